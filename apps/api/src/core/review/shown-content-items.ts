import type { ContentItemKind, DataOf } from '@ipw/domain';
import type { Sql } from '../db/db';
import type { ContentItemEntity } from './content-item.entity';
import { liveContentItem } from './content-item.subject';

/** A content item as everybody may see it; its files by their ids. */
export interface ShownContentItem<K extends ContentItemKind> {
  id: string;
  published_at: Date;
  data: DataOf<K['fields']>;
}

/** What is live of an IP of one kind, in its holder's order. */
export async function shownContentItems<K extends ContentItemKind>(
  sql: Sql,
  kind: K,
  ipId: string,
  most: number,
): Promise<ShownContentItem<K>[]> {
  const rows = await sql.rows<ContentItemEntity>(
    `SELECT * FROM piece WHERE ip_id = ? AND subject = ? AND deleted_at IS NULL AND data IS NOT NULL
      ORDER BY sort, place DESC, id DESC LIMIT ${String(most)}`,
    [ipId, kind.name],
  );
  return rows.map((row) => ({
    id: row.id,
    published_at: row.published_at!,
    data: liveContentItem(row).data as DataOf<K['fields']>,
  }));
}
