import { type ContentItemKind, type DataOf, kindOf } from '@ipw/domain';
import type { Sql } from '../db/db';
import type { ContentItemEntity } from './content-item.entity';
import { ContentSubject } from './subject';

/** A public content item; files by their ids. */
export interface ShownContentItem<K extends ContentItemKind = ContentItemKind> {
  id: string;
  published_at: Date;
  data: DataOf<K['fields']>;
}

/** Live content items of one kind of an IP, in the holder's order. */
export async function shownContentItems<K extends ContentItemKind>(
  sql: Sql,
  { name }: K,
  ipId: string,
  most: number,
): Promise<ShownContentItem<K>[]> {
  const subject = new ContentSubject(kindOf(name));
  const rows = await sql.rows<ContentItemEntity>(
    `SELECT t.* FROM piece t WHERE t.ip_id = ? AND ${subject.there} AND ${subject.isLive}
      ORDER BY ${subject.order} LIMIT ${String(most)}`,
    [ipId],
  );
  return rows.map((row) => ({
    id: row.id,
    published_at: row.published_at!,
    data: subject.live(row).data as DataOf<K['fields']>,
  }));
}
