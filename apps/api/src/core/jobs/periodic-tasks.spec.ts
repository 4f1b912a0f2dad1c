/** Tasks of minutes beside those of every few seconds, and tasks that fail. */
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { pino } from 'pino';
import type { Db } from '../db/db';
import { PeriodicTasks } from './periodic-tasks';

/** A database whose leases are always free. */
const free = {
  one: () => Promise.resolve(undefined),
  execute: () => Promise.resolve(1),
  tx: (work: (sql: Db) => Promise<unknown>) => work(free),
} as unknown as Db;

it('runs a long task apart, once at a time, and ends it with the process', async () => {
  const tasks = new PeriodicTasks(free, pino({ enabled: false }));
  let begun = 0;
  let ended = 0;
  let others = 0;
  tasks.add(
    1,
    'long',
    async (closing) => {
      begun += 1;
      await once(closing, 'abort');
      ended += 1;
    },
    true,
  );
  tasks.add(1, 'short', () => Promise.resolve(void (others += 1)));
  tasks.start();
  while (others < 2) await wait(20);
  expect({ begun, ended }).toEqual({ begun: 1, ended: 0 });
  await tasks.close();
  expect({ begun, ended }).toEqual({ begun: 1, ended: 1 });
});

it('says no longer that a task fails once another process has it', async () => {
  let isTaken = false;
  const one = () => Promise.resolve(isTaken ? { fence: 1, free: 0 } : undefined);
  const shared = { ...free, one } as unknown as Db;
  const tasks = new PeriodicTasks(shared, pino({ enabled: false }));
  tasks.add(1, 'broken', () => Promise.reject(new Error('no')));
  tasks.start();
  while (!tasks.failing.has('broken')) await wait(20);
  isTaken = true;
  for (let tries = 0; tasks.failing.has('broken') && tries < 200; tries += 1) await wait(20);
  await tasks.close();
  expect([...tasks.failing]).toEqual([]);
});

it('names a task that fails, and runs the others all the same', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  const tasks = new PeriodicTasks(free, log);
  let others = 0;
  tasks.add(1, 'broken', () => Promise.reject(new Error('no')));
  tasks.add(1, 'other', () => Promise.resolve(void (others += 1)));
  tasks.start();
  for (let tries = 0; others < 2 && tries < 200; tries += 1) await wait(20);
  await tasks.close();
  expect(others).toBeGreaterThan(1);
  expect(JSON.parse(lines[0]!)).toMatchObject({
    task: 'broken',
    msg: 'periodic task failed, will be retried',
  });
  expect([...tasks.failing]).toEqual([
    ['broken', 1],
    ['other', 0],
  ]);
});
