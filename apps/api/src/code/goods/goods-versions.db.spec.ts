/** Versions of goods and merchants tell each change. */
import { call, licensee, MERCHANT, openShop, type Shop } from '../../../testing/codes';
import { rows } from '../../../testing/server';

let shop: Shop;
beforeEach(async () => {
  shop = await openShop();
});

const ask = (path: string, more: object) => call(`code/${path}`, shop.ann, { ip_id: shop.ip_id, ...more });
const versionOf = async (table: 'code_goods' | 'code_licensee') =>
  (await rows<{ version: number }>(`SELECT version FROM ${table}`))[0]!.version;

it('a change and the deletion of a merchant count', async () => {
  const licensee_id = await licensee(shop);
  expect(await versionOf('code_licensee')).toBe(1);
  const change = { licensee_id, ...MERCHANT, licensee_name: '云岭玩具二店' };
  expect((await ask('licenseeSave', change)).code).toBe(0);
  expect(await versionOf('code_licensee')).toBe(2);
  expect((await ask('licenseeDelete', { licensee_id })).code).toBe(0);
  expect(await versionOf('code_licensee')).toBe(3);
  // Neither changes a deleted one.
  expect((await ask('licenseeSave', change)).code).toBe(40400);
  expect((await ask('licenseeDelete', { licensee_id })).code).toBe(40400);
  expect(await versionOf('code_licensee')).toBe(3);
});

it('the deletion of goods counts', async () => {
  expect(await versionOf('code_goods')).toBe(1);
  expect((await ask('goodsDelete', { goods_id: shop.goods_id })).code).toBe(0);
  expect(await versionOf('code_goods')).toBe(2);
});
