/** The sides of cooperation sheets: a buyer's browser, the holder's calls, the staff's decisions. */
import request from 'supertest';
import type { SheetEntity } from '../src/opportunity/sheet.entity';
import { plantClaim, plantIp } from '../src/db/seed/fixtures';
import { type Caller, freshPhone, member, openFixtures, staff, type StaffLogin } from './fixtures';
import { api, rows } from './server';
import { askCode } from './sign-up';

interface Answer {
  status: number;
  code: number;
  data: any; // eslint-disable-line @typescript-eslint/no-explicit-any
}
let jar: string | undefined;
export const newPhone = () => ({ area_code: '86', phone_number: freshPhone() });

/** A call by a browser without an account, which keeps its cookie. */
export async function buyer(path: string, input: object, cookie = jar): Promise<Answer> {
  const asked = request(api().url).post(`/api/opportunity/${path}`).set('accept-language', 'en');
  if (cookie) void asked.set('cookie', cookie);
  const { status, body, headers } = await asked.send(input);
  const set = (headers['set-cookie'] as unknown as string[] | undefined)?.[0];
  if (set) jar = set.split(';')[0];
  return { status, code: body.code, data: body.data };
}
export const holder = async (path: string, who: Caller, input: object): Promise<Answer> => {
  const { status, body } = await request(api().url)
    .post(`/api/opportunity/${path}`)
    .set('authorization', `Bearer ${who.token}`)
    .set('accept-language', 'en')
    .send({ ip_id: ip, ...input });
  return { status, code: body.code, data: body.data };
};
export const decide = (who: StaffLogin, id: string, action: string, body: object) =>
  request(api().url)
    .post(`/api/admin/sheets/${id}/${action}`)
    .set('cookie', who.cookie)
    .set('x-csrf-token', who.csrf)
    .send(body);
export const sheetOf = async (sheet_no: string) =>
  (await rows<SheetEntity>('SELECT * FROM sheet WHERE sheet_no = ?', [sheet_no]))[0]!;

/** The holder, their IP and an administrator; other ones after each `openSheets`. */
export let ann: Caller;
export let ip: string;
export let admin: StaffLogin;

/** An empty installation with a claimed IP, its holder and an administrator; the browser has no cookie. */
export async function openSheets(): Promise<void> {
  await api().reset();
  jar = undefined;
  const on = await openFixtures();
  ann = await member();
  admin = await staff('admin');
  ip = await plantIp(on, { ip_name: '月半' });
  await plantClaim(on, { ip_id: ip, member_id: ann.id, state: 'claimed' });
}

export const wanted = {
  sku_id: 9,
  buy_num: 5000,
  sku_describe: '联名帆布袋，两个尺寸',
  buyer_name: '林经理',
  company_name: '青禾文创',
  agree: { privacy: 1, user: 1, intermediary: 1 },
};
export async function send(more: object = {}, phone = newPhone()) {
  const yzm = await askCode(phone, 'cooperate');
  return buyer('cooperateSubmit', { ip_id: ip, ...wanted, ...phone, yzm, ...more });
}
/** A call of the console's sheets, by its path below them. */
export const desk = (who: StaffLogin, path: string) =>
  request(api().url).get(`/api/admin/sheets${path}`).set('cookie', who.cookie).set('accept-language', 'en');
/** Ids of the sheets on a console list. */
export const listed = async (who: StaffLogin, filter: object) =>
  ((await desk(who, `?filter=${encodeURIComponent(JSON.stringify(filter))}`)).body as { id: string }[]).map(
    ({ id }) => id,
  );

export const AGREE = { decision: 'agree', answer: '可以' };
export const REFUSE = { decision: 'reject', reason_code: 'timing' };
export const agreed = () => holder('agreeSupplement', ann, { agree: 1 });

/** A sheet in the state after the check. */
export async function checked(phone = newPhone(), more: object = {}) {
  const { data } = await send(more, phone);
  const { id } = await sheetOf(data.sheet_no);
  expect((await decide(admin, id, 'pass', { version: 1 })).status).toBe(200);
  return { id, link: { sheet_no: data.sheet_no as string, access_key: data.access_key as string } };
}
/** A sheet its holder has answered, agreeing unless told otherwise. */
export async function answered(reply: object = AGREE, sheet = checked()) {
  const { id, link } = await sheet;
  await agreed();
  expect((await holder('sheetReply', ann, { sheet_id: id, version: 2, ...reply })).code).toBe(0);
  return { id, link };
}
/** A sheet whose answer the consultant has passed on to the buyer. */
export async function passedOn(sheet = answered()) {
  const { id, link } = await sheet;
  expect((await decide(admin, id, 'consult_pass', { version: 3 })).status).toBe(200);
  return { id, link };
}
/** A matched sheet of a phone, and its cooperation. */
export async function matched(phone = newPhone(), more: object = {}) {
  const { id, link } = await passedOn(answered(AGREE, checked(phone, more)));
  expect((await buyer('cooperateConfirm', link)).data.state).toBe('matched');
  const [made] = await rows<{ id: string; coop_no: string }>(
    "SELECT id, coop_no FROM cooperation WHERE origin = 'sheet' AND origin_id = ?",
    [id],
  );
  return { id, link, phone, cooperation: made! };
}
/** Staff enter another contact of a brand, as the form of version 1 does. */
export const replaceBrand = (id: string, contact: object) =>
  request(api().url)
    .put(`/api/admin/cooperations/${id}`)
    .set('cookie', admin.cookie)
    .set('x-csrf-token', admin.csrf)
    .send({ version: 1, ...contact });
/** Messages to the holder, in their order. */
export const messagesSent = async () =>
  (
    await rows<{ message_key: string }>('SELECT message_key FROM message WHERE member_id = ? ORDER BY id', [
      ann.id,
    ])
  ).map(({ message_key }) => message_key);
