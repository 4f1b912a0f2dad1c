// `npm run bench:processes`: the mixed load on one, two and four web processes behind the balancer: CPU time of all parts for a
// call, in turns; and calls a second, judged where there are cores for four processes and what surrounds them.
import os from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { mixOf } from './mixed/people.mjs';
import { plantMixedFixtures, TINY } from './mixed/fixtures.mjs';
import { median, never, sized, verdict } from './measure.mjs';
import { answering, caller, closedLoop, openLoop } from './rolling/callers.mjs';
import { cpuSince } from './rolling/cpu.mjs';
import { prepareInstallation } from './rolling/installation.mjs';
import { present } from './rolling/release.mjs';
import { bench, say } from './stage.mjs';

const COUNTS = sized([1, 2, 4], [1, 2]);
const ROUNDS = sized(3, 1);
/** Calls a second. */
const RATE = sized(80, 12);
/** Each process must have compiled its code (JIT). */
const WARM_UP_S = sized(25, 1);
const SECONDS = sized(40, 2);
const CALLERS = sized(64, 4);
const SIZES = sized(
  { members: 5000, claims: 50_000, revisions: 50_000, scans: 50_000, codes: 10_000_000, orders: 30 },
  TINY,
);
/** Four web processes, the worker, the balancer, the database and the callers. */
const CORES = 8;

const options = [
  '--innodb-buffer-pool-size=1G',
  '--innodb-log-file-size=512M',
  '--innodb-flush-log-at-trx-commit=1',
];

bench(
  async ({ folder, databaseUrl, database }) => {
    const installation = await prepareInstallation({
      ...{ folder, databaseUrl, drainSeconds: 1 },
      processes: Math.max(...COUNTS),
    });
    await installation.command(present(), 'keys:init');
    await installation.command(present(), 'migrate');
    const inserted = await plantMixedFixtures(installation, present(), SIZES);
    say(await installation.command(present(), 'migrate'));
    const found = Object.fromEntries(COUNTS.map((count) => [count, { cpu: [], rate: [], parts: {} }]));
    const failed = [];
    let kinds;

    for (let round = 0; round < ROUNDS; round += 1)
      for (const count of round % 2 ? COUNTS.toReversed() : COUNTS) {
        await installation.startAll(present(), count);
        const call = caller(installation);
        await answering(call);
        kinds = await mixOf(inserted, call);
        const loop = openLoop(kinds, RATE);
        await sleep(WARM_UP_S * 1000 * count);
        loop.begin('measured');
        const since = cpuSince(installation, database);
        await sleep(SECONDS * 1000);
        const calls = loop.calls.filter(({ step }) => step === 'measured').length;
        const spent = since().map(([name, seconds]) => [name, (seconds / calls) * 1000]);
        await loop.end();
        const { rate, calls: rushed } = await closedLoop(kinds, CALLERS, SECONDS / 2);
        failed.push(...[...loop.calls, ...rushed].filter(({ wrong }) => wrong));
        const all = spent.reduce((sum, [, ms]) => sum + ms, 0);
        found[count].cpu.push(all);
        found[count].rate.push(rate);
        const web = spent.filter(([name]) => name.startsWith('web')).reduce((sum, [, ms]) => sum + ms, 0);
        const others = spent.filter(([name]) => !name.startsWith('web'));
        say(
          `${count} web processes: ${all.toFixed(2)} ms of CPU a call (web ${web.toFixed(2)}, ${others.map(([name, ms]) => `${name} ${ms.toFixed(2)}`).join(', ')}), ${rate.toFixed(0)} calls/s`,
        );
        await installation.endAll();
      }

    const alike = new Map();
    for (const { name, wrong } of failed) {
      const key = `${name}: ${wrong.slice(0, 3)}`;
      alike.set(key, { wrong, times: (alike.get(key)?.times ?? 0) + 1 });
    }
    for (const [key, { wrong, times }] of alike) console.log(`  ${times} times ${key}, last: ${wrong}`);
    console.log('');
    const cores = os.availableParallelism();
    if (cores < CORES) say(`calls a second need ${CORES} cores and are not judged on ${cores}\n`);
    const ratio = (what, count) =>
      median(found[count][what].map((value, round) => value / found[1][what][round]));
    const others = COUNTS.slice(1);
    const least = { 2: 1.7, 4: 3 };
    return [
      ...others.map((count) =>
        verdict(`CPU of all parts for a call, ${count} processes / 1`, ratio('cpu', count), { most: 1.15 }),
      ),
      ...others.map((count) =>
        verdict(`calls a second, ${count} processes / 1`, ratio('rate', count), {
          least: cores < CORES ? 0 : least[count],
        }),
      ),
      never('calls that failed', failed.length),
    ].every(Boolean);
  },
  { options },
);
