// `npm run bench:kills`: kills the database repeatedly while scans arrive; every answered scan must be stored.
import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { anyAddress, codeMaker, plantBatches, PROXIED } from './labels.mjs';
import { call, median, never, percentile, sized } from './measure.mjs';
import { bench, fixtures, say, serve } from './stage.mjs';

const KILLS = Number(process.argv[2] ?? sized(200, 2));
const SCANNERS = 16;
/** Answered scans between two kills, so that the server must have recovered. */
const BETWEEN = sized(50, 20);
/** Time for the reader to count the last scans. */
const READ_MS = 60_000;
const RECOVERY_MS = sized(15_000, 60_000);

bench(
  async ({ database, ...run }) => {
    const api = await serve({ ...run, env: PROXIED });
    const context = await fixtures(api);
    const [batch] = await plantBatches(context, 10_000_000);
    const codeOf = codeMaker(context.product, api.dataDir);
    const [[durable]] = await context.pool.query("SHOW VARIABLES LIKE 'innodb_flush_log_at_trx_commit'");
    if (durable.Value !== '1') throw new Error('the database is not durable');

    const answered = [];
    let refused = 0;
    let next = 0;
    let over = false;
    const scanner = async () => {
      while (!over) {
        const serial = next++;
        const body = JSON.stringify({ code: codeOf(batch.number, serial) });
        const headers = { 'content-type': 'application/json', 'x-forwarded-for': anyAddress() };
        const answer = await call(`${api.url}/api/code/verify`, { method: 'POST', headers, body });
        if (answer.status === 200 && JSON.parse(answer.body).data?.verdict === 'genuine')
          answered.push(serial);
        else {
          refused += 1;
          await sleep(20);
        }
      }
    };
    const scanners = Array.from({ length: SCANNERS }, scanner);

    say(`killing the database ${KILLS} times while ${SCANNERS} people scan`);
    const recoveries = [];
    for (let kill = 0; kill < KILLS; kill += 1) {
      const since = answered.length;
      while (answered.length < since + BETWEEN) await sleep(5);
      await sleep(randomInt(60));
      process.kill(database.pid(), 'SIGKILL');
      const killed = performance.now();
      const before = answered.length + SCANNERS;
      while (answered.length <= before) {
        if (performance.now() - killed > RECOVERY_MS) throw new Error('the server did not recover');
        await sleep(5);
      }
      recoveries.push(performance.now() - killed);
    }
    over = true;
    await Promise.all(scanners);

    const later = await fixtures(api);
    const [written] = await later.pool.query(
      'SELECT serial, COUNT(*) AS scans FROM code_scan GROUP BY serial',
    );
    const scans = new Map(written.map((row) => [row.serial, Number(row.scans)]));
    const lost = answered.filter((serial) => !scans.has(serial));
    // A scan, its code's count and its batch's count are committed together.
    const [[count]] = await later.pool.query(
      'SELECT (SELECT COUNT(*) FROM code_scan) - (SELECT SUM(visits) FROM code_seen) AS visits, (SELECT COUNT(*) FROM code_seen) - (SELECT SUM(scanned) FROM code_batch_scanned) AS codes',
    );
    // The reader has counted every scan some seconds later.
    const counted = async () => {
      const [[row]] = await later.pool.query(
        'SELECT (SELECT counted_id FROM code_scan_mark) >= (SELECT MAX(id) FROM code_scan) AS done, (SELECT COUNT(*) FROM code_scan) - (SELECT COALESCE(SUM(scans), 0) FROM code_scan_day) AS days, (SELECT COUNT(*) FROM code_scan) - (SELECT COALESCE(SUM(scans), 0) FROM code_scan_total) AS total',
      );
      return row;
    };
    let row = await counted();
    for (const until = Date.now() + READ_MS; !row.done && Date.now() < until; row = await counted())
      await sleep(500);
    console.log(
      `\n${answered.length.toLocaleString('en')} scans were answered, ${refused.toLocaleString('en')} refused; back after ${Math.round(median(recoveries))} ms, at worst ${Math.round(percentile(recoveries, 1))} ms\n`,
    );
    return [
      never(`answered scans lost in ${KILLS} kills`, lost.length),
      never('visits that were not logged, or logged and not counted', Math.abs(count.visits)),
      never('scans that the daily counts miss or count twice', Math.abs(row.days) + Math.abs(row.total)),
      never('codes whose first scan was not counted', Math.abs(count.codes)),
    ].every(Boolean);
  },
  { supervised: true },
);
