import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  beginning,
  type ContentData,
  type ContentKind,
  idsIn,
  type Input,
  type Page,
  reviewMachine,
  type ReviewState,
  TRASH_DAYS,
  type trashApi,
  type TrashRow,
  ulid,
} from '@ipw/domain';
import { Db, fromJson, type Sql } from '../db/db';
import { sweepEach } from '../db/sweep';
import { DomainError, notFound } from '../errors/domain-error';
import { FileService } from '../files/file.service';
import { filesIn, FileUseService } from '../files/file-use.service';
import type { MemberCaller } from '../http/context';
import { pageOf } from '../http/page';
import { JobService } from '../jobs/job.service';
import { type Actor, HistoryService, SYSTEM } from '../transition/history.service';
import { countItems } from './item-count';
import { type ContentRef, type ReviewResult, RevisionService, TITLE } from './revision.service';
import { RevisionRecordService } from './revision-record.service';
import { dataOf } from './revision.view';
import { type ContentSubject, SubjectRegistry } from './subject';
import { TakedownService } from './takedown.service';
import type { TrashEntity } from './trash.entity';

type Api = typeof trashApi;

const DAY_MS = 86_400_000;
const EVERY_MS = 3_600_000;

const APPROVED: ReviewState = 'approved';

/** Refuses to restore over what is there now. */
const occupied = (why: 'trash_taken' | 'trash_full', state: ReviewState = APPROVED) =>
  new DomainError('STATE', { machine: reviewMachine.name, state, allowed: [] }, [], `error.STATE.${why}`);

const contentOf = ({ live, edit }: Pick<TrashEntity, 'live' | 'edit'>): ContentData[] =>
  [live, edit].flatMap((json) => (json === null ? [] : [fromJson<ContentData>(json)]));

/** The files of several versions, by field. */
const filesOf = ({ files }: ContentKind, versions: readonly ContentData[]): ContentData =>
  Object.fromEntries(
    Object.keys(files).map((field) => [
      field,
      [...new Set(versions.flatMap((version) => idsIn(version[field])))],
    ]),
  );

/** Deleted content of all kinds: kept for 30 days with its files, restored as it was, then deleted for good. */
@Injectable()
export class TrashService implements OnModuleInit {
  constructor(
    private readonly db: Db,
    private readonly files: FileService,
    private readonly history: HistoryService,
    private readonly jobs: JobService,
    private readonly records: RevisionRecordService,
    private readonly revisions: RevisionService,
    private readonly subjects: SubjectRegistry,
    private readonly takedowns: TakedownService,
    private readonly uses: FileUseService,
  ) {}

  onModuleInit(): void {
    this.jobs.everyApart(EVERY_MS, 'trash', (closing) => this.run(closing));
  }

  list(me: MemberCaller, { ip_id, subject, ...paging }: Input<Api['list']>): Promise<Page<TrashRow>> {
    return this.withPictures(
      me,
      pageOf<TrashEntity, TrashEntity>(
        this.db,
        {
          from: 'content_trash t',
          where: `t.ip_id = ? ${subject ? 'AND t.subject = ?' : ''}`,
          params: subject ? [ip_id, subject] : [ip_id],
        },
        paging,
        (row) => row,
      ),
    );
  }

  /** Deletes content at once, even with an open revision, because hidden content is not shown anywhere. */
  async put(sql: Sql, me: MemberCaller, ref: ContentRef, version?: number): Promise<{ trash_id: string }> {
    const subject = this.subjects.of(ref.subject);
    const { content } = subject;
    const { live, open } = await this.revisions.at(sql, ref, 'FOR UPDATE');
    const edit = open ? dataOf(open) : null;
    const before = live.data ?? edit;
    if (!before) throw notFound();
    const seen = open?.version ?? live.version;
    if (version !== undefined && version !== seen) throw new DomainError('CONFLICT', { version: seen });
    const now = new Date();
    const stored = {
      id: ulid(),
      ip_id: ref.ipId,
      subject: ref.subject,
      subject_id: ref.id,
      title: beginning(subject.title(before), TITLE),
      picture_id: subject.picture(before),
      live: live.data && JSON.stringify(live.data),
      edit: edit && JSON.stringify(edit),
      deleted_at: now,
      ends_at: new Date(now.getTime() + TRASH_DAYS * DAY_MS),
    };
    await sql.insert('content_trash', stored);
    await this.uses.replace(
      sql,
      { id: stored.id, ipId: ref.ipId },
      'trashed',
      filesOf(content, contentOf(stored)),
      content.files,
    );
    await this.revisions.discardOpen(sql, me, ref, open);
    await subject.remove(sql, ref.id, seen + 1);
    await this.revisions.refreshLiveUses(sql, ref);
    if (live.data) await this.takedowns.notify(sql, me, ref, stored.title);
    await this.history.write(sql, {
      subject: subject.table,
      subjectId: ref.id,
      action: 'remove',
      actor: me,
      before,
      after: Object.fromEntries(Object.keys(before).map((field) => [field, null])),
      content: Object.keys(before),
    });
    return { trash_id: stored.id };
  }

  /** Restores content as it was: approved content is live again, an open edit is a draft. */
  restore(me: MemberCaller, { ip_id, trash_id }: Input<Api['restore']>) {
    return this.db.tx(async (sql) => {
      const row = await this.find(sql, ip_id, trash_id);
      const subject = this.subjects.of(row.subject);
      const ref: ContentRef = { subject: row.subject, id: row.subject_id, ipId: ip_id };
      await this.admit(sql, subject, ref);
      await subject.putBack(sql, ref.id, row.live);
      await this.revisions.refreshLiveUses(sql, ref);
      const { live } = await this.revisions.at(sql, ref, 'FOR UPDATE');
      const result: ReviewResult = row.edit
        ? await this.revisions.save(sql, me, ref, fromJson<ContentData>(row.edit))
        : { state: APPROVED, version: live.version };
      const files = contentOf(row).flatMap((data) => filesIn(data, subject.content.files));
      await this.uses.forget(sql, ref.id, files);
      await this.remove(sql, row);
      await this.write(sql, subject, row, 'restore', me);
      return { subject: row.subject, subject_id: row.subject_id, ...result };
    }, 'committed');
  }

  deleteNow(me: MemberCaller, { ip_id, trash_id }: Input<Api['delete']>): Promise<{ trash_id: string }> {
    return this.db.tx(async (sql) => {
      await this.end(sql, await this.find(sql, ip_id, trash_id), me);
      return { trash_id };
    });
  }

  /** Takes content out of the trash that came back in another way. */
  async forget(sql: Sql, { subject, id }: ContentRef): Promise<void> {
    const rows = await sql.rows<TrashEntity>(
      'SELECT * FROM content_trash WHERE subject = ? AND subject_id = ? FOR UPDATE',
      [subject, id],
    );
    for (const row of rows) await this.remove(sql, row);
  }

  /** Empties the trash of an IP whose holder closes the account; its files are released with all others of the IP. */
  async erase(sql: Sql, ipId: string): Promise<void> {
    await sql.execute('DELETE FROM content_trash WHERE ip_id = ?', [ipId]);
  }

  /** Deletes for good what has been in the trash long enough. */
  run(closing?: AbortSignal): Promise<void> {
    const due = 'SELECT id, ip_id FROM content_trash WHERE ends_at < NOW(3) ORDER BY ends_at';
    return sweepEach<Pick<TrashEntity, 'id' | 'ip_id'>>(
      this.db,
      due,
      [],
      ({ id, ip_id }) =>
        this.db.tx(async (sql) => {
          const row = await this.lock(sql, ip_id, id);
          if (row) await this.end(sql, row, SYSTEM);
        }),
      closing,
    );
  }

  /** Restoring neither replaces what was made since nor exceeds the limit of a kind. */
  private async admit(sql: Sql, subject: ContentSubject, ref: ContentRef): Promise<void> {
    if (subject.content.most !== undefined) return this.refuseFull(sql, ref);
    const { live, open } = await this.revisions.at(sql, ref, 'FOR UPDATE');
    if (live.data ?? open) throw occupied('trash_taken', open?.state);
  }

  /** Refuses one more item of a kind than an IP may have. */
  async refuseFull(sql: Sql, ref: ContentRef): Promise<void> {
    const subject = this.subjects.of(ref.subject);
    const { most = Infinity } = subject.content;
    if ((await countItems(sql, subject, ref.ipId)) >= most) throw occupied('trash_full');
  }

  private async end(sql: Sql, row: TrashEntity, actor: Actor): Promise<void> {
    const subject = this.subjects.of(row.subject);
    if (subject.content.most !== undefined) {
      await subject.erase(sql, row.ip_id, row.subject_id);
      await this.records.eraseOf(sql, row.subject, row.subject_id);
      await this.uses.forget(sql, row.subject_id);
    }
    await this.remove(sql, row);
    await this.write(sql, subject, row, 'delete', actor);
  }

  private async remove(sql: Sql, { id, ip_id, subject }: TrashEntity): Promise<void> {
    const { files } = this.subjects.of(subject).content;
    await this.uses.replace(sql, { id, ipId: ip_id }, 'trashed', null, files);
    await sql.execute('DELETE FROM content_trash WHERE id = ?', [id]);
  }

  private async find(sql: Sql, ipId: string, id: string): Promise<TrashEntity> {
    const row = await this.lock(sql, ipId, id);
    if (!row) throw notFound();
    return row;
  }

  private lock(sql: Sql, ipId: string, id: string): Promise<TrashEntity | undefined> {
    return sql.one<TrashEntity>('SELECT * FROM content_trash WHERE id = ? AND ip_id = ? FOR UPDATE', [
      id,
      ipId,
    ]);
  }

  private write(
    sql: Sql,
    { table }: ContentSubject,
    { subject_id }: TrashEntity,
    action: 'restore' | 'delete',
    actor: Actor,
  ): Promise<void> {
    return this.history.write(sql, { subject: table, subjectId: subject_id, action, actor });
  }

  private async withPictures(me: MemberCaller, found: Promise<Page<TrashEntity>>): Promise<Page<TrashRow>> {
    const { list, ...page } = await found;
    const ids = [...new Set(list.flatMap(({ picture_id }) => picture_id ?? []))];
    const files = await this.files.many(ids, me);
    return {
      ...page,
      list: list.map((row) => ({
        trash_id: row.id,
        subject: row.subject,
        subject_id: row.subject_id,
        title: row.title,
        picture: files.find(({ image_id }) => image_id === row.picture_id) ?? null,
        was_live: row.live !== null,
        deleted_at: row.deleted_at.toISOString(),
        ends_at: row.ends_at.toISOString(),
      })),
    };
  }
}
