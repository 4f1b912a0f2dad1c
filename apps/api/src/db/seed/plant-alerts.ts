import { type AlertKind, type AlertOutcome, type CodeAlertState, ulid } from '@ipw/domain';
import { plantBatch } from './plant-codes';
import type { Fixtures } from './plant';

/** An alert about inserted scans. */
export async function plantAlert(
  { db }: Fixtures,
  seed: {
    kind: AlertKind;
    alert_key: string;
    ip_id: string | null;
    batch_number?: number;
    serial?: number;
    scans: number;
    first_scan_id: string;
    last_scan_id: string;
    first_at: Date;
    last_at: Date;
    state?: CodeAlertState;
    outcome?: AlertOutcome;
    note?: string;
    settled_at?: Date;
  },
): Promise<string> {
  const id = ulid(seed.last_at.getTime());
  await db.insert('code_alert', { id, ...seed, created_at: seed.last_at });
  return id;
}

/** An alert about a batch of its own, without scans. */
export async function plantBatchAlert(
  on: Fixtures,
  { ip_id, goods_id }: { ip_id: string; goods_id: string },
): Promise<string> {
  const batch = await plantBatch(on, { ip_id, goods_id });
  const { number } = (await on.db.one<{ number: number }>('SELECT number FROM code_batch WHERE id = ?', [
    batch,
  ]))!;
  const at = new Date();
  return plantAlert(on, {
    kind: 'revoked',
    alert_key: String(number),
    ip_id,
    batch_number: number,
    scans: 1,
    first_scan_id: '0',
    last_scan_id: '0',
    first_at: at,
    last_at: at,
  });
}

/** Marks inserted scans as processed by the alert worker. */
export async function markScansSeen({ db }: Fixtures): Promise<void> {
  await db.execute(
    'UPDATE code_alert_mark SET done_id = (SELECT COALESCE(MAX(id), 0) FROM code_scan), seen_id = done_id WHERE id = 1',
  );
}
