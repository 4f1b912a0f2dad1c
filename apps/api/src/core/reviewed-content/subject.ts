import { Injectable } from '@nestjs/common';
import {
  type ContentData,
  type ContentKind,
  contentSchema,
  dayAfter,
  endsAhead,
  kindOf,
  pageOfContent,
  type Phase,
  pictureIn,
  REMINDER_DAYS,
  shanghaiDay,
  type SubjectName,
  SUBJECTS,
  titleIn,
} from '@ipw/domain';
import type * as z from 'zod/mini';
import { COLLATION } from '../db/columns';
import { fromJson, type Row, type Sql } from '../db/db';
import { filesIn } from '../files/file-use.service';
import type { RevisionEntity } from './revision.entity';

/** The live version of a subject. */
export interface Live<D = ContentData> {
  ip_id: string;
  version: number;
  /** Approved content; null before the first approval. */
  data: D | null;
  /** Whether it is public now. */
  shown: boolean;
}

/** A row of any table of content. */
export interface ContentEntity {
  id: string;
  ip_id: string;
  version: number;
  /** Approved content as JSON; null while nothing is live. */
  data: string | null;
  /** For settings: whether the IP is listed. */
  listed?: 0 | 1;
}

/** Position of content that its holder has not ordered. */
export const rankOf = ({ rank }: Pick<ContentKind, 'rank'>, data: ContentData): string =>
  rank === undefined ? '' : String(data[rank] ?? '');

/**
 * How a kind of content is stored and reviewed, from its declaration: JSON in a row of `piece` or `shop_setting`. Kinds
 * stored in columns override reading and writing.
 */
export class ContentSubject {
  readonly name: SubjectName;
  /** The schema of complete content, which a submission must satisfy. */
  readonly schema: z.ZodMiniType;
  /** Subject name of live rows in the history. */
  readonly table: string;
  /** SQL conditions on a row `t`: of this kind, deleted or not; live; and its position. */
  readonly only: string;
  readonly isLive: string = 't.data IS NOT NULL';
  readonly order: string = 't.sort, t.place DESC, t.id DESC';
  /** SQL of the live title of a row `t`, compared like other texts. */
  readonly titleSql: string;
  protected readonly ipColumn: string = 'ip_id';
  protected readonly columns: string;

  constructor(readonly content: ContentKind & { name: SubjectName }) {
    const { name, table } = content;
    this.name = name;
    this.schema = content.span
      ? contentSchema(content).check(endsAhead(content.span[1]))
      : contentSchema(content);
    this.table = table === 'piece' ? name : table;
    this.only = table === 'piece' || table === 'shop_setting' ? `t.subject = '${name}'` : 'TRUE';
    this.titleSql = `JSON_UNQUOTE(JSON_EXTRACT(t.data, '$.${content.title ?? ''}')) COLLATE ${COLLATION}`;
    this.columns =
      table === 'shop_setting' ? 't.*, (SELECT listed FROM ip WHERE ip.id = t.ip_id) AS listed' : 't.*';
  }

  /** SQL condition on a row `t`: of this kind and not deleted. */
  get there(): string {
    return this.content.most === undefined ? this.only : `${this.only} AND t.deleted_at IS NULL`;
  }

  /** SQL condition on a row `t`: visitors of the public page see it. */
  get isPublic(): string {
    const [from, until] = (this.content.span ?? []).map((field) => this.fieldSql(field));
    const today = `'${shanghaiDay(new Date())}'`;
    const isShown =
      from && until && `COALESCE(${from} <= ${today}, TRUE) AND COALESCE(${until} >= ${today}, TRUE)`;
    return [this.isLive, isShown].filter(Boolean).join(' AND ');
  }

  /** SQL condition on a row `t`: its approved content is in a phase today. */
  phaseSql(phase: Phase): string {
    const { span, expires } = this.content;
    const [from, until, last] = [span?.[0], span?.[1], expires].map((field) => field && this.fieldSql(field));
    const today = shanghaiDay(new Date());
    const soon = dayAfter(today, REMINDER_DAYS[0]);
    const conditions: Record<Phase, string> = {
      scheduled: `${from!} > '${today}'`,
      ended: `${until!} < '${today}'`,
      expiring: `${last!} BETWEEN '${today}' AND '${soon}'`,
      expired: `${last!} < '${today}'`,
    };
    return `(${this.isLive} AND ${conditions[phase]})`;
  }

  /** SQL of a field of the approved content in a row `t`. */
  protected fieldSql(field: string): string {
    return `JSON_VALUE(t.data, '$.${field}')`;
  }

  /** What the holder's lists and pages show of a row besides its content, for a kind that shows more than others. */
  facts?(row: ContentEntity, live: Live, open: RevisionEntity | undefined): object;
  /** A filter of the holder's list that only this kind has, on a row `t` and its open revision `r`. */
  narrow?(query: object): { sql: string; params: unknown[] } | undefined;
  /** Refuses to edit live content in a state only this kind has. */
  admitEdit?(live: Live): void;

  /** SQL of all free texts of a live row `t` or a revision `r`, compared like other texts. */
  textSql(row: 't' | 'r'): string {
    const texts = this.content.texts.map((field) => `JSON_UNQUOTE(JSON_EXTRACT(${row}.data, '$.${field}'))`);
    return `CONCAT_WS(' ', ${texts.join(', ')}) COLLATE ${COLLATION}`;
  }

  /** A draft with the given fields; omitted ones are removed. */
  draft(given: ContentData): ContentData {
    return Object.fromEntries(Object.keys(this.content.fields).map((field) => [field, given[field] ?? null]));
  }

  /** What a row of the holder's list shows of the content. */
  preview(data: ContentData): ContentData {
    return data;
  }

  /** The live version in a row of its table. */
  live(row: object): Live {
    const stored = row as ContentEntity;
    const data = this.read(stored);
    return {
      ip_id: String(row[this.ipColumn as keyof object]),
      version: stored.version,
      data,
      shown: data !== null && this.isShown(stored),
    };
  }

  /** The live row, locked on request; undefined when there is none. */
  async find(sql: Sql, id: string, lock?: 'FOR UPDATE'): Promise<Live | undefined> {
    const row = await sql.one<ContentEntity>(
      `SELECT ${this.columns} FROM ${this.content.table} t WHERE t.id = ? AND ${this.there} ${lock ?? ''}`,
      [id],
    );
    return row && this.live(row);
  }

  /** All content of the kind of an IP that is not deleted, as a statement returning `id`, `live` and `public` (0 or 1). */
  all(ipId: string): { sql: string; params: string[] } {
    const sql = `SELECT t.id, ${this.isLive} AS live, ${this.isPublic} AS public FROM ${this.content.table} t WHERE t.${this.ipColumn} = ? AND ${this.there}`;
    return { sql, params: [ipId] };
  }

  /** A row as it would be stored if this content were approved. */
  async proposed<R extends object>(sql: Sql, row: R, data: ContentData): Promise<R> {
    return { ...row, ...(await this.write(sql, data, null)) };
  }

  /** Makes approved content live with the given version. */
  async publish(sql: Sql, id: string, data: ContentData, version: number): Promise<void> {
    const { table, most } = this.content;
    const before = (await this.find(sql, id))?.data ?? null;
    await sql.update(table, { ...(await this.write(sql, data, before)), version }, { id });
    if (most !== undefined) await sql.update(table, { published_at: new Date() }, { id, published_at: null });
  }

  /** Hides a deleted item, and empties a deleted setting. */
  async remove(sql: Sql, id: string, version: number): Promise<void> {
    const { table, most } = this.content;
    const gone = most === undefined ? { data: null } : { deleted_at: new Date() };
    await sql.update(table, { ...gone, version }, { id });
  }

  /** Shows a deleted item again, or fills a setting with its earlier content. */
  async putBack(sql: Sql, id: string, data: string | null): Promise<void> {
    const { table, most } = this.content;
    const [set, params] = most === undefined ? ['data = ?', [data]] : ['deleted_at = NULL', []];
    await sql.execute(`UPDATE ${table} SET ${set}, version = version + 1 WHERE id = ?`, [...params, id]);
  }

  /** Erases live content of an IP: all when the account of its holder is closed, or one item that was deleted for good. */
  async erase(sql: Sql, ipId: string, id?: string): Promise<void> {
    const { table, most } = this.content;
    const empty = this.empty();
    const ends =
      most === undefined ? [] : ['published_at = NULL', 'deleted_at = COALESCE(deleted_at, NOW(3))'];
    const set = [...Object.keys(empty).map((column) => `${column} = ?`), ...ends, 'version = version + 1'];
    await sql.execute(
      `UPDATE ${table} t SET ${set.join(', ')} WHERE t.ip_id = ? AND ${this.only} ${id ? 'AND t.id = ?' : ''}`,
      [...Object.values(empty), ipId, ...(id ? [id] : [])],
    );
  }

  /** Title and picture for lists. */
  title(data: ContentData): string {
    return titleIn(this.content, data);
  }

  picture(data: ContentData): string | null {
    return pictureIn(this.content, data);
  }

  /** The holder's page of the content. */
  link(ipId: string, id: string): string {
    return pageOfContent(this.content, ipId, id);
  }

  /** Names of content that fields refer to by id, for reviewers. The referenced kinds are stored in columns. */
  async names(sql: Sql, data: ContentData): Promise<Map<string, string>> {
    const names = new Map<string, string>();
    for (const [field, plan] of Object.entries(this.content.fields)) {
      const ids = data[field] as string[];
      if (plan.as !== 'references' || ids.length === 0) continue;
      const { table, title } = kindOf(plan.to as SubjectName);
      const rows = await sql.rows<{ id: string; title: string }>(
        `SELECT id, ${title!} AS title FROM ${table} WHERE id IN (?)`,
        [ids],
      );
      for (const row of rows) names.set(row.id, row.title);
    }
    return names;
  }

  protected read({ data }: ContentEntity): ContentData | null {
    return data === null ? null : fromJson<ContentData>(data);
  }

  /** The columns of content, with the time of the last approval of it and of its pictures where the table has these columns. */
  protected write(_sql: Sql, data: ContentData, before: ContentData | null): Row | Promise<Row> {
    const stored = { data: JSON.stringify(data) };
    if (this.content.table !== 'piece') return stored;
    const pictures = (of: ContentData | null) => filesIn(of, this.content.files).join();
    const now = new Date();
    return {
      ...stored,
      place: rankOf(this.content, data),
      checked_at: now,
      ...(pictures(before) !== pictures(data) && { images_checked_at: now }),
    };
  }

  /** The columns of a row without content. */
  protected empty(): Row {
    return { data: null, ...(this.content.table === 'piece' && { place: '' }) };
  }

  /** Live content is public; a setting only while its IP is listed. Holders hide other kinds by deleting them. */
  protected isShown({ listed }: ContentEntity): boolean {
    return this.content.table !== 'shop_setting' || listed === 1;
  }
}

/** All review subjects by name: every declared kind. Kinds stored in columns are registered by their module. */
@Injectable()
export class SubjectRegistry {
  private readonly known = new Map<SubjectName, ContentSubject>(
    SUBJECTS.map((name) => [name, new ContentSubject(kindOf(name))]),
  );

  register(subject: ContentSubject): void {
    this.known.set(subject.name, subject);
  }

  of(name: SubjectName): ContentSubject {
    return this.known.get(name)!;
  }
}
