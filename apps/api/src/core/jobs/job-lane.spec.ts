/** What the log says of jobs that fail. */
import { setTimeout as wait } from 'node:timers/promises';
import { pino } from 'pino';
import { JobLane, type LaneTools, MOST_ATTEMPTS } from './job-lane';

it.each([
  [0, 'jobs: an attempt failed'],
  [MOST_ATTEMPTS - 1, 'jobs: given up'],
  [MOST_ATTEMPTS, 'jobs: given up'],
])('after %d attempts names kind, lane and attempt, never the error', async (attempts, msg) => {
  const lines: string[] = [];
  const due = [{ id: 'a', kind: 'data_export', payload: Buffer.alloc(0), attempts, too_late: 0 }];
  const lane = new JobLane('slow', {
    db: { rows: () => Promise.resolve(due.splice(0)), execute: () => Promise.resolve(1) },
    cipher: { open: () => '{}' },
    log: pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) }),
    workerOf: () => () => Promise.reject(new Error('unknown recipient ann@example.org')),
  } as unknown as LaneTools);
  lane.start();
  while (lines.length < 1) await wait(20);
  await lane.close();
  expect(lines).toHaveLength(1);
  const attempt = Math.min(attempts + 1, MOST_ATTEMPTS);
  expect(JSON.parse(lines[0]!)).toMatchObject({ msg, job: 'a', kind: 'data_export', lane: 'slow', attempt });
  expect(lines[0]).not.toContain('ann@example.org');
});
