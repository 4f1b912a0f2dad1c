/** Periodic tasks of the API under test. */
import type { ResultSetHeader } from 'mysql2/promise';
import { api, atTheEnd } from './server';

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
  'look-for-copies',
  'message-digest',
  'queue-prints',
  'retention',
  'rights',
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
