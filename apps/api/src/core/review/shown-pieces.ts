import type { PieceKind } from '@ipw/domain';
import type * as z from 'zod/mini';
import type { Sql } from '../db/db';
import type { PieceEntity } from './piece.entity';
import { livePiece } from './piece.subject';

/** A piece as everybody may see it; its files by their ids. */
export interface ShownPiece<K extends PieceKind> {
  id: string;
  published_at: Date;
  data: z.output<K['schema']>;
}

/** What is live of an IP of one kind, in its holder's order. */
export async function shownPieces<K extends PieceKind>(
  sql: Sql,
  kind: K,
  ipId: string,
  most: number,
): Promise<ShownPiece<K>[]> {
  const rows = await sql.rows<PieceEntity>(
    `SELECT * FROM piece WHERE ip_id = ? AND subject = ? AND deleted_at IS NULL AND data IS NOT NULL
      ORDER BY sort, place DESC, id DESC LIMIT ${String(most)}`,
    [ipId, kind.name],
  );
  return rows.map((row) => ({
    id: row.id,
    published_at: row.published_at!,
    data: livePiece(row).data as z.output<K['schema']>,
  }));
}
