import {
  type ContentData,
  type ContentItemKind,
  contentSchema,
  pageOfContent,
  pictureIn,
  titleIn,
} from '@ipw/domain';
import { fromJson, type Sql } from '../db/db';
import { filesIn } from '../files/file-use.service';
import type { ContentItemEntity } from './content-item.entity';
import type { Live, Subject } from './subject';

/** A content item is shown as long as it is live: who wants it hidden deletes it. */
export const liveContentItem = ({ ip_id, version, data }: ContentItemEntity): Live => ({
  ip_id,
  version,
  data: data === null ? null : fromJson<ContentData>(data),
  shown: data !== null,
});

/** What places a content item among those its holder has not put into an order. */
export const rankOf = ({ rank }: ContentItemKind, data: ContentData): string =>
  rank === undefined ? '' : String(data[rank] ?? '');

/** The review subject of every kind of content items, built from the kind's declaration. */
export class ContentItemSubject implements Subject {
  readonly content;
  readonly schema;
  readonly table;
  readonly open;
  readonly live = liveContentItem;

  constructor(private readonly kind: ContentItemKind) {
    this.content = kind;
    this.table = kind.name;
    this.schema = contentSchema(kind);
    this.open = kind.open;
  }

  async find(sql: Sql, id: string, lock?: 'FOR UPDATE'): Promise<Live | undefined> {
    const row = await this.row(sql, id, lock);
    return row && liveContentItem(row);
  }

  all(ipId: string) {
    const sql =
      'SELECT id, data IS NOT NULL AS live FROM piece WHERE ip_id = ? AND subject = ? AND deleted_at IS NULL';
    return { sql, params: [ipId, this.kind.name] };
  }

  async publish(sql: Sql, id: string, data: ContentData, version: number): Promise<void> {
    const before = liveContentItem((await this.row(sql, id))!).data;
    const pictures = (of: ContentData | null) => filesIn(of, this.kind.files).join();
    const now = new Date();
    await sql.update(
      'piece',
      {
        data: JSON.stringify(data),
        place: rankOf(this.kind, data),
        version,
        checked_at: now,
        ...(pictures(before) !== pictures(data) && { images_checked_at: now }),
      },
      { id },
    );
    await sql.update('piece', { published_at: now }, { id, published_at: null });
  }

  title = (data: ContentData): string => titleIn(this.kind, data);
  picture = (data: ContentData): string | null => pictureIn(this.kind, data);
  link = (ipId: string, id: string): string => pageOfContent(this.kind, ipId, id);

  private row(sql: Sql, id: string, lock?: 'FOR UPDATE'): Promise<ContentItemEntity | undefined> {
    return sql.one(`SELECT * FROM piece WHERE id = ? AND subject = ? AND deleted_at IS NULL ${lock ?? ''}`, [
      id,
      this.kind.name,
    ]);
  }
}
