import { Injectable } from '@nestjs/common';
import { type ContentData, type ContentTable, LINK_IS_ON, SUBJECTS } from '@ipw/domain';
import { type Db, fromJson, type Sql, sqlEnumList } from '../core/db/db';
import { FileUseService } from '../core/files/file-use.service';
import { OWN_IP, tableFile } from '../core/personal-data/archive-file';
import { type ErasedMember, type ExportedMember, PersonalData } from '../core/personal-data/personal-data';
import type { RevisionEntity } from '../core/reviewed-content/revision.entity';
import { RevisionRecordService } from '../core/reviewed-content/revision-record.service';
import { type ContentEntity, type ContentSubject, SubjectRegistry } from '../core/reviewed-content/subject';
import type { TrashEntity } from '../core/reviewed-content/trash.entity';
import { TrashService } from '../core/reviewed-content/trash.service';
import type { SeriesEntity } from '../gallery';
import type { ShopLinkEntity } from '../shop';

type Named<R> = R & { ip_name: string };
type LiveRow = Named<ContentEntity & { subject?: string; created_at: Date }>;
type Dated = LiveRow & { published_at: Date };

/** Without `ip`: its row is erased with the IP. */
const TABLES = ['series', 'shop_setting', 'piece'] as const;

/** All reviewed content of an IP, live and proposed. Of reviews only number and outcome stay after the account is closed. */
@Injectable()
export class ContentPersonalData extends PersonalData {
  readonly name = 'content';

  constructor(
    private readonly subjects: SubjectRegistry,
    private readonly records: RevisionRecordService,
    private readonly trash: TrashService,
    private readonly uses: FileUseService,
  ) {
    super();
  }

  override expire(db: Db): Promise<void> {
    return this.records.expire(db);
  }

  override export({ id }: ExportedMember) {
    return [
      this.live<Dated & Pick<SeriesEntity, 'shelf'>>(id, 'series.json', 'series', {
        toRecord: ({ id: series_id, shelf, published_at }, content) => ({
          series_id,
          ...content,
          shelf,
          published_at,
        }),
      }),
      this.live<LiveRow & Pick<ShopLinkEntity, 'issued_at' | 'expires_at'>>(id, 'shop.json', 'shop_setting', {
        columns: ', l.issued_at, l.expires_at',
        joins: `LEFT JOIN shop_link l ON l.ip_id = t.ip_id AND l.state IN ${sqlEnumList([LINK_IS_ON])}`,
        toRecord: ({ subject, issued_at, expires_at }, content) => ({
          subject,
          content,
          private_link: issued_at && { issued_at, expires_at },
        }),
      }),
      this.live<Dated>(id, 'pieces.json', 'piece', {
        toRecord: ({ id: piece_id, subject, published_at }, content) => ({
          piece_id,
          subject,
          content,
          published_at,
        }),
      }),
      this.edits(id),
      this.trashed(id),
    ];
  }

  override async erase(sql: Sql, { ipIds }: ErasedMember): Promise<void> {
    for (const id of ipIds) await this.eraseOf(sql, id);
  }

  /** Live content of IPs the member owns, not of those they only operate, of all kinds of one table. */
  private live<R extends LiveRow>(
    id: string,
    name: string,
    table: ContentTable,
    also: { columns?: string; joins?: string; toRecord: (row: R, content: ContentData) => object },
  ) {
    const subjects = this.of(table);
    const live = subjects.map(({ there, isLive }) => `(${there} AND ${isLive})`).join(' OR ');
    return tableFile<R>(this.db, name, {
      sql: `SELECT t.*, ip.ip_name ${also.columns ?? ''} FROM ${table} t JOIN ip ON ip.id = t.ip_id ${also.joins ?? ''}
        WHERE ${OWN_IP} AND (${live})`,
      params: [id, id],
      toRecord: (row) => ({
        ip_id: row.ip_id,
        ip_name: row.ip_name,
        ...also.toRecord(row, subjects[0]!.live(row).data!),
        created_at: row.created_at,
      }),
    });
  }

  private of(table: ContentTable): ContentSubject[] {
    return SUBJECTS.map((name) => this.subjects.of(name)).filter(({ content }) => content.table === table);
  }

  /** Revisions the member submitted, and open ones of their own IPs. */
  private edits(id: string) {
    return tableFile<Named<RevisionEntity>>(this.db, 'edits.json', {
      sql: `SELECT t.*, ip.ip_name FROM (SELECT id FROM revision WHERE submitted_by = ?
          UNION SELECT r.id FROM ip JOIN revision r ON r.ip_id = ip.id AND r.is_open = 1 WHERE ${OWN_IP}) found
        STRAIGHT_JOIN revision t JOIN ip ON ip.id = t.ip_id WHERE t.id = found.id`,
      params: [id, id, id],
      toRecord: (edit) => ({
        edit_id: edit.id,
        ip_id: edit.ip_id,
        ip_name: edit.ip_name,
        subject: edit.subject,
        subject_id: edit.subject_id,
        state: edit.state,
        content: fromJson(edit.data),
        reason_code: edit.reason_code,
        reason: edit.reason,
        created_at: edit.created_at,
        submitted_at: edit.submitted_at,
        decided_at: edit.decided_at,
      }),
    });
  }

  /** Deleted content of the member's own IPs that can still be restored. */
  private trashed(id: string) {
    return tableFile<Named<TrashEntity>>(this.db, 'trash.json', {
      sql: `SELECT t.*, ip.ip_name FROM content_trash t JOIN ip ON ip.id = t.ip_id WHERE ${OWN_IP}`,
      params: [id, id],
      toRecord: ({ ip_id, ip_name, subject, subject_id, live, edit, deleted_at, ends_at }) => ({
        ip_id,
        ip_name,
        subject,
        subject_id,
        live: live && fromJson(live),
        edit: edit && fromJson(edit),
        deleted_at,
        ends_at,
      }),
    });
  }

  /** Locks live content first, like every change and decision. */
  private async eraseOf(sql: Sql, ipId: string): Promise<void> {
    for (const table of TABLES) for (const subject of this.of(table)) await subject.erase(sql, ipId);
    await this.records.erase(sql, ipId);
    await this.trash.erase(sql, ipId);
    await this.uses.release(sql, ipId);
  }
}
