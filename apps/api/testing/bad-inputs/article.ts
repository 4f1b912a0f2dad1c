/** Articles, read and written. */
import { type Case, type Expected, rows } from './case';
import { NOWHERE } from './fixtures';

const wording = { title: '春天的授权', body: '从一张图开始。' };
const texts = { 'zh-CN': wording, 'zh-TW': wording, en: wording };

const article = (field: string, list: readonly (readonly [string, unknown, Expected])[], more: object = {}) =>
  rows('POST articles', field, list, { more: { type: 1, texts, ...more } });

export const articles: Case[] = [
  ...rows('content/articleList', 'type', [
    ['unknown', 6, 'V choice'],
    ['an injection', '1 OR 1=1', 'V integer'],
  ]),
  ...rows('content/articleList', 'keyword', [['41 characters', '字'.repeat(41), 'V max_length']]),
  ...rows('content/articleList', 'page_size', [['too many', 101, 'V max']]),
  ...rows('content/articleDetail', 'article_id', [
    ['none', undefined, 'V required'],
    ['no id', '1', 'V id'],
    ['nowhere', NOWHERE, 'N'],
  ]),
  ...article('type', [
    ['none', undefined, 'V required'],
    ['unknown', 0, 'V choice'],
  ]),
  ...article('texts', [
    ['none', undefined, 'V required'],
    ['a language less', { en: wording }, 'V required'],
    ['a blank title', { ...texts, en: { ...wording, title: ' ' } }, 'V required'],
    ['8001 characters', { ...texts, en: { ...wording, body: '字'.repeat(8001) } }, 'V max_length'],
  ]),
  ...article('starts_at', [['no moment', 'tomorrow', 'V date']]),
  ...article('ends_at', [['before it begins', '2026-01-01T00:00:00Z', 'V earliest_date']], {
    starts_at: '2026-02-01T00:00:00Z',
  }),
  ...article('owner', [['a field more', 'x', 'V unknown']]),
];
