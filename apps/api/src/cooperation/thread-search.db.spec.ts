/** The holder's design checks are found by product and by project, as the list names it. */
import type { ThreadList } from '@ipw/domain';
import { plantSheet } from '../db/seed/plant-sheets';
import { openFixtures } from '../../testing/fixtures';
import { restBrand } from '../../testing/rests';
import { rows } from '../../testing/server';
import { type Brand, holderCall, ip, openBrand, opened, openThreads } from '../../testing/threads';
import { inProject } from './project-search';

let brand: Brand;
beforeEach(async () => {
  await openThreads();
  brand = await openBrand(ip, { title: 'Spring 100%' });
});

const found = async (keyword: string, kind = 'product_design') =>
  (await holderCall<ThreadList>('threadList', { kind, keyword })).data.list.map(({ thread_id }) => thread_id);

it('finds drafts by the title of a contract, whatever its case, beside those by product', async () => {
  const other = await openBrand(ip, { title: '秋季' });
  const bag = (await opened(brand, { product_name: 'Bag' })).thread_id;
  const cup = (await opened(other, { product_name: 'Spring cup' })).thread_id;
  await opened(other, { product_name: 'Poster', kind: 'material_design' });
  expect(await found('spring')).toEqual([cup, bag]);
  expect(await found('0%')).toEqual([bag]);
  expect(await found('_0%')).toEqual([]);
  expect(await found('秋季', 'material_design')).toHaveLength(1);
  expect(await found('冬')).toEqual([]);
});

it('finds drafts by the title of the tender in the language of the list', async () => {
  const tender = await restBrand(brand);
  await rows('UPDATE cooperation SET title = NULL WHERE id = ?', [brand.id]);
  await rows("UPDATE tender_objection SET state = 'dismissed'");
  const named = { 'zh-CN': { title: '中秋礼盒' }, 'zh-TW': { title: '中秋禮盒' }, en: { title: 'Moon Box' } };
  await rows('UPDATE tender SET texts = ? WHERE id = ?', [JSON.stringify(named), tender]);
  const { thread_id, project_name } = await opened(brand, { product_name: 'Tin' });
  expect(project_name).toBe('Moon Box');
  expect(await found('moon')).toEqual([thread_id]);
  expect(await found('中秋')).toEqual([]);
});

it('finds drafts of a matched request by its category', async () => {
  const sheet = await plantSheet(await openFixtures(), { ip_id: ip, sku_id: 1 });
  await rows("UPDATE cooperation SET title = NULL, origin = 'sheet', origin_id = ? WHERE id = ?", [
    sheet,
    brand.id,
  ]);
  const { thread_id, project_name } = await opened(brand);
  expect(project_name).not.toBe('');
  expect(await found(project_name.slice(1).toUpperCase())).toEqual([thread_id]);
  expect(await found('nothing of the kind')).toEqual([]);
});

it('reads the cooperations of the IP over its index, and its drafts over theirs', async () => {
  const [sql, ...params] = inProject(ip, 'Spring', 'en');
  const plan = await rows<{ table: string; key: string | null }>(
    `EXPLAIN SELECT COUNT(*) AS n FROM thread t WHERE t.ip_id = ? AND (t.product_name LIKE 'x' OR ${sql})`,
    [ip, ...params],
  );
  const keyOf = (table: string) => plan.find((one) => one.table === table)?.key;
  expect(keyOf('t')).toMatch(/^thread_ip/);
  expect(keyOf('c')).toMatch(/^(cooperation_ip_created|PRIMARY)$/);
  for (const joined of ['s', 'r', 'p']) expect(keyOf(joined)).toBe('PRIMARY');
});
