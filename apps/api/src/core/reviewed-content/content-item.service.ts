import { Injectable } from '@nestjs/common';
import {
  beginning,
  type ContentData,
  type Copied,
  type Language,
  type ListSort,
  idFieldOf,
  type Page,
  type ReviewState,
  type SubjectName,
  ulid,
} from '@ipw/domain';
import { Db, type Sql } from '../db/db';
import { like } from '../db/list-query';
import { notFound, validationError } from '../errors/domain-error';
import { translate } from '../i18n';
import { FileService } from '../files/file.service';
import { filesIn } from '../files/file-use.service';
import type { MemberCaller } from '../http/context';
import { HistoryService } from '../transition/history.service';
import { countItems } from './item-count';
import { putInOrder } from './order';
import type { ContentItemEntity } from './content-item.entity';
import { contentItemFacts } from './content-item.view';
import { dataOf, sideBySide, withFiles } from './revision.view';
import { type ReviewResult, type ContentRef, RevisionService } from './revision.service';
import type { RevisionEntity } from './revision.entity';
import { type ContentSubject, type Live, rankOf, SubjectRegistry } from './subject';
import { TrashService } from './trash.service';

/** Ids are in the order of creation. */
const BY_AGE: Record<ListSort, string> = { newest: 't.id DESC', oldest: 't.id' };

const isEmpty = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0);

/** The title of a copy, cut to fit. */
const copyOf = (language: Language, title: string, max: number): string => {
  const named = (name: string) => translate(language, 'content.copy', { name });
  return named(beginning(title, max - [...named('')].length));
};

export interface ContentItemQuery {
  ip_id: string;
  review_state?: ReviewState | undefined;
  keyword?: string | undefined;
  sort?: ListSort | undefined;
  page: number;
  page_size: number;
}

/** The holder's side of all kinds of content items: list, drafts, review, deletion, order. */
@Injectable()
export class ContentItemService {
  constructor(
    private readonly db: Db,
    private readonly files: FileService,
    private readonly revisions: RevisionService,
    private readonly subjects: SubjectRegistry,
    private readonly history: HistoryService,
    private readonly trash: TrashService,
  ) {}

  async list(me: MemberCaller, name: SubjectName, query: ContentItemQuery): Promise<Page<object>> {
    const { ip_id, review_state, keyword, sort, page, page_size } = query;
    const subject = this.subjects.of(name);
    const narrow = subject.narrow?.(query);
    const from = `${subject.content.table} t LEFT JOIN revision r ON r.subject = '${name}' AND r.subject_id = t.id AND r.is_open = 1
      WHERE t.ip_id = ? AND ${subject.there} ${review_state ? `AND COALESCE(r.state, IF(${subject.isLive}, 'approved', 'draft')) = ?` : ''}
        ${keyword ? `AND (${subject.textSql('t')} LIKE ? OR ${subject.textSql('r')} LIKE ?)` : ''} ${narrow ? `AND ${narrow.sql}` : ''}`;
    const word = keyword && like(keyword);
    const params = [
      ip_id,
      ...(review_state ? [review_state] : []),
      ...(word ? [word, word] : []),
      ...(narrow?.params ?? []),
    ];
    const count = await this.db.one<{ n: number | string }>(`SELECT COUNT(*) AS n FROM ${from}`, params);
    const rows = await this.db.rows<ContentItemEntity>(
      `SELECT t.* FROM ${from} ORDER BY ${sort ? BY_AGE[sort] : subject.order} LIMIT ${String(page_size)} OFFSET ${String((page - 1) * page_size)}`,
      params,
    );
    const open = await this.revisions.open(
      this.db,
      name,
      rows.map(({ id }) => id),
    );
    const shown = rows.map((row) => {
      const edit = open.get(row.id);
      const live = subject.live(row);
      const data = live.data ?? (edit ? dataOf(edit) : null);
      return { facts: this.factsOf(subject, row, live, edit), data: data && subject.preview(data) };
    });
    const files = await this.files.many(
      [...new Set(shown.flatMap(({ data }) => filesIn(data, subject.content.files)))],
      me,
    );
    return {
      list: shown.map(({ facts, data }) => ({
        ...withFiles<object>(subject.content, data, files),
        ...facts,
      })),
      total: Number(count?.n ?? 0),
      page,
      page_size,
      next_cursor: null,
    };
  }

  async detail(me: MemberCaller, { subject: name, ipId, id }: ContentRef): Promise<object> {
    const subject = this.subjects.of(name);
    const row = await this.db.one<ContentItemEntity>(
      `SELECT t.* FROM ${subject.content.table} t WHERE t.id = ? AND t.ip_id = ? AND ${subject.there}`,
      [id, ipId],
    );
    if (!row) throw notFound();
    const live = subject.live(row);
    const open = (await this.revisions.open(this.db, name, [id])).get(id);
    return {
      ...(await sideBySide(subject.content, live, open, this.files, me)),
      ...this.factsOf(subject, row, live, open),
    };
  }

  /** Saves the draft of an existing or new content item. `given`: the fields of the kind; omitted ones are removed. */
  save(
    me: MemberCaller,
    name: SubjectName,
    ipId: string,
    known: string | undefined,
    given: ContentData,
    version?: number,
  ): Promise<object> {
    const subject = this.subjects.of(name);
    const kind = subject.content;
    const data = subject.draft(given);
    return this.db.tx(async (sql) => {
      if (Object.values(data).every(isEmpty))
        throw validationError(kind.either?.[0] ?? kind.title!, 'required');
      const ref = { subject: name, id: known ?? (await this.create(sql, me, name, ipId)), ipId };
      if (subject.admitEdit) subject.admitEdit((await this.revisions.at(sql, ref, 'FOR UPDATE')).live);
      return { [idFieldOf(name)]: ref.id, ...(await this.store(sql, me, ref, data, version)) };
    }, 'committed');
  }

  /** Creates a draft with the content of an item: what its holder edits, else what is live. Its files are shared. */
  duplicate(me: MemberCaller, ref: ContentRef, language: Language): Promise<Copied> {
    const subject = this.subjects.of(ref.subject);
    const { fields, title } = subject.content;
    return this.db.tx(async (sql) => {
      const id = await this.create(sql, me, ref.subject, ref.ipId);
      const { live, open } = await this.revisions.at(sql, ref);
      const data = open ? dataOf(open) : live.data;
      if (!data) throw notFound();
      const plan = title && fields[title];
      const name = plan && plan.as === 'line' && data[title];
      const copy = name ? { ...data, [title]: copyOf(language, String(name), plan.max) } : data;
      const result = await this.store(sql, me, { ...ref, id }, subject.draft(copy));
      return { subject: ref.subject, subject_id: id, ...result };
    }, 'committed');
  }

  private async store(sql: Sql, me: MemberCaller, ref: ContentRef, data: ContentData, version?: number) {
    const { content } = this.subjects.of(ref.subject);
    const result = await this.revisions.save(sql, me, ref, data, version);
    // The position of live content changes only with its approval.
    if (content.rank) await sql.update('piece', { place: rankOf(content, data) }, { id: ref.id, data: null });
    return result;
  }

  private factsOf(
    subject: ContentSubject,
    row: ContentItemEntity,
    live: Live,
    open: RevisionEntity | undefined,
  ): object {
    return subject.facts?.(row, live, open) ?? contentItemFacts(subject.content, row, live, open);
  }

  submit(me: MemberCaller, ref: ContentRef, version?: number): Promise<ReviewResult> {
    return this.db.tx((sql) => this.revisions.submit(sql, me, ref, version));
  }

  remove(me: MemberCaller, ref: ContentRef, version?: number): Promise<{ trash_id: string }> {
    return this.db.tx((sql) => this.trash.put(sql, me, ref, version), 'committed');
  }

  /** Puts the given content items in this order, on the positions they occupy together. */
  sort(name: SubjectName, ipId: string, ids: readonly string[]): Promise<{ sorted: number }> {
    if (new Set(ids).size !== ids.length) throw validationError(`${idFieldOf(name)}s`, 'duplicate');
    const { content, there, order } = this.subjects.of(name);
    return this.db.tx(async (sql) => {
      const rows = await sql.rows<{ id: string }>(
        `SELECT t.id FROM ${content.table} t WHERE t.ip_id = ? AND ${there} ORDER BY ${order} FOR UPDATE`,
        [ipId],
      );
      return putInOrder(sql, content.table, rows, ids);
    });
  }

  /** Creates a content item, unless the IP has the maximum number. */
  async create(sql: Sql, me: MemberCaller, name: SubjectName, ipId: string): Promise<string> {
    const kind = this.subjects.of(name);
    const { table, most = 1 } = kind.content;
    if ((await countItems(sql, kind, ipId)) >= most)
      throw validationError(idFieldOf(name), 'max_items', { max: most });
    const id = ulid();
    const subject = table === 'piece' ? { subject: name } : {};
    await sql.insert(table, { id, ip_id: ipId, ...subject, created_by: me.id, version: 0 });
    await this.history.write(sql, { subject: name, subjectId: id, action: 'create', actor: me });
    return id;
  }
}
