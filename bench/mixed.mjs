// `npm run bench:mixed [-- MINUTES RATE]`: 150 calls a second by the shares of real use, with 5,000,000 rows and 200 sessions, through the
// balancer of one web process: times of calls and of pages in the middle of lists; memory of the process before, meanwhile and after.
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { LISTS, mixOf, pageName } from './mixed/people.mjs';
import { plantMixedFixtures, TINY } from './mixed/fixtures.mjs';
import { median, never, percentile, sized, verdict } from './measure.mjs';
import { answering, caller, openLoop } from './rolling/callers.mjs';
import { cpuSince } from './rolling/cpu.mjs';
import { prepareInstallation } from './rolling/installation.mjs';
import { present } from './rolling/release.mjs';
import { bench, say } from './stage.mjs';

const MINUTES = Number(process.argv[2] ?? sized(10, 0.1));
/** Calls a second. */
const RATE = Number(process.argv[3] ?? sized(150, 12));
const WARM_UP_S = sized(120, 2);
/** After the last call. */
const REST_S = sized(120, 0);

/** 5,000,000 rows. */
const SIZES = sized(
  {
    members: 50_000,
    claims: 1_000_000,
    revisions: 1_000_000,
    scans: 1_000_000,
    codes: 100_000_000,
    orders: 16,
  },
  TINY,
);

/** As docs/operating.md sizes a database of this number of rows. */
const options = [
  '--innodb-buffer-pool-size=2G',
  '--innodb-log-file-size=1G',
  '--innodb-flush-log-at-trx-commit=1',
];

/** Resident memory of a process, MB. */
const residentOf = (pid) =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024;

/** Samples the memory of a process each second. */
function scale(pid) {
  const samples = [];
  const timer = setInterval(() => samples.push(residentOf(pid)), 1000);
  return {
    now: () => residentOf(pid),
    /** Medians of the last minute and highest value since the last call. */
    take() {
      const some = samples.splice(0);
      const own = some.length ? some : [residentOf(pid)];
      return { usual: median(own.slice(-60)), most: Math.max(...own) };
    },
    stop: () => clearInterval(timer),
  };
}

/** Prints how long the calls of each kind took, slowest first. */
function print(calls) {
  const rows = [...new Set(calls.map(({ name }) => name))].map((name) => {
    const times = calls.filter((one) => one.name === name).map(({ ms }) => ms);
    return { name, count: times.length, p50: median(times), p95: percentile(times, 0.95) };
  });
  console.log(`\n  ${'kind'.padEnd(28)}  calls     p50     p95, ms`);
  for (const { name, count, p50, p95 } of rows.sort((a, b) => b.p95 - a.p95))
    console.log(
      `  ${name.padEnd(28)}${String(count).padStart(7)}${p50.toFixed(1).padStart(8)}${p95.toFixed(1).padStart(8)}`,
    );
  console.log('');
}

bench(
  async ({ folder, databaseUrl, database }) => {
    const installation = await prepareInstallation({ folder, databaseUrl, drainSeconds: 1, processes: 1 });
    await installation.command(present(), 'keys:init');
    await installation.command(present(), 'migrate');
    const inserted = await plantMixedFixtures(installation, present(), SIZES);
    say(await installation.command(present(), 'migrate'));
    await installation.startAll(present());
    const call = caller(installation);
    await answering(call);
    const kinds = await mixOf(inserted, call);

    const memory = scale(installation.pids()['web-1']);
    const loop = openLoop(kinds, RATE);
    loop.begin('warm-up');
    await sleep(WARM_UP_S * 1000);
    const warm = memory.take();
    loop.begin('use');
    const since = cpuSince(installation, database);
    await sleep(MINUTES * 60_000);
    const spent = since();
    const used = memory.take();
    await loop.end();
    await sleep(REST_S * 1000);
    const rested = memory.now();
    memory.stop();

    const calls = loop.calls.filter(({ step }) => step === 'use');
    print(calls);
    const failed = loop.calls.filter(({ wrong }) => wrong);
    for (const said of new Set(failed.map(({ name, wrong }) => `${name}: ${wrong.slice(0, 100)}`)))
      console.log(`  ${said}`);
    const log = readFileSync(`${folder}/web-1.log`, 'utf8').split('\n');
    for (const line of log.filter((one) => /"level":[56]0/.test(one)).slice(0, 5))
      console.log(`  ${line.slice(0, 800)}`);
    say(
      `memory: ${warm.usual.toFixed(0)} MB after ${WARM_UP_S} s, ${used.usual.toFixed(0)} MB in the last minute, at most ${used.most.toFixed(0)} MB, ${rested.toFixed(0)} MB ${REST_S} s later`,
    );
    const all = MINUTES * 60;
    say(`cores used: ${spent.map(([name, seconds]) => `${name} ${(seconds / all).toFixed(2)}`).join(', ')}`);
    say(`the callers stood still for at most ${loop.longestPause().toFixed(0)} ms\n`);
    const p50 = (name) => median(calls.filter((one) => one.name === name).map(({ ms }) => ms));
    const middles = LISTS.map((list) => {
      const [first, middle, deepest] = ['first', 'middle', 'deepest'].map((page) =>
        p50(pageName(list, page)),
      );
      return middle / Math.max(first, deepest);
    });
    return [
      verdict(
        `${calls.length.toLocaleString('en')} calls, ${RATE} a second: p95`,
        percentile(
          calls.map(({ ms }) => ms),
          0.95,
        ),
        { most: 250, unit: ' ms', digits: 0 },
      ),
      verdict('a middle page / the slower end, worst list', Math.max(...middles), { most: 1.5 }),
      verdict('memory in the last minute / after warm-up', used.usual / warm.usual, { most: 1.5 }),
      verdict('memory in the last minute', used.usual, { most: 350, unit: ' MB', digits: 0 }),
      verdict('memory after a rest / in the last minute', rested / used.usual, { most: 1 }),
      never('calls that failed at their only try', failed.length),
    ].every(Boolean);
  },
  { options },
);
