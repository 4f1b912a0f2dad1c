/** Periodic tasks of the API under test. */
import type { ResultSetHeader } from 'mysql2/promise';
import { leapADay, mortal } from './another';
import { until } from './outbox';
import { api, atTheEnd, rows } from './server';

/** Tasks that write what calls write, too; some only after the hour a slow machine needs. */
const BUSY = [
  'brand-digest',
  'broadcast',
  'campaign-notices',
  'campaign-results',
  'close-accounts',
  'code-alerts',
  'expire-handovers',
  'expire-invitations',
  'filings',
  'image-requests',
  'index-ips',
  'look-for-copies',
  'message-digest',
  'queue-prints',
  'retention',
  'rights',
  'scan-month-counts',
  'scan-months',
  'seal-evidence',
  'sheets',
  'sheets-unanswerable',
  'skin-listing',
  'stamp-evidence',
  'sweep-answers',
  'sweep-business-checks',
  'sweep-code-exports',
  'sweep-codes',
  'sweep-exports',
  'sweep-files',
  'sweep-image-links',
  'sweep-limits',
  'sweep-processes',
  'sweep-proofs',
  'sweep-sessions',
  'sweep-tender-brands',
  'sweep-uploads',
  'sweep-visitors',
  'tender-alerts',
  'tender-notices',
  'threads',
  'trash',
];

/** Holds all of them. */
export const holdTasks = (): void => BUSY.forEach(holdTask);

/**
 * Holds the lease of a periodic task until the end of a spec file: what the task writes would look like a change by the calls
 * under test.
 */
function holdTask(name: string): void {
  const db = () => api().db();
  beforeAll(async () => {
    await db().query(
      "INSERT IGNORE INTO lease (name, holder, fence, held_until) VALUES (?, 'spec', 0, NOW(3))",
      [name],
    );
    for (let held = 0; !held;) {
      const [{ affectedRows }] = await db().query<ResultSetHeader>(
        "UPDATE lease SET holder = 'spec', fence = fence + 1, held_until = '2099-01-01' WHERE name = ? AND held_until <= SYSDATE(3)",
        [name],
      );
      held = affectedRows;
      if (!held) await new Promise((resolve) => setTimeout(resolve, 100));
    }
    atTheEnd(async () => {
      await db().query("UPDATE lease SET held_until = NOW(3) WHERE name = ? AND holder = 'spec'", [name]);
    });
  });
}

/** Runs a periodic task in a process of its own, as if a day had passed; the others rest meanwhile. */
export async function aDayLater(task: string): Promise<void> {
  const others = BUSY.filter((name) => name !== task);
  const fence = async () =>
    (
      await rows<{ fence: number }>('SELECT fence FROM lease WHERE name = ? AND held_until <= SYSDATE(3)', [
        task,
      ])
    )[0]?.fence;
  await rows('INSERT IGNORE INTO lease (name, holder, fence, held_until) VALUES ?', [
    others.map((name) => [name, 'spec', 0, '2000-01-01']),
  ]);
  await rows(
    "UPDATE lease SET holder = 'spec', fence = fence + 1, held_until = '2099-01-01' WHERE name IN (?) AND held_until <= SYSDATE(3)",
    [others],
  );
  const before = await fence();
  const ended = async () => {
    const after = await fence();
    return after === before ? undefined : after;
  };
  try {
    const product = await mortal({ LOG_LEVEL: 'silent' });
    leapADay(product);
    await until(ended, `the task ${task}`);
    await product.kill();
  } finally {
    await rows("UPDATE lease SET held_until = NOW(3) WHERE name IN (?) AND holder = 'spec'", [others]);
  }
}
