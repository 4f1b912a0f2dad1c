import * as z from 'zod/mini';
import { call } from '../core/endpoint';
import type { Language } from '../core/text';
import { id, int, line, optionalLine, type Page, paging, reference, text } from '../core/wire';
import { type ShownFields, shownFields } from './shown';

/** 1 insight, 2 interview, 3 recommendation, 4 announcement, 5 flash news. Labels: `article_type.<number>`. */
export const ARTICLE_TYPES = [1, 2, 3, 4, 5] as const;
export type ArticleType = (typeof ARTICLE_TYPES)[number];

/** Maximum code points of a title, a body and a search keyword; articles on a page of the list. */
export const ARTICLE_LIMITS = { title: 80, body: 8000, keyword: 40, page: 10 } as const;

/** A block of an article. Articles are plain text; no markup reaches the browser. */
export type ArticleBlock =
  { kind: 'heading' | 'paragraph'; text: string } | { kind: 'list'; items: string[] };

/** An empty line ends a block. `## ` begins a heading, `- ` each line of a list; all else is a paragraph. */
export function blocksOf(body: string): ArticleBlock[] {
  return body
    .split(/\n\s*\n/)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
    .map((piece): ArticleBlock => {
      const lines = piece.split('\n').map((line) => line.trim());
      if (lines.length === 1 && lines[0]!.startsWith('## '))
        return { kind: 'heading', text: lines[0]!.slice(3) };
      if (lines.every((line) => line.startsWith('- ')))
        return { kind: 'list', items: lines.map((line) => line.slice(2)) };
      return { kind: 'paragraph', text: piece };
    });
}

/** An article as a list shows it. */
export interface ArticleBrief {
  article_id: string;
  type: ArticleType;
  title: string;
  /** The beginning of the body. */
  lead: string;
  published_at: string;
}

export interface Article extends Omit<ArticleBrief, 'lead'> {
  blocks: ArticleBlock[];
}

export const articleApi = {
  articleList: call<Page<ArticleBrief>>()({
    path: 'content/articleList',
    access: 'public',
    input: z.strictObject({
      type: z.optional(reference(ARTICLE_TYPES)),
      keyword: optionalLine(ARTICLE_LIMITS.keyword),
      page: paging.page,
      page_size: z._default(int(1, 100), ARTICLE_LIMITS.page),
    }),
    summary: 'Articles shown now, of one type or of all, by a word of their text; the newest first',
  }),
  articleDetail: call<Article>()({
    path: 'content/articleDetail',
    access: 'public',
    input: z.strictObject({ article_id: id() }),
    summary: 'An article that is shown now',
  }),
};

const wording = z.strictObject({
  title: line(ARTICLE_LIMITS.title),
  body: text(ARTICLE_LIMITS.body),
});
const content = {
  type: reference(ARTICLE_TYPES),
  texts: z.strictObject({ 'zh-CN': wording, 'zh-TW': wording, en: wording }),
  ...shownFields,
};
export const articleInput = z.strictObject(content);
export const articleEditInput = z.strictObject({ ...content, version: int(1) });

export type ArticleTexts = Record<Language, { title: string; body: string }>;

export interface ArticleRow extends ShownFields {
  /** In the reader's language. */
  title: string;
  type: ArticleType;
  texts: ArticleTexts;
}
