import { type ContentItemKind, type DataOf, kindOf } from '@ipw/domain';
import type { Sql } from '../db/db';
import type { ContentItemEntity } from './content-item.entity';
import type { Proposals } from './proposals';
import { ContentSubject, rankOf } from './subject';

/** A public content item; files by their ids. */
export interface ShownContentItem<K extends ContentItemKind = ContentItemKind> {
  id: string;
  published_at: Date;
  data: DataOf<K['fields']>;
}

/**
 * Public content items of one kind of an IP, in the holder's order. With `proposals`, the proposed content in its place, and
 * items that were never live.
 */
export async function shownContentItems<K extends ContentItemKind>(
  sql: Sql,
  { name }: K,
  ipId: string,
  most: number,
  proposals?: Proposals,
): Promise<ShownContentItem<K>[]> {
  const subject = new ContentSubject(kindOf(name));
  const proposed = proposals?.all.filter((one) => one.subject === name).map(({ id }) => id) ?? [];
  const rows = await sql.rows<ContentItemEntity>(
    `SELECT t.* FROM piece t WHERE t.ip_id = ? AND ${subject.there} AND (${subject.isPublic} OR t.id IN (?))
      ORDER BY ${subject.order} LIMIT ${String(most)}`,
    [ipId, proposed.length ? proposed : ['']],
  );
  const items = rows.map((row) => {
    const data = proposals?.of(name, row.id) ?? subject.live(row).data!;
    const place = rankOf(subject.content, data);
    return { id: row.id, sort: row.sort, place, published_at: row.published_at ?? new Date(), data };
  });
  // A proposed day may put an item elsewhere.
  if (proposed.length) items.sort((a, b) => a.sort - b.sort || b.place.localeCompare(a.place));
  return items.map(({ id, published_at, data }) => ({
    id,
    published_at,
    data: data as DataOf<K['fields']>,
  }));
}
