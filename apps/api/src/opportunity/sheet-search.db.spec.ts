/** Which sheets the workbench's search finds, by which words, and what it says of them. */
import type { FoundRecord } from '@ipw/domain';
import { member, openFixtures } from '../../testing/fixtures';
import { admin, agreed, ann, decide, holder, ip, openSheets, send, sheetOf } from '../../testing/sheets';
import { plantOperator, plantSheet } from '../db/seed/fixtures';
import { api } from '../../testing/server';

beforeEach(openSheets);

const pass = (id: string) => decide(admin, id, 'pass', { version: 1 });

async function search(keyword: string, who = ann): Promise<FoundRecord[]> {
  const answer = await fetch(`${api().url}/api/search/records`, {
    method: 'POST',
    headers: { authorization: `Bearer ${who.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ keyword }),
  });
  const { code, data } = (await answer.json()) as { code: number; data: FoundRecord[] };
  expect(code).toBe(0);
  return data.filter(({ kind }) => kind === 'sheet');
}
async function sent(more: object = {}) {
  const { data } = await send(more);
  const number = data.sheet_no as string;
  return { number, id: (await sheetOf(number)).id };
}

it('finds a checked sheet by its number, and by its words after the supplement', async () => {
  const { number, id } = await sent();
  expect(await search(number)).toEqual([]);
  await pass(id);
  const found = [
    {
      kind: 'sheet',
      id,
      ip_id: ip,
      title: number,
      detail: '',
      link: `/authorizeCooperation/ipOrderManagement/detail?id=${ip}&sheet_id=${id}`,
      code: null,
    },
  ];
  expect(await search(number)).toEqual(found);
  expect(await search(number.toLowerCase())).toEqual(found);
  expect(await search('帆布袋')).toEqual([]);
  await agreed();
  expect(await search('帆布袋')).toEqual(found);
  expect(await search('尺寸 帆布袋')).toEqual(found);
  expect(await search('帆布袋 马克杯')).toEqual([]);
});

it('finds nothing by the buyer, whose name the holder may not know yet', async () => {
  const { id } = await sent();
  await pass(id);
  await agreed();
  for (const word of ['林经理', '青禾文创', '13900000']) expect(await search(word)).toEqual([]);
});

it('finds a refused sheet no more', async () => {
  const { number, id } = await sent();
  await pass(id);
  await agreed();
  expect(await search('帆布袋')).toHaveLength(1);
  await holder('sheetReply', ann, { sheet_id: id, version: 2, decision: 'reject', reason_code: 'timing' });
  for (const word of [number, '帆布袋']) expect(await search(word)).toEqual([]);
});

it('finds no private sheet, and none of another IP', async () => {
  await agreed();
  const on = await openFixtures();
  await plantSheet(on, { ip_id: ip, source: 'private_link', sheet_no: '260101AAAAAA' });
  await plantSheet(on, { ip_id: ip, sheet_no: '260101BBBBBB' });
  expect((await search('260101')).map(({ title }) => title)).toEqual(['260101BBBBBB']);
  expect((await search('帆布袋')).map(({ title }) => title)).toEqual(['260101BBBBBB']);
  const bo = await member();
  expect(await search('260101', bo)).toEqual([]);
  await plantOperator(on.db, ip, bo.id, 2);
  expect((await search('260101', bo)).map(({ title }) => title)).toEqual(['260101BBBBBB']);
  expect(await search('帆布袋', bo)).toEqual([]);
});
