/** Labels lead to the configured address, never to one taken from a request. */
import request from 'supertest';
import { another } from '../../../testing/another';
import { completed, licensee, openShop, type Shop } from '../../../testing/codes';
import { batchOf, scan } from '../../../testing/scans';
import { api, rows } from '../../../testing/server';

const { url } = api();
const FORGED = 'labels.evil.example';

const post = async (at: string, path: string, input: object, host?: string) =>
  (
    await request(at)
      .post(`/api/${path}`)
      .set({ authorization: `Bearer ${shop.ann.token}`, ...(host && { host }) })
      .send(input)
  ).body as { code: number; data: unknown };

let shop: Shop;
let order_id: string;
let request_id: string;
beforeAll(async () => {
  shop = await openShop();
  order_id = await completed(shop, 1000);
  const { ip_id, goods_id } = shop;
  const query = { ip_id, goods_id, licensee_id: await licensee(shop), quantity: 10 };
  request_id = ((await post(url, 'code/useCreate', query)).data as { request_id: string }).request_id;
});

it('refuses to issue and export codes until it is set', async () => {
  const unset = await another({ PUBLIC_URL: '' });
  const { admin, ip_id } = shop;
  const wanted = { ip_id, order_id };
  for (const [path, input] of [
    ['code/exportList', wanted],
    ['code/exportLink', { ...wanted, format: 'pdf' }],
    ['code/export', { ...wanted, format: 'csv' }],
  ] as const)
    expect(await post(unset, path, input)).toMatchObject({
      code: 42012,
      msg: expect.not.stringContaining('PUBLIC_URL'),
    });
  const handled = await request(unset)
    .post(`/api/admin/code-requests/${request_id}/handle`)
    .set('cookie', admin.cookie)
    .set('x-csrf-token', admin.csrf)
    .send({ version: 1 });
  expect(handled.body).toMatchObject({ code: 42012, message: expect.stringContaining('PUBLIC_URL') });
  expect(await rows('SELECT id FROM code_batch')).toEqual([]);
  expect(await (await fetch(`${unset}/robots.txt`)).text()).not.toContain('Sitemap');
  expect((await fetch(`${unset}/sitemap.xml`)).status).toBe(404);
});

it('does not believe the Host header: not in files of codes, lists of scans, robots or the sitemap', async () => {
  await scan(await batchOf(shop), 1);
  const { ip_id } = shop;
  const list = await post(url, 'code/scanList', { ip_id }, FORGED);
  expect(list).toMatchObject({ code: 0, data: { list: [{ serial: 1 }] } });
  expect((await post(url, 'code/exportLink', { ip_id, order_id, format: 'csv' }, FORGED)).code).toBe(0);
  expect(await rows('SELECT origin FROM code_export')).toEqual([{ origin: url }]);
  const page = async (path: string) => (await request(url).get(path).set('host', FORGED)).text;
  const texts = [JSON.stringify(list), await page('/robots.txt'), await page('/sitemap.xml')];
  for (const text of texts) expect(text).toContain(url);
  expect(texts.join()).not.toContain(FORGED);
});
