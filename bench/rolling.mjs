// `npm run bench:rolling [-- ROWS [REV]]`: two web processes and a worker are replaced by the next release and back behind the balancer,
// while people work, the schema is migrated and an index is built on ROWS scans. No call may fail, and p99 may double at most.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { onStop } from '../tools/process.mjs';
import { never, percentile, sized, verdict } from './measure.mjs';
import { answering, caller, openLoop } from './rolling/callers.mjs';
import { prepareInstallation } from './rolling/installation.mjs';
import { assetsOf, buildCommit, commitBefore, present, WEBS, withMoreAssets } from './rolling/release.mjs';
import { lossesOf, peopleOf, plantFixtures } from './rolling/fixtures.mjs';
import { bench, fixtures, openPool, say } from './stage.mjs';

const ROWS = Number(process.argv[2] ?? sized(20_000_000, 2000));
const REVISION = process.argv[3];
/** Calls a second. */
const RATE = sized(40, 12);
/** The calls of a round. */
const ROUND =
  'scan list page read scan orders claims scan save page scan scans list read scan create page scan claims log scan list read scan orders page scan repeat list scan save read scan scans page signIn';
const BEFORE_S = sized(120, 4);
/** As deploy/ipw.env. */
const DRAIN_SECONDS = sized(5, 4);
/** Whether the release before is built from the history. */
const BUILDS = sized(true, false);

const options = [
  '--innodb-buffer-pool-size=2G',
  '--innodb-log-file-size=1G',
  '--innodb-sort-buffer-size=16M',
  '--innodb-flush-log-at-trx-commit=1',
];

/** The release before: of a commit, or the present build with another hashed file where the history has none. */
async function releaseBefore(folder) {
  const commit = REVISION ?? (BUILDS ? await commitBefore() : undefined);
  if (commit) {
    say('building the release before');
    return buildCommit(commit, path.join(folder, 'before'));
  }
  say(
    `${BUILDS ? 'the history does not reach the release before' : 'in the short form'}: both releases are the present build, with other files`,
  );
  return copyOf(present(), 'before');
}

/** A release with other hashed files. Its folder is below its packages. */
function copyOf(release, word) {
  const folder = path.join(release.tree, '.cache', `rolling-${process.pid}-${word}`);
  onStop(() => rmSync(folder, { recursive: true, force: true }));
  return withMoreAssets(release, folder, word);
}

/** How many hashed files of a release, which the one that serves does not have itself, the site does not send as they were built. */
async function missing(call, release, serving) {
  let [others, count] = [0, 0];
  for (const { app, page } of WEBS) {
    const own = new Set(assetsOf(serving, app).map(({ name }) => name));
    for (const { name, bytes } of assetsOf(release, app).filter((asset) => !own.has(asset.name))) {
      const answer = await call(`${page}assets/${name}`);
      others += 1;
      if (answer.status !== 200 || !answer.bytes.equals(bytes)) count += 1;
    }
  }
  say(`${others} files of ${release.name} that ${serving.name} lacks`);
  return count;
}

/** Builds an index on the scans as migrations do. */
async function buildIndex({ databaseUrl, dataDir }) {
  const pool = openPool(databaseUrl, { connectionLimit: 1 });
  await pool.query('SET max_statement_time = 0');
  const { product } = await fixtures({ databaseUrl, dataDir, pool });
  const runner = { query: async (...statement) => (await pool.query(...statement))[0] };
  await product.addIndex(
    runner,
    'code_scan',
    'code_scan_rolling',
    'INDEX',
    '`batch_number`, `verdict`, `at`',
  );
}

/** Prints the calls of each step; returns their p99. */
function p99Of(calls, step) {
  const own = calls.filter((one) => step.includes(one.step));
  const times = own.map(({ ms }) => ms);
  // In the short form a step may end before a call begins.
  const at = (share) => (times.length ? percentile(times, share).toFixed(0) : '–').padStart(7);
  const failed = own.filter(({ wrong }) => wrong).length;
  console.log(
    `  ${step.join(', ').padEnd(44)}${String(own.length).padStart(7)}${String(failed).padStart(8)}${at(0.5)}${at(0.99)}`,
  );
  return percentile(times, 0.99);
}

bench(
  async ({ folder, databaseUrl }) => {
    const before = await releaseBefore(folder);
    const earliest = copyOf(before, 'earliest');
    const next = copyOf(present(), 'next');
    say(`from ${before.name} to ${next.name}`);

    const installation = await prepareInstallation({ folder, databaseUrl, drainSeconds: DRAIN_SECONDS });
    await installation.command(before, 'keys:init');
    await installation.command(before, 'migrate');
    const began = Date.now();
    const inserted = await plantFixtures(installation, before, ROWS);
    say(`${ROWS.toLocaleString('en')} scans planted in ${((Date.now() - began) / 1000).toFixed(0)} s`);
    await installation.startOnce(earliest);
    await installation.startAll(before);
    const call = caller(installation);
    await answering(call);

    const people = peopleOf(inserted, call);
    const kinds = ROUND.split(' ').map((name) => [name, people.kinds[name]]);
    const loop = openLoop(kinds, RATE);
    const seconds = {};
    const step = async (name, work) => {
      const from = Date.now();
      loop.begin(name);
      const result = await work();
      seconds[name] = ((Date.now() - from) / 1000).toFixed(1);
      say(`${name}: ${seconds[name]} s${typeof result === 'string' ? `, ${result}` : ''}`);
      return result;
    };
    await step('warm-up', () => sleep(BEFORE_S * 250));
    await step('before', () => sleep(BEFORE_S * 1000));
    await step('migrate', () => installation.command(next, 'migrate'));
    await step('index', () => buildIndex(installation));
    await step('forward', () => installation.roll(next));
    const files = await step('files of three releases', async () => [
      await missing(call, earliest, next),
      await missing(call, before, next),
    ]);
    await step('back', () => installation.roll(before));
    files.push(await step('files of the next release', () => missing(call, next, before)));
    loop.begin('after');
    await loop.end();

    console.log(`\n  ${'step'.padEnd(44)}  calls  failed    p50 p99, ms`);
    const during = Object.keys(seconds).filter((name) => !['warm-up', 'before'].includes(name));
    for (const name of ['warm-up', ...during]) p99Of(loop.calls, [name]);
    const usual = p99Of(loop.calls, ['before']);
    const rolling = p99Of(loop.calls, during);
    console.log(`  the callers stood still for at most ${loop.longestPause().toFixed(0)} ms`);
    const failed = loop.calls.filter(({ wrong }) => wrong);
    for (const { name, step: at, wrong } of failed.slice(0, 10)) console.log(`  ${at}, ${name}: ${wrong}`);
    console.log('');
    const [ofEarliest, ofBefore, ofNext] = files;
    const met = [
      never('calls that failed at their only try', failed.length),
      ...(await lossesOf(inserted, people.done)).map(([what, times]) => never(what, times)),
      never('hashed files of the two releases before, not sent by the next', ofEarliest + ofBefore),
      never('hashed files of the next release, not sent after going back', ofNext),
      verdict('p99 during the deploy and back / before', rolling / usual, { most: 2 }),
    ];
    return met.every(Boolean);
  },
  { options },
);
