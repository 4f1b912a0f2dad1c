/** Cooperation sheets reached for with what is not one's own: cookies, numbers of other sheets, series, versions of staff. */
import request from 'supertest';
import { member, openFixtures, picture } from '../../testing/fixtures';
import { api, rows } from '../../testing/server';
import { askCode } from '../../testing/sign-up';
import {
  admin,
  agreed,
  ann,
  buyer,
  checked,
  decide,
  holder,
  ip,
  newPhone,
  openSheets,
  send,
  sheetOf,
  wanted,
} from '../../testing/sheets';
import { plantIp, plantSeries } from '../db/seed/fixtures';

const { url } = api();

beforeEach(openSheets);

/** Sends a sheet from a new browser; returns the cookie that proves its phone. */
async function proven(phone: ReturnType<typeof newPhone>): Promise<string> {
  const yzm = await askCode(phone, 'cooperate');
  const { headers } = await request(url)
    .post('/api/opportunity/cooperateSubmit')
    .send({ ip_id: ip, ...wanted, ...phone, yzm });
  return (headers['set-cookie'] as unknown as string[])[0]!.split(';')[0]!;
}

it('are listed to nobody by a cookie that was altered', async () => {
  const [mine, theirs] = [newPhone(), newPhone()];
  const [cookie, other] = [await proven(mine), await proven(theirs)];
  const [hash, until, signature] = cookie.replace('buyer_phone=', '').split('.') as [string, string, string];
  const [otherHash] = other.replace('buyer_phone=', '').split('.') as [string];
  const listOf = async (phone: typeof mine, parts: string[]) =>
    (await buyer('cooperateList', phone, `buyer_phone=${parts.join('.')}`)).code;
  expect(await listOf(mine, [hash, until, signature])).toBe(0);
  const altered = [
    [otherHash, until, signature],
    [otherHash, until, signature.split('').reverse().join('')],
    [otherHash, until],
    [otherHash, until, ''],
    [otherHash],
    [],
  ];
  for (const parts of altered) expect([parts, await listOf(theirs, parts)]).toEqual([parts, 40003]);
  for (const time of [String(Number(until) + 86_400), '9999999999', `${until} `, `0${until}`, 'NaN', ''])
    expect([time, await listOf(mine, [hash, time, signature])]).toEqual([time, 40003]);
});

it('are not corrected by another phone, nor while they are open', async () => {
  const phone = newPhone();
  const first = (await send({}, phone)).data as { sheet_no: string };
  const { id } = await sheetOf(first.sheet_no);
  const corrects = { sheet_no: first.sheet_no };
  expect((await send({ corrects })).code).toBe(40400);
  expect(
    (await send({ corrects, ip_id: await plantIp(await openFixtures(), { ip_name: '云岭' }) }, phone)).code,
  ).not.toBe(0);
  expect((await decide(admin, id, 'fail', { version: 1, reason_code: 'unclear' })).status).toBe(200);
  expect((await send({ corrects })).code).toBe(40400);
  expect(await rows('SELECT id FROM sheet')).toEqual([{ id }]);
  expect((await send({ corrects }, phone)).code).toBe(0);
});

it('are answered with public series of their own IP only', async () => {
  const { id } = await checked();
  await agreed();
  const on = await openFixtures();
  const other = await plantIp(on, { ip_name: '云岭' });
  const bo = await member();
  const series = async (ip_id: string, member_id: string, visibility: 'public' | 'private') =>
    plantSeries(on, {
      ip_id,
      member_id,
      series_name: visibility,
      cover: await picture(member_id, 'gallery_cover'),
      images: [],
      rights_documents: [],
      visibility,
      state: 'approved',
    });
  const proposing = async (series_id: string) =>
    holder('sheetReply', ann, {
      sheet_id: id,
      version: 2,
      decision: 'agree',
      answer: '可以',
      series_ids: [series_id],
    });
  // One of another IP is answered like none.
  expect((await proposing(await series(other, bo.id, 'public'))).code).toBe(40400);
  expect((await proposing(await series(ip, ann.id, 'private'))).data).toMatchObject({
    errors: [{ field: 'series_ids' }],
  });
  expect(await rows('SELECT state, answer FROM sheet')).toEqual([{ state: 'unreplied', answer: null }]);
});

it('are not answered or confirmed by the version that staff see', async () => {
  const { id, link } = await checked();
  await agreed();
  await decide(admin, id, 'note', { version: 2, reason: '客户很急' });
  const reply = { sheet_id: id, decision: 'agree', answer: '可以' };
  expect((await holder('sheetReply', ann, { ...reply, version: 3 })).code).toBe(40901);
  expect((await buyer('cooperateAbandon', { ...link, version: 3 })).code).toBe(40901);
  expect((await holder('sheetReply', ann, { ...reply, version: 2 })).code).toBe(0);
});
