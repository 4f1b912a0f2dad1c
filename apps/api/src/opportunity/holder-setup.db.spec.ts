/** What holders prepare: words for answers, and fields that buyers cannot ask for. */
import { shanghaiDay } from '@ipw/domain';
import { type Caller, member, openFixtures } from '../../testing/fixtures';
import { api } from '../../testing/server';
import { ann, holder, ip, openSheets, send } from '../../testing/sheets';
import { plantOperator } from '../db/seed/fixtures';

const { db } = api();
beforeEach(openSheets);

describe('words for answers', () => {
  const words = { template_name: '常用', answer: '可以授权，期限一年' };
  const list = async (who: Caller) => (await holder('templateList', who, {})).data.list;

  it('are shared by the operators of an IP, changed over their version, and deleted', async () => {
    const { template_id } = (await holder('templateSave', ann, words)).data;
    const bo = await member();
    await plantOperator((await openFixtures()).db, ip, bo.id, 2);
    expect(await list(bo)).toEqual([{ template_id, ...words, version: 1 }]);
    const change = { ...words, template_id, version: 1, answer: '限华东地区' };
    expect((await holder('templateSave', bo, change)).code).toBe(0);
    expect((await holder('templateSave', ann, change)).code).toBe(40901);
    expect(await list(ann)).toMatchObject([{ answer: '限华东地区', version: 2 }]);
    expect((await holder('templateDelete', ann, { template_id })).code).toBe(0);
    expect(await list(ann)).toEqual([]);
  });

  it('are twenty at most', async () => {
    for (let at = 0; at < 20; at += 1) await holder('templateSave', ann, words);
    expect((await holder('templateSave', ann, words)).code).toBe(40001);
    expect(await list(ann)).toHaveLength(20);
  });
});

describe('a taken field', () => {
  const taken_until = '2099-12-31';
  const take = (sku_id: number) => holder('takenFieldSave', ann, { fields: [{ sku_id, taken_until }] });

  it('refuses sheets for it until its day is over, and no others', async () => {
    expect((await take(9)).data.list).toEqual([{ sku_id: 9, taken_until }]);
    expect((await send()).data.errors).toMatchObject([{ field: 'sku_id', rule: 'field_taken' }]);
    expect((await send({ sku_id: 15 })).code).toBe(0);
    await db().query("UPDATE taken_field SET taken_until = '2020-01-01'");
    expect((await holder('takenFieldList', ann, {})).data.list).toEqual([]);
    expect((await send()).code).toBe(0);
  });

  it('counts on its last day', async () => {
    await take(9);
    await db().query('UPDATE taken_field SET taken_until = ?', [shanghaiDay(new Date())]);
    expect((await send()).code).toBe(40001);
  });

  it('of all refuses every sheet', async () => {
    await take(31);
    expect((await send({ sku_id: 15 })).code).toBe(40001);
  });
});
