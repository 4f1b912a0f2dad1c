import { Injectable } from '@nestjs/common';
import {
  type Article,
  type articleApi,
  type ArticleBrief,
  type articleInput,
  type ArticleTexts,
  blocksOf,
  type Input,
  type Language,
  type Page,
  ulid,
} from '@ipw/domain';
import type * as z from 'zod/mini';
import { Db, fromJson, type Sql } from '../core/db/db';
import { contains } from '../core/db/list-query';
import { DomainError, notFound } from '../core/errors/domain-error';
import type { StaffCaller } from '../core/http/context';
import { History } from '../core/transition/history';
import type { ArticleEntity } from './article.entity';
import { STANDING, timeColumns } from './shown-time';

type Content = z.output<typeof articleInput>;
type Row = ArticleEntity & { published_at: Date };

const LEAD = 120;
const PUBLISHED = 'COALESCE(t.starts_at, t.created_at)';
/** Title and body in one language, searched without regard to case. */
const wordsIn = (language: Language) =>
  `CAST(JSON_EXTRACT(t.texts, '$."${language}".*') AS CHAR) COLLATE utf8mb4_unicode_520_ci`;

/** Articles: what is shown now, and staff's side of it. */
@Injectable()
export class Articles {
  constructor(
    private readonly db: Db,
    private readonly history: History,
  ) {}

  async list(
    { type, keyword, page, page_size }: Input<typeof articleApi.articleList>,
    language: Language,
  ): Promise<Page<ArticleBrief>> {
    const found: { sql: string; params: unknown[] }[] = [
      { sql: `${STANDING} = 'live'`, params: [] },
      ...(type === undefined ? [] : [{ sql: 't.type = ?', params: [type] }]),
      ...(keyword === undefined ? [] : [contains(wordsIn(language))(keyword)]),
    ];
    const from = `FROM article t WHERE ${found.map(({ sql }) => sql).join(' AND ')}`;
    const params = found.flatMap((one) => one.params);
    const [rows, counted] = await Promise.all([
      this.db.rows<Row>(
        `SELECT t.*, ${PUBLISHED} AS published_at ${from} ORDER BY published_at DESC, t.id DESC LIMIT ? OFFSET ?`,
        [...params, page_size, (page - 1) * page_size],
      ),
      this.db.one<{ total: number }>(`SELECT COUNT(*) AS total ${from}`, params),
    ]);
    const list = rows.map((row) => {
      const { body, ...brief } = view(row, language);
      return { ...brief, lead: leadOf(body) };
    });
    return { list, total: Number(counted!.total), page, page_size, next_cursor: null };
  }

  async read(id: string, language: Language): Promise<Article> {
    const row = await this.db.one<Row>(
      `SELECT t.*, ${PUBLISHED} AS published_at FROM article t WHERE t.id = ? AND ${STANDING} = 'live'`,
      [id],
    );
    if (!row) throw notFound();
    const { body, ...brief } = view(row, language);
    return { ...brief, blocks: blocksOf(body) };
  }

  async create(input: Content, staff: StaffCaller): Promise<string> {
    const id = ulid();
    const columns = columnsOf(input);
    await this.db.tx(async (sql) => {
      await sql.insert('article', { id, ...columns });
      await this.log(sql, id, 'create', staff, {}, columns);
    });
    return id;
  }

  async update(row: ArticleEntity, version: number, input: Content, staff: StaffCaller): Promise<void> {
    const columns = columnsOf(input);
    await this.db.tx(async (sql) => {
      const set = { ...columns, version: version + 1 };
      if ((await sql.update('article', set, { id: row.id, version })) === 0) throw conflict(row);
      await this.log(sql, row.id, 'update', staff, { ...row }, columns);
    });
  }

  async remove(row: ArticleEntity, version: number, staff: StaffCaller): Promise<void> {
    await this.db.tx(async (sql) => {
      const gone = await sql.change('DELETE FROM article WHERE id = ? AND version = ?', [row.id, version]);
      if (gone === 0) throw conflict(row);
      await this.log(sql, row.id, 'remove', staff, {}, {});
    });
  }

  private log(
    sql: Sql,
    id: string,
    action: string,
    actor: StaffCaller,
    before: Record<string, unknown>,
    after: Record<string, unknown>,
  ): Promise<void> {
    return this.history.write(sql, { subject: 'article', subjectId: id, action, actor, before, after });
  }
}

function view({ id, type, texts, published_at }: Row, language: Language) {
  const { title, body } = fromJson<ArticleTexts>(texts)[language];
  return { article_id: id, type, title, body, published_at: published_at.toISOString() };
}

/** The beginning of the first paragraph. */
function leadOf(body: string): string {
  const first = blocksOf(body).find((block) => block.kind === 'paragraph');
  const letters = [...(first && 'text' in first ? first.text : '')];
  return letters.length > LEAD ? `${letters.slice(0, LEAD).join('')}…` : letters.join('');
}

const columnsOf = ({ type, texts, active, starts_at, ends_at }: Content) => ({
  type,
  texts: JSON.stringify(texts),
  active,
  ...timeColumns({ starts_at, ends_at }),
});

const conflict = ({ version }: ArticleEntity) => new DomainError('CONFLICT', { version });
