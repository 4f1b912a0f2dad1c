/** The search of the workbench: what it finds, by which words, and for whom. */
import type { FoundRecord } from '@ipw/domain';
import {
  ann,
  begin,
  call,
  content,
  ip,
  pic,
  published,
  query,
  save,
  switchTo,
  pass,
} from '../../testing/gallery';
import { type Caller, member, openFixtures } from '../../testing/fixtures';
import { batchOf, codeOf, plantVisits } from '../../testing/scans';
import { idIn, keep, liveItem, complete } from '../../testing/story';
import { plantGoods, plantIp, plantLabelOrder, plantLicensee, plantOperator } from '../db/seed/fixtures';

beforeEach(begin);

const search = async (keyword: string, who: Caller = ann) => {
  const answer = await call('search/records', who, { keyword });
  expect(answer.code).toBe(0);
  return answer.data as FoundRecord[];
};
const titles = async (keyword: string, who?: Caller) =>
  (await search(keyword, who)).map(({ title }) => title);
const goodsOf = async (ip_id: string, more: object = {}) =>
  plantGoods(await openFixtures(), { ip_id, image_id: await pic('goods_image'), ...more });

describe('content', () => {
  it('is found by its live title, and before it is live by that of its draft', async () => {
    const { id } = await published({ series_name: '四季茶会' });
    const { id: shownCase } = await liveItem('case', { case_name: '茶馆联名' });
    const draft = idIn('announcement', await keep('announcement', { ...(await complete('announcement')) }));
    await query("UPDATE revision SET title = '新茶上市' WHERE subject_id = ?", [draft]);
    expect(await search('茶')).toEqual([
      expect.objectContaining({
        kind: 'series',
        id,
        title: '四季茶会',
        link: `/ipStore/unpublishedAssetsEdit?id=${ip}&series=${id}`,
      }),
      expect.objectContaining({ kind: 'case', id: shownCase, title: '茶馆联名', ip_id: ip }),
      expect.objectContaining({ kind: 'announcement', id: draft, title: '新茶上市' }),
    ]);
    await switchTo(id, 'private');
    await pass(id);
    await save({ ...(await content()), series_id: id, series_name: '冬日' });
    expect(await titles('四季')).toEqual(['四季茶会']);
    expect(await titles('冬日')).toEqual([]);
  });

  it('is found by all its words in any order and case, and is gone when it is deleted', async () => {
    const { id } = await liveItem('case', { case_name: 'Moon Tea House 2026' });
    expect(await titles('tea moon')).toEqual(['Moon Tea House 2026']);
    expect(await titles('tea sun')).toEqual([]);
    expect(await titles('%')).toEqual([]);
    await call('ip/caseDelete', ann, { ip_id: ip, case_id: id });
    expect(await titles('tea')).toEqual([]);
  });

  it('lists five of a kind, names that begin with the search first, then the newest', async () => {
    const names = ['红灯笼', '灯笼一', '灯笼二', '小灯笼', '大灯笼', '灯笼三'];
    for (const series_name of names) await save({ ...(await content()), series_name });
    expect(await titles('灯笼')).toEqual(['灯笼三', '灯笼二', '灯笼一', '大灯笼', '小灯笼']);
  });
});

describe('label records', () => {
  it('are found by number, goods, merchant and tracking number, unless erased or deleted', async () => {
    const on = await openFixtures();
    const goods_id = await goodsOf(ip, { product_name: '山茶兔毛绒', licensee: '云岭玩具' });
    await plantLicensee(on, { ip_id: ip, licensee_name: '云岭山房' });
    const own = { ip_id: ip, member_id: ann.id, goods_id };
    const id = await plantLabelOrder(on, { ...own, tracking_number: 'SF10086' });
    const number = '261122-48173';
    await on.db.update('label_order', { order_number: number }, { id });
    const order = {
      kind: 'labelOrder',
      title: number,
      detail: '山茶兔毛绒',
      link: `/iprManage/codeManage/orderList?id=${ip}&order_id=${id}`,
    };
    for (const typed of ['48173', '２６１１２２ 48173', 'sf100', '山茶兔'])
      expect(await search(typed)).toContainEqual(expect.objectContaining(order));
    const kinds = async (keyword: string) => (await search(keyword)).map(({ kind }) => kind).sort();
    expect(await kinds('云岭')).toEqual(['goods', 'licensee']);
    await on.db.update('label_order', { erased_at: new Date() }, { id });
    await query('UPDATE code_licensee SET deleted_at = NOW(3)');
    expect(await kinds('48173')).toEqual([]);
    expect(await kinds('云岭')).toEqual(['goods']);
  });

  it('a scanned code is found by serial, batch and serial, and text, with the address of its scans', async () => {
    const shop = { ann, ip_id: ip, goods_id: await goodsOf(ip) } as never;
    const [batch, other] = [await batchOf(shop), await batchOf(shop)];
    await plantVisits(batch, 7, [{ minutes: 60 * 24 * 400 }, { minutes: 5 }]);
    await plantVisits(other, 7, [{}]);
    await plantVisits(other, 8, [{}]);
    const codes = async (typed: string) =>
      (await search(typed)).map(({ code }) => [code!.batch_number, code!.serial]);
    expect(await codes('7')).toEqual([
      [other.number, 7],
      [batch.number, 7],
    ]);
    expect(await codes(`${String(batch.number)}-7`)).toEqual([[batch.number, 7]]);
    expect(await codes(codeOf(batch, 7))).toEqual([[batch.number, 7]]);
    expect(await codes('9')).toEqual([]);

    const [{ link }] = (await search(codeOf(batch, 7))) as [FoundRecord];
    const { id, ...filter } = Object.fromEntries(new URLSearchParams(link.split('?')[1]));
    const listed = await call('code/scanList', ann, { ip_id: id, ...filter });
    expect(listed.data.list).toMatchObject([{ batch_number: batch.number, serial: 7 }]);
    const all = await call('code/scanList', ann, { ip_id: id, serial: 7 });
    expect(all.data.total).toBe(3);
  });
});

describe('the caller', () => {
  it('finds records of all IPs with assigned access, and of no others', async () => {
    const on = await openFixtures();
    const [second, foreign] = [
      await plantIp(on, { ip_name: '云岭' }),
      await plantIp(on, { ip_name: '月台' }),
    ];
    for (const [ip_id, product_name] of [
      [ip, '灯笼'],
      [second, '灯笼糖'],
      [foreign, '灯笼椒'],
    ] as const)
      await goodsOf(ip_id, { product_name });
    const ben = await member();
    expect(await titles('灯笼', ben)).toEqual([]);
    await plantOperator(on.db, second, ann.id, null);
    expect(await titles('灯笼')).toEqual(['灯笼']);
    await query('UPDATE ip_operator SET match_relation = 0 WHERE ip_id = ?', [second]);
    expect(await titles('灯笼')).toEqual(['灯笼糖', '灯笼']);
    await query('DELETE FROM ip_operator WHERE ip_id = ?', [ip]);
    expect(await titles('灯笼')).toEqual(['灯笼糖']);
  });

  it('may search 240 times a minute', async () => {
    await search('山');
    await query('UPDATE rate_limit SET points = 240');
    expect(await call('search/records', ann, { keyword: '山' })).toMatchObject({ code: 42900 });
    expect(await search('山', await member())).toEqual([]);
  });
});
