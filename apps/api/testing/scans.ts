/** Batches and scans of their codes, inserted as the server writes them. */
import { plantBatch, plantScans, type ScanSeed } from '../src/db/seed/fixtures';
import { CodeCipher } from '../src/code/engine/code-cipher';
import { CODE_LENGTH } from '../src/code/engine/code-text';
import { openKeys } from '../src/core/keys';
import { call, type Shop } from './codes';
import { openFixtures } from './fixtures';
import { api, rows } from './server';

export interface Batch {
  id: string;
  number: number;
  ip_id: string;
}

/** A batch of a shop's goods, by default delivered a week ago. */
export async function batchOf({ ip_id, goods_id }: Shop, delivered = true): Promise<Batch> {
  const { db, ...on } = await openFixtures();
  const id = await plantBatch({ db, ...on }, { ip_id, goods_id, quantity: 1000 });
  if (delivered)
    await db.execute('UPDATE code_batch SET delivered_at = NOW(3) - INTERVAL 7 DAY WHERE id = ?', [id]);
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

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

interface Visit extends Omit<ScanSeed, 'at' | 'serial'> {
  /** Minutes ago. */
  minutes?: number;
}

/** Scans of one code. */
export const plantVisits = async (batch: Batch, serial: number, visits: readonly Visit[]) =>
  plantScans(
    await openFixtures(),
    batch,
    visits.map(({ minutes = 0, ...visit }) => ({ ...visit, serial, at: minutesAgo(minutes) })),
  );

/** Scans of unknown codes. */
export const plantMisses = async (source: string, many: number, minutes = 0) =>
  plantScans(
    await openFixtures(),
    null,
    Array.from({ length: many }, () => ({ source, at: minutesAgo(minutes) })),
  );

export const alerts = () =>
  rows<{ id: string; kind: string; alert_key: string; state: string; scans: number; version: number }>(
    'SELECT id, kind, alert_key, state, scans, version FROM code_alert ORDER BY id',
  );
