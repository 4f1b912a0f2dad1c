/** A buyer has their data deleted from all requests of their phone. */
import request from 'supertest';
import { sealBrand } from '../cooperation/sealed-brand';
import { plantThread } from '../db/seed/plant-cooperations';
import { openFixtures } from '../../testing/fixtures';
import { api, rows, textOf } from '../../testing/server';
import { askCode } from '../../testing/sign-up';
import {
  admin,
  ann,
  buyer,
  checked,
  holder,
  ip,
  matched,
  messagesSent,
  newPhone,
  openSheets,
  replaceBrand,
  send,
  sheetOf,
  wanted,
} from '../../testing/sheets';

const { url, db } = api();

beforeEach(openSheets);

const linkOf = ({ data }: Awaited<ReturnType<typeof send>>) => ({
  sheet_no: data.sheet_no as string,
  access_key: data.access_key as string,
});
/** Another sheet of the phone, in the state after its check. */
async function open(phone: ReturnType<typeof newPhone>) {
  await db().query("DELETE FROM rate_limit WHERE `key` LIKE 'yzm%'");
  return checked(phone);
}

it('ends open requests, and leaves no name, company, phone or words in any', async () => {
  const phone = newPhone();
  const done = await matched(phone, { email: 'lin@example.com' });
  const waiting = await open(phone);
  const other = linkOf(await send());
  const on = await openFixtures();
  const [made] = (await rows<{ id: string }>('SELECT id FROM cooperation')) as [{ id: string }];
  const of = { cooperation_id: made.id, ip_id: ip, member_id: ann.id };
  const thread_id = await plantThread(on, {
    ...of,
    state: 'confirmed',
    rounds: [{ images: [], final: true }],
  });
  const sealed_brand = sealBrand(on.cipher, thread_id, wanted.company_name);
  await on.db.update('thread', { sealed_brand, sealed_ip_name: '月半' }, { id: thread_id });
  await buyer('cooperateList', { ...phone, yzm: await freshCode(phone) });
  expect((await buyer('cooperateErase', phone)).data).toEqual({ erased: 2 });

  const sheets = await rows('SELECT * FROM sheet WHERE id IN (?)', [[done.id, waiting.id]]);
  expect(sheets).toMatchObject([
    { state: 'matched', buyer: null, answer: '可以' },
    { state: 'abandoned', buyer: null, open_key: null },
  ]);
  const left = textOf([sheets, await rows('SELECT * FROM cooperation')]);
  for (const word of [wanted.sku_describe, wanted.buyer_name, wanted.company_name, phone.phone_number])
    expect(left).not.toContain(word);
  expect(await rows('SELECT buyer FROM cooperation')).toEqual([{ buyer: null }]);
  expect(await rows('SELECT sealed_brand, sealed_ip_name FROM thread')).toEqual([
    { sealed_brand: null, sealed_ip_name: '月半' },
  ]);
  expect((await messagesSent()).filter((key) => key === 'sheet_ended')).toHaveLength(1);

  for (const { link } of [done, waiting]) {
    expect((await buyer('cooperateDetail', link)).code).toBe(40400);
    expect((await buyer('cooperateDetail', { sheet_no: link.sheet_no })).code).toBe(40400);
  }
  expect((await buyer('cooperateList', phone)).data).toEqual({ list: [] });
  expect((await holder('sheetDetail', ann, { sheet_id: done.id })).data).toMatchObject({
    sku_describe: '',
    buyer: null,
    reply: { answer: '可以' },
  });
  const { list } = (await holder('sheetList', ann, { state: 'matched' })).data;
  expect(list).toMatchObject([{ sheet_id: done.id, buyer_name: null, company_name: null }]);
  const desk = await request(url).get(`/api/admin/sheets/${done.id}`).set('cookie', admin.cookie);
  expect(desk.body).toMatchObject({ state: 'matched', sku_describe: '', found: [] });
  expect((await buyer('cooperateDetail', other)).data).toMatchObject({ state: 'submitted' });
});

describe('a cooperation whose contact staff have replaced', () => {
  const [before, after] = [newPhone(), newPhone()];
  const erase = async (phone: typeof before) =>
    (await buyer('cooperateErase', { ...phone, yzm: await freshCode(phone) })).data;
  const left = async () =>
    (
      await rows<{ sheet: Buffer | null; cooperation: Buffer | null }>(
        'SELECT s.buyer AS sheet, c.buyer AS cooperation FROM cooperation c JOIN sheet s ON s.id = c.origin_id',
      )
    )[0];
  beforeEach(async () => {
    const { cooperation } = await matched(before);
    const replaced = await replaceBrand(cooperation.id, { buyer_name: '周经理', ...after });
    expect(replaced.status).toBe(200);
  });

  it('keeps the one who came later, when the buyer of the request deletes theirs', async () => {
    expect(await erase(before)).toEqual({ erased: 1 });
    expect(await left()).toEqual({ sheet: null, cooperation: expect.anything() });
    expect(await rows('SELECT link_number FROM cooperation')).toEqual([{ link_number: 2 }]);
    const { list } = (await holder('sheetList', ann, { state: 'matched' })).data;
    expect(list).toMatchObject([{ buyer_name: null }]);
  });

  it('loses that one at their word, and the request keeps its buyer', async () => {
    expect(await erase(after)).toEqual({ erased: 1 });
    expect(await left()).toEqual({ sheet: expect.anything(), cooperation: null });
    expect(await rows('SELECT phone_hash, link_number FROM cooperation')).toEqual([
      { phone_hash: null, link_number: 3 },
    ]);
    expect(await erase(after)).toEqual({ erased: 0 });
  });
});

it('takes the contact of a contract, which came by no request', async () => {
  const phone = newPhone();
  const contract = { ip_id: ip, title: '春季联名', source: 'platform', buyer_name: '林经理', ...phone };
  const entered = await request(url)
    .post('/api/admin/cooperations')
    .set('cookie', admin.cookie)
    .set('x-csrf-token', admin.csrf)
    .send(contract);
  expect(entered.body).toMatchObject({ brand_name: '林经理', has_contact: 1 });
  const erased = await buyer('cooperateErase', { ...phone, yzm: await freshCode(phone) });
  expect(erased.data).toEqual({ erased: 1 });
  const seen = await request(url)
    .get(`/api/admin/cooperations/${entered.body.id}`)
    .set('cookie', admin.cookie);
  expect(seen.body).toMatchObject({ brand_name: null, buyer_name: null, brand_phone: null, has_contact: 0 });
});

it('needs the code of the phone, or a browser that has proven it', async () => {
  const [phone, stranger] = [newPhone(), newPhone()];
  const link = linkOf(await send({}, phone));
  const untouched = async () => expect((await sheetOf(link.sheet_no)).buyer).not.toBeNull();
  expect((await buyer('cooperateErase', phone, '')).code).toBe(40003);
  await send({}, stranger);
  // The browser has proven another phone since.
  expect((await buyer('cooperateErase', phone)).code).toBe(40003);
  expect((await buyer('cooperateErase', { ...phone, yzm: await freshCode(stranger) })).code).toBe(40003);
  await untouched();
  expect((await buyer('cooperateErase', stranger)).data).toEqual({ erased: 1 });
  await untouched();
});

it('says nothing to the holder of a request that was not checked yet', async () => {
  const phone = newPhone();
  await send({}, phone);
  expect((await buyer('cooperateErase', phone)).data).toEqual({ erased: 1 });
  expect(await messagesSent()).toEqual([]);
  expect((await send({}, newPhone())).code).toBe(0);
});

async function freshCode(phone: ReturnType<typeof newPhone>): Promise<string> {
  await db().query("DELETE FROM rate_limit WHERE `key` LIKE 'yzm%'");
  return askCode(phone, 'cooperate');
}
