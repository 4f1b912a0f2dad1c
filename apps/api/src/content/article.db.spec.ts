/** Articles: written by staff, public during their display period. */
import type { Article, ArticleBrief, ArticleRow, Page } from '@ipw/domain';
import request from 'supertest';
import { staff, type StaffLogin } from '../../testing/fixtures';
import { hoursFromNow } from '../../testing/from-now';
import { api } from '../../testing/server';

const { url, reset } = api();
let admin: StaffLogin;
beforeEach(async () => {
  await reset();
  admin = await staff('admin');
});

const texts = (title: string) => ({
  'zh-CN': { title: `中${title}`, body: '## 一\n\n第一段' },
  'zh-TW': { title: `台${title}`, body: '第一段' },
  en: { title, body: 'Foxes travel.\n\n- one\n- two' },
});
const write = async (title: string, more: object = {}) =>
  (
    await request(url)
      .post('/api/admin/articles')
      .set('cookie', admin.cookie)
      .set('x-csrf-token', admin.csrf)
      .send({ type: 1, texts: texts(title), ...more })
  ).body as ArticleRow;
const read = async <T>(path: string, language = 'en') =>
  (await request(url).get(`/api/content/${path}`).set('accept-language', language)).body as {
    code: number;
    data: T;
  };
const titles = async (query = '', language = 'en') =>
  (await read<Page<ArticleBrief>>(`articleList${query}`, language)).data.list.map(({ title }) => title);

it('shows an article in its time only, in the language of the reader', async () => {
  const fox = await write('Fox', { starts_at: hoursFromNow(-2) });
  const coming = await write('Coming', { starts_at: hoursFromNow(1) });
  await write('Past', { ends_at: hoursFromNow(-1) });
  await write('Off', { active: 0 });
  expect(coming.state).toBe('coming');
  expect(await titles()).toEqual(['Fox']);
  expect(await titles('', 'zh-TW')).toEqual(['台Fox']);
  const { data } = await read<Article>(`articleDetail?article_id=${fox.id}`);
  expect(data.blocks).toEqual([
    { kind: 'paragraph', text: 'Foxes travel.' },
    { kind: 'list', items: ['one', 'two'] },
  ]);
  expect((await read(`articleDetail?article_id=${coming.id}`)).code).not.toBe(0);
});

it('finds by type and by a word of the text in the language of the reader', async () => {
  await write('Fox', { starts_at: hoursFromNow(-3) });
  await write('Owl', { type: 5, starts_at: hoursFromNow(-1) });
  expect(await titles()).toEqual(['Owl', 'Fox']);
  expect(await titles('?type=5')).toEqual(['Owl']);
  expect(await titles('?keyword=foxES')).toEqual(['Owl', 'Fox']);
  expect(await titles('?keyword=owl')).toEqual(['Owl']);
  expect(await titles(`?keyword=${encodeURIComponent('中')}`)).toEqual([]);
  expect(await titles('?keyword=body')).toEqual([]);
  expect(await titles('?keyword=%25')).toEqual([]);
});
