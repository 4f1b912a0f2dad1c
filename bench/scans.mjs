// `npm run bench:scans [-- LOGGED]`: a label's page, every scan committed before it is answered, against the same page
// without the database and against a transaction a scan; with a thousand codes, then with a hundred million.
import { randomInt } from 'node:crypto';
import { anyAddress, codeMaker, logScans, plantBatches, PROXIED } from './labels.mjs';
import { load, median, verdict } from './measure.mjs';
import { bench, bundle, ground, say, serve } from './stage.mjs';

const LOGGED = Number(process.argv[2] ?? 1_000_000);
const FEW = 1000;
const MANY = 100_000_000;
const CONNECTIONS = 64;
const ROUNDS = 5;
const AMOUNTS = { page: 6000, ours: 6000, single: 1500 };
const PHONE = 'Mozilla/5.0 (Linux; Android 14) Chrome/126.0 Mobile Safari/537.36';

const number = (value) => value.toLocaleString('en');

// What the operator's guide says of a database for many scans: what is written anywhere in an index is in memory.
const options = ['--innodb-buffer-pool-size=2G', '--innodb-log-file-size=512M'];

bench(
  async (run) => {
    const api = await serve({ ...run, env: PROXIED });
    // Their keys are the product's: all read the same codes.
    const other = async (program) => serve({ ...run, program: await bundle(program), env: PROXIED });
    const page = await other('bench/scan-unlogged.ts');
    const single = await other('bench/scan-by-scan.ts');
    const context = await ground(api);
    const [[durable]] = await context.pool.query("SHOW VARIABLES LIKE 'innodb_flush_log_at_trx_commit'");
    if (durable.Value !== '1') throw new Error('the database is not durable');
    const codeOf = codeMaker(context.product, api.dataDir);

    async function measure(batches) {
      const target = ({ url }) => ({
        url,
        connections: CONNECTIONS,
        each: () => {
          const { number: batch, quantity } = batches[randomInt(batches.length)];
          const headers = { 'user-agent': PHONE, 'x-forwarded-for': anyAddress(), 'accept-language': 'en' };
          return { path: `/s/${codeOf(batch, randomInt(quantity))}`, headers };
        },
      });
      const targets = { page: target(page), ours: target(api), single: target(single) };
      const found = { page: [], ours: [], single: [] };
      for (const one of Object.values(targets)) await load({ ...one, amount: 1000 });
      for (let round = 0; round < ROUNDS; round += 1)
        for (const [name, one] of Object.entries(targets))
          found[name].push(await load({ ...one, amount: AMOUNTS[name] }));
      const ratio = (below) => median(found.ours.map(({ rate }, at) => rate / found[below][at].rate));
      const p99 = (name) => median(found[name].map((round) => round.p99));
      for (const [name, what] of [
        ['page', 'without the database'],
        ['ours', 'logged, counted, first scan known; commits shared'],
        ['single', 'the same, a transaction a scan'],
      ]) {
        const rate = Math.round(median(found[name].map((round) => round.rate)));
        console.log(
          `${number(rate).padStart(9)} scans/s, p99 ${p99(name).toFixed(0).padStart(4)} ms  ${what}`,
        );
      }
      return { page: ratio('page'), single: ratio('single'), ours: p99('ours'), theirs: p99('single') };
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
    const met = [small, large].flatMap(({ page, single: alone, ours, theirs }, at) => {
      const size = `${number([FEW, MANY][at])} codes`;
      return [
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
    ].every(Boolean);
  },
  { options },
);
