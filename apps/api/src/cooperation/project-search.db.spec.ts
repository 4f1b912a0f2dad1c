/** Cooperations, drafts and requests for pictures are found by the project that their lists show. */
import { type ImageRequestList, LANGUAGES } from '@ipw/domain';
import request from 'supertest';
import { plantSheet } from '../db/seed/plant-sheets';
import { openFixtures } from '../../testing/fixtures';
import { ask, series } from '../../testing/images';
import { restBrand } from '../../testing/rests';
import { api, rows } from '../../testing/server';
import { admin, type Brand, holderCall, ip, openBrand, opened, openThreads } from '../../testing/threads';
import { inAnyProject, inProject } from './project-search';

const DESKS = ['cooperations', 'threads', 'image-requests'] as const;
/** The projects that the desks show for a search, in English. */
async function onDesks(q: string): Promise<string[][]> {
  const filter = new URLSearchParams({ filter: JSON.stringify({ q }) }).toString();
  const lists = DESKS.map(async (desk) => {
    const { status, body } = await request(api().url)
      .get(`/api/admin/${desk}?${filter}`)
      .set('cookie', admin.cookie)
      .set('accept-language', 'en');
    expect([desk, status]).toEqual([desk, 200]);
    return (body as { project_name: string }[]).map(({ project_name }) => project_name);
  });
  return Promise.all(lists);
}
const onAll = (...projects: string[]) => DESKS.map(() => projects);
const requestsOf = async (keyword: string) =>
  (await holderCall<ImageRequestList>('imageRequestList', { keyword })).data.list.map(
    ({ project_name }) => project_name,
  );

let brand: Brand;
beforeEach(async () => {
  await openThreads();
  const foxes = await series();
  brand = await openBrand(ip, { title: 'Spring 100%' });
  const other = await openBrand(ip, { title: 'Autumn' });
  for (const one of [brand, other]) {
    await opened(one);
    expect((await ask(one, foxes)).code).toBe(0);
  }
});

it('finds them by the title of a contract, and by number and IP as before', async () => {
  expect(await onDesks('spring')).toEqual(onAll('Spring 100%'));
  expect(await onDesks('0%')).toEqual(onAll('Spring 100%'));
  expect(await onDesks('winter')).toEqual(onAll());
  expect(await onDesks(brand.link.coop_no.toLowerCase())).toEqual(onAll('Spring 100%'));
  expect(await onDesks('月半')).toEqual(onAll('Autumn', 'Spring 100%'));
  expect(await requestsOf('SPRING')).toEqual(['Spring 100%']);
  // Words of the request itself, as before.
  expect(await requestsOf('帆布袋主图')).toEqual(['Autumn', 'Spring 100%']);
  expect(await requestsOf('winter')).toEqual([]);
});

it('finds those of an award by the title of the tender, staff in any language', async () => {
  const tender = await restBrand(brand);
  await rows('UPDATE cooperation SET title = NULL WHERE id = ?', [brand.id]);
  const named = { 'zh-CN': { title: '中秋礼盒' }, 'zh-TW': { title: '中秋禮盒' }, en: { title: 'Moon Box' } };
  await rows('UPDATE tender SET texts = ? WHERE id = ?', [JSON.stringify(named), tender]);
  for (const word of ['moon', '礼盒', '禮盒']) expect(await onDesks(word)).toEqual(onAll('Moon Box'));
  // No other word of its texts.
  expect(await onDesks('title')).toEqual(onAll());
  expect(await requestsOf('moon')).toEqual(['Moon Box']);
  expect(await requestsOf('礼盒')).toEqual([]);
});

it('finds those of a matched request by its category', async () => {
  const sheet = await plantSheet(await openFixtures(), { ip_id: ip, sku_id: 1 });
  await rows("UPDATE cooperation SET title = NULL, origin = 'sheet', origin_id = ? WHERE id = ?", [
    sheet,
    brand.id,
  ]);
  const [[category]] = (await onDesks(brand.link.coop_no)) as [[string]];
  expect(category).not.toBe('');
  expect(await onDesks(category.toUpperCase())).toEqual(onAll(category));
  expect(await requestsOf(category)).toEqual([category]);
});

it('reads what names the projects by their keys', async () => {
  const plansOf = async (sql: string, params: readonly unknown[]) =>
    new Map(
      (await rows<{ table: string; key: string | null }>(`EXPLAIN ${sql}`, [...params])).map(
        ({ table, key }) => [table, key],
      ),
    );
  const [holders, ...holdersParams] = inProject(ip, 'Spring', LANGUAGES[0]);
  const [desk, ...deskParams] = inAnyProject('Spring', 'cooperation_id');
  const [list, ...listParams] = inAnyProject('Spring', 'id');
  const requests = await plansOf(
    `SELECT COUNT(*) AS n FROM image_request t WHERE t.ip_id = ? AND (t.series_name LIKE 'x' OR ${holders})`,
    [ip, ...holdersParams],
  );
  expect(requests.get('t')).toMatch(/^image_request_ip/);
  const plans = [
    requests,
    await plansOf(`SELECT t.id FROM thread t WHERE t.product_name LIKE 'x' OR ${desk}`, deskParams),
    await plansOf(`SELECT t.id FROM cooperation t WHERE t.ip_id = 'x' OR ${list}`, listParams),
  ];
  for (const plan of plans) for (const joined of ['s', 'r', 'p']) expect(plan.get(joined)).toBe('PRIMARY');
});
