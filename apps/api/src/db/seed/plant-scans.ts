import { createHash } from 'node:crypto';
import { type CodeReportState, type ReportOutcome, type ScanMark, ulid, type Verdict } from '@ipw/domain';
import { reportContext } from '../../code/report/report-contact';
import type { Fixtures } from './plant';

/** A visit of the `serial`-th code of a batch; without a batch, of an unknown code. */
export interface ScanSeed {
  at: Date;
  serial?: number;
  verdict?: Verdict;
  mark?: ScanMark;
  place?: string | null;
  agent?: string;
  source?: string;
}

/** Inserts scans of a batch's codes or of unknown codes as the scan log does, in order. Returns the first and last id. */
export async function plantScans(
  { db }: Pick<Fixtures, 'db'>,
  batch: { ip_id: string; number: number } | null,
  scans: readonly ScanSeed[],
): Promise<[first: string, last: string]> {
  const demo = createHash('sha256').update('demo').digest('hex').slice(0, 16);
  const seen = new Map<number, { first: Date; visits: number }>();
  const rows = scans.map(
    ({ at, serial = null, verdict, mark, place = null, agent = 'wechat', source = demo }) => {
      const known = serial === null ? undefined : seen.get(serial);
      if (serial !== null)
        seen.set(serial, { first: known?.first ?? at, visits: (known?.visits ?? 0) + (mark ? 0 : 1) });
      const result = verdict ?? (batch === null ? 'unknown' : known ? 'scanned_before' : 'genuine');
      return [at, batch?.ip_id, batch?.number, serial, result, mark, place, agent, source];
    },
  );
  await db.execute(
    'INSERT INTO code_scan (at, ip_id, batch_number, serial, verdict, mark, place, agent, source) VALUES ?',
    [rows],
  );
  if (batch) {
    const { number } = batch;
    await db.execute(
      'INSERT INTO code_seen (batch_number, serial, first_at, visits) VALUES ? ON DUPLICATE KEY UPDATE visits = visits + VALUES(visits)',
      [[...seen].map(([serial, { first, visits }]) => [number, serial, first, visits])],
    );
    await db.execute(
      `UPDATE code_batch SET scanned = (SELECT COUNT(*) FROM code_seen WHERE batch_number = ?)
          - (SELECT COALESCE(SUM(n.scanned), 0) FROM code_batch_scanned n WHERE n.batch_number = ?) WHERE number = ?`,
      [number, number, number],
    );
  }
  const { first, last } = (await db.one<{ first: string; last: string }>(
    'SELECT MIN(id) AS first, MAX(id) AS last FROM (SELECT id FROM code_scan ORDER BY id DESC LIMIT ?) newest',
    [scans.length],
  ))!;
  return [first, last];
}

/** A report of a label; without a batch, of an unknown code. */
export async function plantCodeReport(
  { db, cipher }: Pick<Fixtures, 'db' | 'cipher'>,
  seed: {
    id?: string;
    ip_id?: string;
    batch_number?: number;
    serial?: number;
    verdict?: Verdict;
    bought_at?: string;
    description?: string;
    contact?: string;
    /** The scanned text, for an unknown code. */
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
    statement: cipher.seal(reportContext(id, 'statement'), JSON.stringify({ bought_at, description, code })),
    contact: cipher.seal(reportContext(id, 'contact'), contact),
    source: '0'.repeat(16),
    ...rest,
  });
  return id;
}
