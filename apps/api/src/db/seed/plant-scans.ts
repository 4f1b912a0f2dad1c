import { createHash } from 'node:crypto';
import { type CodeReportState, type ReportOutcome, ulid, type Verdict } from '@ipw/domain';
import { reportPlace } from '../../code/sealed-places';
import type { Db } from '../../core/db/db';
import type { Ground } from './soil';

export interface PlantedScan {
  at: Date;
  serial: number;
  verdict: Verdict;
  repeated?: 0 | 1;
  place?: string | null;
  agent?: string;
}

/** Scans of a batch as the scan log writes them, in the order given, oldest first. */
export async function plantScans(
  db: Db,
  { ip_id, number }: { ip_id: string; number: number },
  scans: readonly PlantedScan[],
): Promise<void> {
  const source = createHash('sha256').update('demo').digest('hex').slice(0, 16);
  const seen = new Map<number, { first: Date; visits: number }>();
  for (const { serial, at, repeated } of scans) {
    const known = seen.get(serial);
    if (known) known.visits += repeated ? 0 : 1;
    else seen.set(serial, { first: at, visits: 1 });
  }
  await db.change(
    'INSERT INTO code_scan (at, ip_id, batch_number, serial, verdict, repeated, place, agent, source) VALUES ?',
    [
      scans.map(({ at, serial, verdict, repeated = 0, place = null, agent = 'wechat' }) => [
        at,
        ip_id,
        number,
        serial,
        verdict,
        repeated,
        place,
        agent,
        source,
      ]),
    ],
  );
  await db.change('INSERT INTO code_seen (batch_number, serial, first_at, visits) VALUES ?', [
    [...seen].map(([serial, { first, visits }]) => [number, serial, first, visits]),
  ]);
  await db.change('UPDATE code_batch SET scanned = ? WHERE number = ?', [seen.size, number]);
}

/** A report of a label; of none of ours without a batch. */
export async function plantCodeReport(
  { db, cipher }: Pick<Ground, 'db' | 'cipher'>,
  seed: {
    id?: string;
    ip_id?: string;
    batch_number?: number;
    serial?: number;
    verdict?: Verdict;
    bought_at?: string;
    description?: string;
    contact?: string;
    /** As it was read, where it is none of ours. */
    code?: string;
    image_id?: string;
    state?: CodeReportState;
    outcome?: ReportOutcome;
    reason?: string;
    due_at?: Date;
    settled_at?: Date;
    created_at?: Date;
  } = {},
): Promise<string> {
  const {
    id = ulid(),
    bought_at = '夜市地摊',
    description = '包装粗糙，标签像是复印的。',
    contact = '13900008888',
    code,
    ...rest
  } = seed;
  await db.insert('code_report', {
    id,
    form_hash: createHash('sha256').update(id).digest('hex'),
    verdict: 'unknown',
    statement: cipher.seal(reportPlace(id, 'statement'), JSON.stringify({ bought_at, description, code })),
    contact: cipher.seal(reportPlace(id, 'contact'), contact),
    source: '0'.repeat(16),
    ...rest,
  });
  return id;
}
