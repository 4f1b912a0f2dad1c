import type { CodeExportRow, ExportFormat } from '@ipw/domain';
import { fromJson, type Sql } from '../../core/db/db';
import { iso } from '../../core/http/iso';
import type { SerialRange } from '../engine';
import type { BatchEntity } from '../issue';
import type { CodeExportEntity } from './export.entity';
import type { CodeFileSpec } from '../print';

type Listed = CodeExportEntity & { member_name: string; number: number };

export const fileName = (number: number, format: ExportFormat): string =>
  `labels-batch-${String(number)}.${format}`;

/** The newest exports of a batch. */
export async function exportsOf(sql: Sql, batchId: string, most: number): Promise<CodeExportRow[]> {
  const rows = await sql.rows<Listed>(
    `SELECT t.*, m.username AS member_name, b.number FROM code_export t JOIN member m ON m.id = t.member_id
      JOIN code_batch b ON b.id = t.batch_id WHERE t.batch_id = ? ORDER BY t.id DESC LIMIT ?`,
    [batchId, most],
  );
  return rows.map((row) => ({
    export_id: row.id,
    format: row.format,
    state: row.state,
    count: row.count,
    bytes: Number(row.bytes),
    sent: Number(row.sent),
    sha256: row.sha256,
    file_name: fileName(row.number, row.format),
    member_name: row.member_name,
    created_at: row.created_at.toISOString(),
    finished_at: iso(row.finished_at),
  }));
}

/** Ranges of serials that are not revoked. `revoked` is sorted and does not overlap. */
export function spansLeft({ quantity, revoked }: Pick<BatchEntity, 'quantity' | 'revoked'>): SerialRange[] {
  const spans: SerialRange[] = [];
  let next = 0;
  for (const [from, to] of fromJson<SerialRange[]>(revoked)) {
    if (from > next) spans.push([next, from - 1]);
    next = to + 1;
  }
  if (next < quantity) spans.push([next, quantity - 1]);
  return spans;
}

/** The specification of an export's file. */
export const specOf = (
  row: Pick<CodeExportEntity, 'format' | 'spans' | 'origin'>,
  batch: Pick<BatchEntity, 'number' | 'key_version'>,
): CodeFileSpec => ({
  format: row.format,
  number: batch.number,
  key_version: batch.key_version,
  spans: fromJson<SerialRange[]>(row.spans),
  origin: row.origin,
});
