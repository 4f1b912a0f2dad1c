import { Injectable } from '@nestjs/common';
import {
  type Article,
  articleAdminApi,
  type articleApi,
  type ArticleBrief,
  type articleInput,
  type ArticleRow,
  type ArticleTexts,
  blocksOf,
  type Input,
  type Language,
  type Page,
} from '@ipw/domain';
import type * as z from 'zod/mini';
import { fromJson } from '../core/db/db';
import { type Condition, contains } from '../core/db/list-query';
import { notFound } from '../core/errors/domain-error';
import type { ArticleEntity } from './article.entity';
import { ShownContent } from './shown-content';
import { SHOWN_STATE, timeColumns } from './shown-time';

type Content = z.output<typeof articleInput>;
type Row = ArticleEntity & { published_at: Date };

const LEAD = 120;
const PUBLISHED = 'COALESCE(t.starts_at, t.created_at)';
/** Title and body in one language, for a case-insensitive search. */
const wordsIn = (language: Language) =>
  `CAST(JSON_EXTRACT(t.texts, '$."${language}".*') AS CHAR) COLLATE utf8mb4_unicode_520_ci`;

/** Articles: those shown now, and their administration. */
@Injectable()
export class ArticleService extends ShownContent<Content, ArticleEntity, ArticleRow> {
  protected readonly table = 'article';
  protected readonly api = articleAdminApi;
  protected readonly filters = { q: contains('t.texts'), type: 'type' };

  async listShown(
    { type, keyword, page, page_size }: Input<typeof articleApi.articleList>,
    language: Language,
  ): Promise<Page<ArticleBrief>> {
    const found: Condition[] = [
      { sql: `${SHOWN_STATE} = 'live'`, params: [] },
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
      const { body, ...brief } = briefOf(row, language);
      return { ...brief, lead: leadOf(body) };
    });
    return { list, total: Number(counted!.total), page, page_size, next_cursor: null };
  }

  async read(id: string, language: Language): Promise<Article> {
    const row = await this.db.one<Row>(
      `SELECT t.*, ${PUBLISHED} AS published_at FROM article t WHERE t.id = ? AND ${SHOWN_STATE} = 'live'`,
      [id],
    );
    if (!row) throw notFound();
    const { body, ...brief } = briefOf(row, language);
    return { ...brief, blocks: blocksOf(body) };
  }

  protected content({ type, texts: stored }: ArticleEntity, language: Language) {
    const texts = fromJson<ArticleTexts>(stored);
    return { title: texts[language].title, type, texts };
  }

  protected columnsOf({ type, texts, active, starts_at, ends_at }: Content) {
    return { type, texts: JSON.stringify(texts), active, ...timeColumns({ starts_at, ends_at }) };
  }
}

function briefOf({ id, type, texts, published_at }: Row, language: Language) {
  const { title, body } = fromJson<ArticleTexts>(texts)[language];
  return { article_id: id, type, title, body, published_at: published_at.toISOString() };
}

/** The beginning of the first paragraph. */
function leadOf(body: string): string {
  const first = blocksOf(body).find((block) => block.kind === 'paragraph');
  const letters = [...(first && 'text' in first ? first.text : '')];
  return letters.length > LEAD ? `${letters.slice(0, LEAD).join('')}…` : letters.join('');
}
