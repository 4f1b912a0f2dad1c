/** Articles: public, written by staff. */
import { ulid } from '@ipw/domain';
import type { Fixtures } from '../../src/db/seed/fixtures';
import type { Row } from './row';

const wording = { title: '春天的授权', body: '从一张图开始。' };
const texts = { 'zh-CN': wording, 'zh-TW': wording, en: wording };
const input = { type: 1, texts };

export const ARTICLE_CALLS: Record<string, Row> = {
  'content/articleDetail': { anybodys: ['article_id'] },
  'content/articleList': { shared: true },
};

export const ARTICLE_ROUTES: Record<string, Row> = {
  'GET articles': {},
  'GET articles/:id': {},
  'GET articles/:id/history': {},
  'POST articles': { input },
  'PUT articles/:id': { input: { ...input, version: 99 } },
  'DELETE articles/:id': { query: '?version=1', fresh: true },
};

export async function plantArticle({ db }: Fixtures): Promise<string> {
  const id = ulid();
  await db.insert('article', { id, type: 1, texts: JSON.stringify(texts), active: 1 });
  return id;
}
