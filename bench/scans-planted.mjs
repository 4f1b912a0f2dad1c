// `npm run bench:scans-planted [-- SCANS MINUTES]`: scans, lists and charts while people scan without a pause, half of them one
// batch, on a log of SCANS in 12 months; first with a tenth of them. Lag of the reader, and throughput at the end and at first.
import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { anyAddress, codeMaker, countScans, plantBatches, PROXIED } from './labels.mjs';
import { call, load, median, percentile, sized, verdict } from './measure.mjs';
import { bench, fixtures, say, serve, signInMember, signInStaff } from './stage.mjs';

const SCANS = Number(process.argv[2] ?? sized(50_000_000, 12_000));
const MINUTES = Number(process.argv[3] ?? sized(20, 0.05));
const CONNECTIONS = 64;
const IPS = 20;
/** Batches of an IP. */
const BATCHES = 10;
const MONTHS = 12;
const SOME = sized(3000, 70);
const PHONE = 'Mozilla/5.0 (Linux; Android 14) Chrome/126.0 Mobile Safari/537.36';
const DAY_MS = 86_400_000;
const SPAN = MONTHS * 30;

const number = (value) => Math.round(value).toLocaleString('en');
const day = (back) => new Date(Date.now() + 8 * 3_600_000 - back * DAY_MS).toISOString().slice(0, 10);
const options = [
  '--innodb-buffer-pool-size=2G',
  '--innodb-log-file-size=1G',
  '--innodb-sort-buffer-size=16M',
];

/** Partitions of the months that are planted: the oldest one is split while it is empty. */
async function makeMonths(connection) {
  const [[first]] = await connection.query(
    "SELECT partition_name AS name, partition_description AS ends FROM information_schema.partitions WHERE table_schema = DATABASE() AND table_name = 'code_scan' ORDER BY partition_ordinal_position LIMIT 1",
  );
  const [year, month] = [Number(first.name.slice(1, 5)), Number(first.name.slice(5))];
  const parts = Array.from({ length: MONTHS }, (_, at) => {
    const name = new Date(Date.UTC(year, month - MONTHS + at, 1)).toISOString().slice(0, 7).replace('-', '');
    const end = new Date(Date.UTC(year, month - MONTHS + at + 1, 1) - 8 * 3_600_000);
    return `PARTITION p${name} VALUES LESS THAN ('${end.toISOString().slice(0, 19).replace('T', ' ')}')`;
  });
  await connection.query(
    `ALTER TABLE code_scan REORGANIZE PARTITION ${first.name} INTO (${parts.join(', ')})`,
  );
}

/** Adds scans up to a number, spread evenly over the months, the IPs' batches and thirty towns; one in 5,000 is of a revoked code. */
async function plant({ pool }, batches, scans) {
  const connection = await pool.getConnection();
  await connection.query('SET max_statement_time = 0, unique_checks = 0, foreign_key_checks = 0');
  const [[{ n }]] = await connection.query('SELECT COUNT(*) AS n FROM code_scan');
  if (n === 0) await makeMonths(connection);
  const [[{ 'Create Table': table }]] = await connection.query('SHOW CREATE TABLE code_scan');
  const keys = [...table.matchAll(/^ {2}KEY `(\w+)`.*\)/gm)];
  await connection.query(`ALTER TABLE code_scan ${keys.map(([, name]) => `DROP KEY ${name}`).join(', ')}`);
  await connection.query(
    'CREATE OR REPLACE TEMPORARY TABLE chosen (at INT PRIMARY KEY, number INT UNSIGNED, ip_id CHAR(26) CHARACTER SET ascii COLLATE ascii_bin)',
  );
  await connection.query('INSERT INTO chosen VALUES ?', [
    batches.map(({ number: batch, ip_id }, at) => [at, batch, ip_id]),
  ]);
  const seconds = ((SPAN * DAY_MS) / 1000 - 3600) / (scans - n);
  const STEP = 500_000;
  for (let from = 0; from < scans - n; from += STEP) {
    const to = Math.min(from + STEP, scans - n) - 1;
    await connection.query(
      `INSERT INTO code_scan (at, ip_id, batch_number, serial, verdict, mark, place, agent, source)
       SELECT NOW(3) - INTERVAL ${SPAN} DAY + INTERVAL s.seq * ${seconds} SECOND, c.ip_id, c.number, s.seq * 7919 % 1000000,
          IF(s.seq % 5000 = 17, 'revoked', IF(s.seq % 4, 'genuine', 'scanned_before')), IF(s.seq % 20, NULL, 'repeated'),
          CONCAT('城市 ', s.seq * 31 % 30), 'wechat', LPAD(HEX(s.seq * 6007 % 1000003), 16, '0')
         FROM seq_${from}_to_${to} s JOIN chosen c ON c.at = s.seq * 13 DIV 7 % ${batches.length}`,
    );
  }
  await connection.query(`ALTER TABLE code_scan ${keys.map(([line]) => `ADD ${line.trim()}`).join(', ')}`);
  await connection.query('DELETE FROM code_seen');
  await connection.query(
    'INSERT INTO code_seen (batch_number, serial, first_at, visits) SELECT batch_number, serial, MIN(at), COUNT(*) FROM code_scan GROUP BY 1, 2',
  );
  await connection.query('ANALYZE TABLE code_scan, code_seen');
  await countScans(connection);
  connection.release();
}

bench(
  async (run) => {
    const api = await serve({ ...run, env: PROXIED });
    const context = await fixtures(api);
    const { on, pool, product } = context;
    const codeOf = codeMaker(product, api.dataDir);
    const batches = [];
    for (let ip = 0; ip < IPS; ip += 1) batches.push(...(await plantBatches(context, 10_000_000 * BATCHES)));
    const [{ ip_id, number: hot }] = batches;
    const member = await product.plantMember(on, { username: 'bench', phone_number: '13800000000' });
    await product.plantOperator(on.db, ip_id, member, 1);
    const token = await signInMember(context, member, 24);
    const staff = await signInStaff(context);

    const holder = (path, more) => ({
      path: `/api/code/${path}?${new URLSearchParams({ ip_id, ...more })}`,
      headers: { authorization: `Bearer ${token}` },
    });
    const console_ = (filter) => ({
      path: `/api/admin/scans?${new URLSearchParams({ filter: JSON.stringify(filter) })}`,
      headers: staff,
    });
    const span = { from: day(SPAN), to: day(0) };
    const looks = [
      holder('scanList', {}),
      holder('scanList', { verdict: 'revoked' }),
      holder('scanList', { place: '城市 7', page: 100 }),
      holder('scanList', { ...span, batch_number: hot, page: 500 }),
      ...['day', 'place', 'verdict', 'goods', 'licensee'].map((group) =>
        holder('scanStats', { ...span, group }),
      ),
      holder('scanStats', { ...span, group: 'day', place: '城市 7' }),
      console_({}),
      console_({ verdict: 'revoked' }),
      console_({ ip_id }),
      console_({ batch_number: String(hot), to: day(40) }),
      console_({ source: '000000000000A0B1' }),
    ];
    const times = looks.map(() => []);
    const lags = [];
    let over = false;
    const look = async () => {
      for (let at = 0; !over; at = (at + 1) % looks.length) {
        const { path, headers } = looks[at];
        const { ms, status, body } = await call(api.url + path, { headers });
        if (status !== 200) throw new Error(`${path}: ${status} ${body}`);
        times[at].push(ms);
        await sleep(100);
      }
    };
    const lag = async () => {
      while (!over) {
        const [[row]] = await pool.query(
          'SELECT TIMESTAMPDIFF(MICROSECOND, at, NOW(3)) / 1e6 AS age FROM code_scan_mark m STRAIGHT_JOIN code_scan s ON s.id > m.counted_id WHERE m.id = 1 ORDER BY s.id LIMIT 1',
        );
        lags.push(Number(row?.age ?? 0));
        await sleep(1000);
      }
    };
    const scan = () => {
      const { number: batch } = batches[randomInt(2) ? 0 : randomInt(batches.length)];
      const headers = { 'user-agent': PHONE, 'x-forwarded-for': anyAddress(), 'accept-language': 'en' };
      return { path: `/s/${codeOf(batch, randomInt(10_000_000))}`, headers };
    };
    async function measure(minutes) {
      const rounds = [];
      over = false;
      for (const list of [...times, lags]) list.length = 0;
      const others = [look(), lag()];
      for (const until = Date.now() + minutes * 60_000; Date.now() < until || rounds.length < 4;)
        rounds.push(await load({ url: api.url, connections: CONNECTIONS, amount: SOME, each: scan }));
      over = true;
      await Promise.all(others);
      const part = Math.max(1, Math.floor(rounds.length / 4));
      const rate = (some) => median(some.map((round) => round.rate));
      console.log(
        `  ${number(rate(rounds))} scans/s, p99 ${median(rounds.map(({ p99 }) => p99)).toFixed(0)} ms; lag at most ${Math.max(...lags).toFixed(1)} s`,
      );
      for (const [at, { path }] of looks.entries())
        console.log(
          `  ${percentile(times[at], 0.95).toFixed(0).padStart(6)} ms  ${decodeURIComponent(path).replace(/ip_id=\w+&?/, '')}`,
        );
      return {
        p99: median(rounds.map((round) => round.p99)),
        lasting: rate(rounds.slice(-part)) / rate(rounds.slice(0, part)),
        lag: Math.max(...lags),
        looks: Math.max(...times.map((some) => percentile(some, 0.95))),
      };
    }

    const found = [];
    for (const [scans, minutes] of [
      [SCANS / 10, MINUTES / 4],
      [SCANS, MINUTES],
    ]) {
      const began = Date.now();
      await plant(context, batches, scans);
      say(`${number(scans)} scans planted in ${((Date.now() - began) / 1000).toFixed(0)} s`);
      await load({ url: api.url, connections: CONNECTIONS, amount: SOME, each: scan });
      found.push(await measure(minutes));
    }
    const [small, large] = found;
    console.log('');
    return [
      verdict(`${number(SCANS)} scans: p99 of a scan`, large.p99, { most: 300, unit: ' ms', digits: 0 }),
      verdict(`p99 / that with ${number(SCANS / 10)}`, large.p99 / small.p99, { most: 1.2 }),
      verdict('lists and charts meanwhile, p95 of the slowest', large.looks, {
        most: 300,
        unit: ' ms',
        digits: 0,
      }),
      verdict('the reader’s lag', large.lag, { most: 30, unit: ' s', digits: 1 }),
      verdict('scans a second, the last quarter / the first', large.lasting, { least: 0.9 }),
    ].every(Boolean);
  },
  { options },
);
