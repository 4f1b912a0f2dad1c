/** Questions and partner links: written by staff, public during their display period, sorted. */
import { blocksOf, type Faq, type FaqRow, type FriendLink, type FriendLinkRow } from '@ipw/domain';
import request from 'supertest';
import { staff, type StaffLogin } from '../../testing/fixtures';
import { hoursFromNow } from '../../testing/from-now';
import { api } from '../../testing/server';
import { FAQS } from './faq';

const { url, db, reset } = api();
let admin: StaffLogin;
beforeEach(async () => {
  await reset();
  // Built-in questions stay when the database is reset.
  await db().query('DELETE FROM faq');
  admin = await staff('admin');
});

const desk = (method: 'get' | 'post' | 'put' | 'delete', path: string) => {
  const query = request(url);
  return query[method](`/api/admin/${path}`)
    .set('cookie', admin.cookie)
    .set('x-csrf-token', admin.csrf)
    .set('accept-language', 'en');
};
const read = async <T>(path: string, language = 'en') =>
  (await request(url).get(`/api/content/${path}`).set('accept-language', language)).body.data as T;

const wording = (title: string) => ({ title, body: 'Yes.\n\n- one\n- two' });
const ask = async (title: string, more: object = {}) =>
  (
    await desk('post', 'faqs').send({
      topic: 'claimQA',
      texts: { 'zh-CN': wording(`中${title}`), 'zh-TW': wording(`台${title}`), en: wording(title) },
      ...more,
    })
  ).body as FaqRow;
const questions = async (language?: string) =>
  (await read<Faq[]>('faq?product=worktable', language)).map(({ question }) => question);

it('answers what is shown now, topic by topic and each in its order', async () => {
  await ask('Usage', { topic: 'usageQA', sort: 0 });
  await ask('Second', { sort: 2 });
  await ask('First', { sort: 1 });
  await ask('Coming', { starts_at: hoursFromNow(1) });
  await ask('Past', { ends_at: hoursFromNow(-1) });
  await ask('Off', { active: 0 });
  expect(await questions()).toEqual(['First', 'Second', 'Usage']);
  expect(await questions('zh-TW')).toEqual(['台First', '台Second', '台Usage']);
  const [first] = await read<Faq[]>('faq');
  expect(first).toMatchObject({ topic: 'claimQA', answer: blocksOf('Yes.\n\n- one\n- two') });
});

it('is changed at its desk, once by two at once', async () => {
  const faq = await ask('Fee?');
  const answers = await Promise.all(
    [1, 2, 3].map((sort) => desk('put', `faqs/${faq.id}`).send({ ...faq, sort })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const list = await desk('get', 'faqs?filter={"topic":"claimQA","q":"fee"}&sort=["sort","ASC"]');
  expect(list.body).toMatchObject([{ id: faq.id, title: 'Fee?', state: 'live', version: 2 }]);
  expect((await desk('delete', `faqs/${faq.id}?version=2`)).status).toBe(200);
  expect(await questions()).toEqual([]);
});

it('comes with questions in three languages, each within the limits of its desk', async () => {
  expect(new Set(FAQS.map(({ id }) => id)).size).toBe(FAQS.length);
  for (const { topic, sort, texts } of FAQS)
    expect((await desk('post', 'faqs').send({ topic, sort, texts })).status).toBe(201);
  expect(await questions('zh-CN')).toEqual(FAQS.map(({ texts }) => texts['zh-CN'].title));
});

it('shows friendship links in their order, to web addresses only', async () => {
  const names = { 'zh-CN': '画谱', 'zh-TW': '畫譜', en: 'Picture book' };
  const write = async (body: object) =>
    (await desk('post', 'links').send({ names, url: 'https://example.com/', ...body })).body as FriendLinkRow;
  expect((await write({ sort: 2 })).title).toBe('Picture book');
  await write({ sort: 1, url: 'https://example.com/first' });
  await write({ active: 0 });
  expect(await read<FriendLink[]>('links', 'zh-TW')).toEqual([
    { name: '畫譜', url: 'https://example.com/first' },
    { name: '畫譜', url: 'https://example.com/' },
  ]);
});
