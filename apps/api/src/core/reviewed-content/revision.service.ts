import { Injectable } from '@nestjs/common';
import {
  addWorkingDays,
  beginning,
  type ContentData,
  DUE_DAYS,
  fieldErrors,
  OPEN_REVIEW_STATES,
  reviewMachine,
  type ReviewState,
  type SubjectName,
  ulid,
  isUnderReview,
} from '@ipw/domain';
import { Db, type Sql, sqlEnumList } from '../db/db';
import { DomainError, notFound } from '../errors/domain-error';
import { filesIn, FileUseService } from '../files/file-use.service';
import type { MemberCaller } from '../http/context';
import type { Actor } from '../transition/history.service';
import { type At, needed, nothingOpen, refuseStale } from './open-revision';
import type { RevisionEntity } from './revision.entity';
import { RevisionRecordService } from './revision-record.service';
import { changedFields, dataOf } from './revision.view';
import { type Live, SubjectRegistry } from './subject';

/** Identifies content of an IP; with another IP's id it is NOT_FOUND. */
export interface ContentRef {
  subject: SubjectName;
  id: string;
  ipId: string;
}

export interface ReviewResult {
  state: ReviewState;
  version: number;
}

const OPEN = sqlEnumList(OPEN_REVIEW_STATES);
/** Maximum code points of a title in lists. */
export const TITLE = 160;

/** The holder's side of revisions. Methods that take `sql` run in the caller's transaction. */
@Injectable()
export class RevisionService {
  constructor(
    private readonly db: Db,
    private readonly subjects: SubjectRegistry,
    private readonly records: RevisionRecordService,
    private readonly uses: FileUseService,
  ) {}

  /** The live content and the open revision, locked in this order so that concurrent changes and decisions wait. */
  async at(sql: Sql, { subject, id, ipId }: ContentRef, lock?: 'FOR UPDATE'): Promise<At> {
    const live = await this.subjects.of(subject).find(sql, id, lock);
    if (!live || live.ip_id !== ipId) throw notFound();
    const open = await sql.one<RevisionEntity>(
      `SELECT * FROM revision WHERE subject = ? AND subject_id = ? AND is_open = 1 ${lock ?? ''}`,
      [subject, id],
    );
    return { live, open };
  }

  /** The open revisions of many content items, by item id. */
  async open(sql: Sql, subject: SubjectName, ids: readonly string[]): Promise<Map<string, RevisionEntity>> {
    if (ids.length === 0) return new Map();
    const rows = await sql.rows<RevisionEntity>(
      'SELECT * FROM revision WHERE subject = ? AND subject_id IN (?) AND is_open = 1',
      [subject, ids],
    );
    return new Map(rows.map((row) => [row.subject_id, row]));
  }

  /**
   * Saves a proposed edit. A pending one becomes a draft again unless nothing changed; a rejected one stays rejected, with
   * its reason, until it is submitted again. Refuses files that belong neither to the caller nor to the IP.
   */
  async save(
    sql: Sql,
    me: MemberCaller,
    ref: ContentRef,
    data: ContentData,
    seen?: number,
  ): Promise<ReviewResult> {
    const at = await this.at(sql, ref, 'FOR UPDATE');
    refuseStale(at, seen);
    const { live, open } = at;
    const known = open ? dataOf(open) : live.data;
    if (known && changedFields(known, data).length === 0)
      return { state: open?.state ?? 'approved', version: open?.version ?? live.version };
    const { files } = this.subjects.of(ref.subject).content;
    await this.uses.attach(sql, me.id, ref.ipId, data, files, filesIn(live.data, files));
    const base =
      open && isUnderReview(open.state)
        ? { ...open, ...(await this.records.withdraw(sql, open.id, me)) }
        : open;
    const result = base
      ? await this.write(sql, base, ref.subject, data, live.version)
      : await this.begin(sql, ref, data, live);
    await this.uses.replace(sql, ref, 'open', data, files);
    return result;
  }

  /** Saves a proposal and, unless it is a draft, submits it; both or neither. */
  async propose(
    sql: Sql,
    me: MemberCaller,
    ref: ContentRef,
    data: ContentData,
    { version, draft }: { version?: number | undefined; draft: boolean },
  ): Promise<ReviewResult> {
    const saved = await this.save(sql, me, ref, data, version);
    const open = reviewMachine.actions.submit.from.includes(saved.state);
    return draft || !open ? saved : this.submit(sql, me, ref);
  }

  /** Submits an edit for review. Refuses incomplete content, naming every field, and content equal to the live version. */
  async submit(sql: Sql, me: MemberCaller, ref: ContentRef, seen?: number): Promise<ReviewResult> {
    const at = await this.at(sql, ref, 'FOR UPDATE');
    refuseStale(at, seen);
    const open = needed(at);
    const data = dataOf(open);
    if (at.live.data && changedFields(at.live.data, data).length === 0) throw nothingOpen();
    if (reviewMachine.actions.submit.from.includes(open.state)) {
      const parsed = this.subjects.of(ref.subject).schema.safeParse(data);
      if (!parsed.success) throw new DomainError('VALIDATION', {}, fieldErrors(parsed.error.issues, data));
    }
    const now = new Date();
    const set = {
      base_version: at.live.version,
      submitted_by: me.id,
      submitted_at: now,
      due_at: addWorkingDays(now, DUE_DAYS.revision),
      assignee_id: null,
      assigned_at: null,
      decided_by: null,
      decided_at: null,
      reason_code: null,
      reason: null,
      marks: null,
    };
    return this.records.apply(sql, open.id, 'submit', me, { set });
  }

  withdraw(me: MemberCaller, ref: ContentRef, seen?: number): Promise<ReviewResult> {
    return this.db.tx(async (sql) => {
      const at = await this.at(sql, ref, 'FOR UPDATE');
      refuseStale(at, seen);
      return this.records.withdraw(sql, needed(at).id, me);
    });
  }

  /** Discards an edit; the live content stays as it is. */
  discard(me: MemberCaller, ref: ContentRef, seen?: number): Promise<ReviewResult> {
    return this.db.tx(async (sql) => {
      const at = await this.at(sql, ref, 'FOR UPDATE');
      refuseStale(at, seen);
      const open = needed(at);
      if (!at.live.data)
        throw new DomainError('STATE', { machine: 'revision', state: open.state, allowed: [] });
      const result = await this.records.discard(sql, open.id, me);
      await this.releaseOpenUses(sql, ref);
      return result;
    });
  }

  /** Discards an open revision in any state, because its content is being deleted. */
  async discardOpen(
    sql: Sql,
    actor: Actor,
    ref: ContentRef,
    open: RevisionEntity | undefined,
  ): Promise<void> {
    if (!open) return;
    await this.records.end(sql, open, actor);
    await this.releaseOpenUses(sql, ref);
  }

  /**
   * Applies a change of live content made without review to the open revision, so that its approval does not undo the
   * change.
   */
  async follow(sql: Sql, ref: ContentRef, change: (data: ContentData) => ContentData): Promise<void> {
    const { live, open } = await this.at(sql, ref, 'FOR UPDATE');
    const { files, name } = this.subjects.of(ref.subject).content;
    if (open) {
      const data = change(dataOf(open));
      await this.write(sql, open, name, data, live.version);
      await this.uses.replace(sql, ref, 'open', data, files);
    }
    await this.refreshLiveUses(sql, ref);
  }

  /** Marks the open revision, so that its approval opens an edit. */
  async opensEdit(sql: Sql, { subject, id }: ContentRef): Promise<void> {
    await sql.update('revision', { step: 1 }, { subject, subject_id: id, is_open: 1 });
  }

  /** Opens the edit of content that an approval has just hidden, with what was live before. */
  async openEdit(sql: Sql, ref: ContentRef, before: ContentData): Promise<void> {
    const subject = this.subjects.of(ref.subject);
    const live = (await subject.find(sql, ref.id))!;
    await this.begin(sql, ref, before, live, 2);
    await this.uses.replace(sql, ref, 'open', before, subject.content.files);
  }

  /** Records again which files the live content refers to, and which of them are public. */
  async refreshLiveUses(sql: Sql, ref: ContentRef): Promise<void> {
    const subject = this.subjects.of(ref.subject);
    const live = await subject.find(sql, ref.id);
    await this.uses.replace(
      sql,
      ref,
      'live',
      live?.data ?? null,
      subject.content.files,
      live?.shown ? subject.content.open : [],
    );
  }

  private async begin(
    sql: Sql,
    { subject, id, ipId }: ContentRef,
    data: ContentData,
    live: Live,
    step: 0 | 2 = 0,
  ): Promise<ReviewResult> {
    const last = await sql.one<{ version: number | null }>(
      'SELECT MAX(version) AS version FROM revision WHERE subject = ? AND subject_id = ?',
      [subject, id],
    );
    // Versions of a content item only grow, so that a stale version is never taken for a new one.
    const version = Math.max(live.version, last?.version ?? 0) + 1;
    await sql.insert('revision', {
      id: ulid(),
      subject,
      subject_id: id,
      ip_id: ipId,
      base_version: live.version,
      version,
      step,
      ...this.columns(subject, data),
    });
    return { state: reviewMachine.initial as ReviewState, version };
  }

  private async write(
    sql: Sql,
    row: Pick<RevisionEntity, 'id' | 'state' | 'version'>,
    subject: SubjectName,
    data: ContentData,
    base_version: number,
  ): Promise<ReviewResult> {
    const version = row.version + 1;
    const found = await sql.execute(
      `UPDATE revision SET data = ?, title = ?, picture_id = ?, base_version = ?, version = ? WHERE id = ? AND version = ? AND state IN ${OPEN}`,
      [...Object.values(this.columns(subject, data)), base_version, version, row.id, row.version],
    );
    if (found === 0) throw new DomainError('CONFLICT', { version: row.version });
    return { state: row.state, version };
  }

  private columns(subject: SubjectName, data: ContentData) {
    const of = this.subjects.of(subject);
    return {
      data: JSON.stringify(data),
      title: beginning(of.title(data), TITLE),
      picture_id: of.picture(data),
    };
  }

  private releaseOpenUses(sql: Sql, ref: ContentRef): Promise<void> {
    return this.uses.replace(sql, ref, 'open', null, this.subjects.of(ref.subject).content.files);
  }
}
