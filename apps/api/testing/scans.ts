/** Batches of codes and scans of them, planted as the product writes them. */
import { plantBatch } from '../src/db/seed/ground';
import { CodeCipher } from '../src/code/engine/code-cipher';
import { CODE_LENGTH } from '../src/code/engine/code-text';
import { openKeys } from '../src/core/keys';
import { call, rows, type Shop } from './codes';
import { ground } from './ground';
import { api } from './server';

export interface Batch {
  id: string;
  number: number;
  ip_id: string;
}

/** A batch of a shop's goods that was handed out a week ago, unless told otherwise. */
export async function batchOf({ ip_id, goods_id }: Shop, delivered = true): Promise<Batch> {
  const { db, ...on } = await ground();
  const id = await plantBatch({ db, ...on }, { ip_id, goods_id, quantity: 1000 });
  if (delivered)
    await db.change('UPDATE code_batch SET delivered_at = NOW(3) - INTERVAL 7 DAY WHERE id = ?', [id]);
  const { number } = (await db.one<{ number: number }>('SELECT number FROM code_batch WHERE id = ?', [id]))!;
  return { id, number, ip_id };
}

/** The text of a code. */
export function codeOf({ number }: Batch, serial: number): string {
  const text = Buffer.alloc(CODE_LENGTH);
  new CodeCipher(openKeys(api().dataDir).code).issue(1, number, serial, 1, text);
  return text.toString('latin1');
}

export const scan = async (batch: Batch, serial: number) =>
  (await call('code/verify', undefined, { code: codeOf(batch, serial) })).data as { verdict: string };

interface Planted {
  /** How long ago. */
  minutes?: number;
  place?: string;
  repeated?: 0 | 1;
  source?: string;
}

/** Scans of one code, each a visit of its own. */
export async function plantScans({ number, ip_id }: Batch, serial: number, scans: readonly Planted[]) {
  const { db } = await ground();
  await insert(scans, { ip_id, batch_number: number, serial, verdict: 'genuine' });
  await db.change(
    'INSERT INTO code_seen (batch_number, serial, first_at, visits) VALUES (?, ?, NOW(3), ?) ON DUPLICATE KEY UPDATE visits = visits + VALUES(visits)',
    [number, serial, scans.filter(({ repeated }) => !repeated).length],
  );
}

/** Scans of codes nobody made. */
export const plantMisses = (source: string, many: number, minutes = 0) =>
  insert(
    Array.from({ length: many }, () => ({ minutes, source })),
    { ip_id: null, batch_number: null, serial: null, verdict: 'unknown' },
  );

async function insert(scans: readonly Planted[], of: Record<string, string | number | null>) {
  const { db } = await ground();
  for (const { minutes = 0, place = null, repeated = 0, source = 'a1b2c3d4e5f60718' } of scans)
    await db.insert('code_scan', {
      ...of,
      at: new Date(Date.now() - minutes * 60_000),
      place,
      repeated,
      source,
      agent: 'wechat',
    });
}

export const alerts = () =>
  rows<{ id: string; kind: string; alert_key: string; state: string; scans: number; version: number }>(
    'SELECT id, kind, alert_key, state, scans, version FROM code_alert ORDER BY id',
  );
