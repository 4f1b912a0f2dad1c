// `npm run bench:scans [-- LOGGED]`: a label's page with every scan committed before the answer, against the same page
// without the database, a transaction for each scan, a bare server that sends as many bytes, and one that also logs by the same
// group commit; with a thousand codes, then with a hundred million.
import { randomInt } from 'node:crypto';
import { anyAddress, codeMaker, logScans, plantBatches, PROXIED } from './labels.mjs';
import { call, load, median, never, sized, verdict } from './measure.mjs';
import { bench, bundle, fixtures, say, serve, serveBare } from './stage.mjs';

const LOGGED = Number(process.argv[2] ?? sized(1_000_000, 2000));
const FEW = sized(1000, 200);
const MANY = sized(100_000_000, 20_000);
const CONNECTIONS = 64;
const ROUNDS = sized(5, 1);
const AMOUNTS = sized(
  { bare: 6000, logged: 6000, page: 6000, ours: 6000, single: 1500 },
  { bare: 200, logged: 200, page: 200, ours: 200, single: 100 },
);
const WARM_UP = sized(1000, 70);
/** The variants that log every scan. */
const LOGGING = ['logged', 'ours', 'single'];
const PHONE = 'Mozilla/5.0 (Linux; Android 14) Chrome/126.0 Mobile Safari/537.36';

const number = (value) => value.toLocaleString('en');

// The settings docs/operating.md recommends for many scans: indexes that are written stay in memory.
const options = ['--innodb-buffer-pool-size=2G', '--innodb-log-file-size=512M'];

bench(
  async (run) => {
    const api = await serve({ ...run, env: PROXIED });
    // With the API's keys, so that all read the same codes.
    const other = async (program) => serve({ ...run, program: await bundle(program), env: PROXIED });
    const page = await other('bench/scan-unlogged.ts');
    const single = await other('bench/scan-by-scan.ts');
    const context = await fixtures(api);
    const [[durable]] = await context.pool.query("SHOW VARIABLES LIKE 'innodb_flush_log_at_trx_commit'");
    if (durable.Value !== '1') throw new Error('the database is not durable');
    const codeOf = codeMaker(context.product, api.dataDir);

    const bare = await serveBare(run.databaseUrl);
    const logged = await serveBare(run.databaseUrl, await bundle('bench/scan-bare.ts'));
    const lines = async () =>
      Number((await context.pool.query('SELECT COUNT(*) AS n FROM code_scan'))[0][0].n);
    let lost = 0;

    async function measure(batches) {
      const scan = () => {
        const { number: batch, quantity } = batches[randomInt(batches.length)];
        const headers = { 'user-agent': PHONE, 'x-forwarded-for': anyAddress(), 'accept-language': 'en' };
        return { path: `/s/${codeOf(batch, randomInt(quantity))}`, headers };
      };
      const { path, headers } = scan();
      const { status, body } = await call(page.url + path, { headers });
      if (status !== 200) throw new Error(`${path}: ${status} ${body}`);
      const same = () => ({ ...scan(), path: `/fixed/${Buffer.byteLength(body)}` });
      const barely = () => {
        const { number: batch, quantity, ip_id } = batches[randomInt(batches.length)];
        return { path: `/${batch}/${randomInt(quantity)}/${ip_id}/${Buffer.byteLength(body)}` };
      };
      const target = ({ url }, each = scan) => ({ url, connections: CONNECTIONS, each });
      const targets = {
        bare: target(bare, same),
        logged: target(logged, barely),
        page: target(page),
        ours: target(api),
        single: target(single),
      };
      const found = { bare: [], logged: [], page: [], ours: [], single: [] };
      const before = await lines();
      let sent = 0;
      const send = async (name, amount) => {
        if (LOGGING.includes(name)) sent += amount;
        return load({ ...targets[name], amount });
      };
      for (const name of Object.keys(targets)) await send(name, WARM_UP);
      for (let round = 0; round < ROUNDS; round += 1)
        for (const name of Object.keys(targets)) found[name].push(await send(name, AMOUNTS[name]));
      lost += before + sent - (await lines());
      const ratio = (below) => median(found.ours.map(({ rate }, at) => rate / found[below][at].rate));
      const p99 = (name) => median(found[name].map((round) => round.p99));
      for (const [name, what] of [
        ['bare', `a bare server sending ${Buffer.byteLength(body)} bytes`],
        ['logged', 'the same, logged by the same commits'],
        ['page', 'without the database'],
        ['ours', 'logged, counted, first scan known; commits shared'],
        ['single', 'the same, a transaction a scan'],
      ]) {
        const rate = Math.round(median(found[name].map((round) => round.rate)));
        console.log(
          `${number(rate).padStart(9)} scans/s, p99 ${p99(name).toFixed(0).padStart(4)} ms  ${what}`,
        );
      }
      console.log(`          logged / the bare server ${ratio('bare').toFixed(2)}`);
      return {
        page: ratio('page'),
        logged: ratio('logged'),
        single: ratio('single'),
        ours: p99('ours'),
        theirs: p99('single'),
      };
    }

    say(`${number(FEW)} codes, ${number(FEW)} scans logged`);
    const few = await plantBatches(context, FEW);
    await logScans(context, few, FEW);
    const small = await measure(few);
    say(`issuing ${number(MANY)} codes, logging ${number(LOGGED)} scans`);
    const many = await plantBatches(context, MANY);
    await logScans(context, many, LOGGED);
    const large = await measure(many);

    console.log('');
    const met = [small, large].flatMap(({ page, logged: bareLogged, single: alone, ours, theirs }, at) => {
      const size = `${number([FEW, MANY][at])} codes`;
      return [
        verdict(`${size}: logged / a bare server that logs`, bareLogged, { least: 0.5 }),
        verdict(`${size}: logged / without the database`, page, { least: 0.35 }),
        verdict(`${size}: logged / a transaction a scan`, alone, { least: 3 }),
        verdict(`${size}: p99 / p99 of a transaction a scan`, ours / theirs, { most: 1 }),
        verdict(`${size}: p99`, ours, { most: 300, unit: ' ms', digits: 0 }),
      ];
    });
    return [
      ...met,
      verdict(`${number(MANY)} codes, ${number(LOGGED)} scans / ${number(FEW)}`, large.page / small.page, {
        least: 0.9,
      }),
      never('answered scans without a line in the log', lost),
    ].every(Boolean);
  },
  { options },
);
