/** Sheets a buyer sends once more: to the same IP after no answer or a failed check, to another one after a refusal. */
import request from 'supertest';
import { member, openFixtures } from '../../testing/fixtures';
import { picture } from '../../testing/pictures';
import { api, rows } from '../../testing/server';
import { watchSheets } from '../../testing/services';
import {
  admin,
  ann,
  answered,
  buyer,
  checked,
  decide,
  ip,
  newPhone,
  openSheets,
  send,
  sheetOf,
  wanted,
} from '../../testing/sheets';
import { type IpSeed, plantClaim, plantIp, plantOperator, plantPicture } from '../db/seed/fixtures';

const { url, db } = api();

beforeEach(openSheets);

/** An IP in the directory, with an owner and a public picture. */
async function shownIp(ip_name: string, seed: Partial<IpSeed> = {}): Promise<string> {
  const on = await openFixtures();
  const owner = await member();
  const image_id = await plantPicture(on, owner.id, 'avatar', await picture('png'), 'a.png');
  const id = await plantIp(on, { ip_name, image_id, ...seed });
  await plantClaim(on, { ip_id: id, member_id: owner.id, state: 'claimed' });
  return id;
}
const refused = () => answered({ decision: 'reject', reason_code: 'field_taken' });
/** A sheet that nobody answered. */
async function unanswered() {
  const { id, link } = await checked();
  await db().query('UPDATE sheet SET ends_at = NOW(3) - INTERVAL 1 SECOND WHERE id = ?', [id]);
  await watchSheets();
  return { id, link };
}
const named = async (link: object): Promise<string[]> =>
  (await buyer('cooperateDetail', link)).data.alternatives.map((one: { ip_name: string }) => one.ip_name);

describe('after a refusal', () => {
  it('other IPs of the same field are named, at most three, the exact field first', async () => {
    await shownIp('云岭', { auth_field_id: 31 });
    await shownIp('潮汐', { auth_field_id: 9 });
    await shownIp('食界', { auth_field_id: 18 });
    const { link } = await refused();
    expect(await named(link)).toEqual(['潮汐', '云岭']);
    await shownIp('山雀', { auth_field_id: 9 });
    await shownIp('白鹭', { auth_field_id: 9 });
    expect(await named(link)).toEqual(['白鹭', '山雀', '潮汐']);
    const [first] = (await buyer('cooperateDetail', link)).data.alternatives;
    expect(first).toMatchObject({ auth_field_id: 9, path: `/ip/${encodeURIComponent('白鹭')}` });
    expect(first.ip_image).toContain('/');
  });

  it('no IP is named that is hidden, unclaimed, asked lately or the buyer’s own', async () => {
    const phone = newPhone();
    const on = await openFixtures();
    await shownIp('云岭', { listed: false });
    await db().query("UPDATE ip SET listed = 0 WHERE ip_name = '云岭'");
    await plantIp(on, { ip_name: '无主' });
    const own = await shownIp('自家');
    await plantOperator(on.db, own, (await member({ phone_number: phone.phone_number })).id, 2);
    const other = await shownIp('潮汐', { auth_field_id: 9 });
    const { link } = await unanswered();
    expect(await named(link)).toEqual(expect.arrayContaining(['潮汐', '自家']));
    await db().query('DELETE FROM rate_limit');
    const mine = (await send({ ip_id: [ip, other] }, phone)).data.sheets[0];
    await db().query("UPDATE sheet SET state = 'rejected', open_key = NULL WHERE sheet_no = ?", [
      mine.sheet_no,
    ]);
    expect(await named({ sheet_no: mine.sheet_no, access_key: mine.access_key })).toEqual([]);
    await db().query('UPDATE sheet SET created_at = NOW(3) - INTERVAL 91 DAY WHERE ip_id = ?', [other]);
    expect(await named({ sheet_no: mine.sheet_no, access_key: mine.access_key })).toEqual(['潮汐']);
  });

  it('other IPs are named after the IP was taken down, too, and take the same text', async () => {
    const other = await shownIp('潮汐', { auth_field_id: 9 });
    const { link } = await checked();
    await db().query('UPDATE ip SET listed = 0 WHERE id = ?', [ip]);
    await watchSheets();
    expect(await named(link)).toEqual(['潮汐']);
    expect((await buyer('cooperateAgain', link)).code).toBe(40900);
    expect((await buyer('cooperateAgain', { ...link, ip_id: other })).data).toMatchObject({ ip_id: other });
  });

  it('none are named to a buyer who gave up', async () => {
    await shownIp('潮汐', { auth_field_id: 9 });
    const { link } = await checked();
    await buyer('cooperateAbandon', link);
    expect(await named(link)).toEqual([]);
  });

  it('none are named while a sheet is open, or to a buyer who came by the private link', async () => {
    await shownIp('潮汐');
    const { id, link } = await checked();
    expect(await named(link)).toEqual([]);
    await db().query("UPDATE sheet SET state = 'rejected', source = 'private_link' WHERE id = ?", [id]);
    expect(await named(link)).toEqual([]);
  });

  it('the same text goes to another IP in one press, with the share of the platform', async () => {
    const other = await shownIp('潮汐', { auth_field_id: 9 });
    const { link } = await refused();
    expect((await buyer('cooperateAgain', link)).code).toBe(40900);
    expect((await buyer('cooperateAgain', { ...link, ip_id: other }, '')).code).toBe(40003);
    const { data } = await buyer('cooperateAgain', { ...link, ip_id: other });
    expect(data).toMatchObject({ ip_id: other });
    expect((await buyer('cooperateDetail', { ...data, ip_id: undefined }, '')).data).toMatchObject({
      state: 'submitted',
      sku_describe: wanted.sku_describe,
      company_name: wanted.company_name,
      ip: { ip_name: '潮汐' },
    });
    expect(await sheetOf(data.sheet_no)).toMatchObject({
      corrects_id: null,
      source: 'platform',
      share_percent: 50,
    });
    expect((await buyer('cooperateAgain', { ...link, ip_id: other })).code).toBe(40900);
  });
});

describe('an unanswered sheet', () => {
  it('is opened again in one press, once, and names the earlier one', async () => {
    const { id, link } = await unanswered();
    expect((await buyer('cooperateDetail', link)).data).toMatchObject({ renewal: 'reopen' });
    const answers = await Promise.all([1, 2, 3].map(() => buyer('cooperateAgain', link)));
    expect(answers.map(({ code }) => code).sort()).toEqual([0, 40900, 40900]);
    const { data } = answers.find(({ code }) => code === 0)!;
    const sheet = await sheetOf(data.sheet_no);
    expect(sheet).toMatchObject({ corrects_id: id, state: 'submitted', ip_id: ip });
    expect(
      await rows('SELECT agreement FROM consent WHERE sheet_id = ? ORDER BY agreement', [sheet.id]),
    ).toHaveLength(3);
  });

  it('needs new ticks when a text was replaced since', async () => {
    const { id, link } = await unanswered();
    await db().query(
      "UPDATE consent SET version = '0.9' WHERE sheet_id = ? AND agreement = 'privacyPolicy'",
      [id],
    );
    expect((await buyer('cooperateAgain', link)).code).toBe(42005);
    expect(await rows('SELECT id FROM sheet')).toHaveLength(1);
  });

  it('of another phone stays closed', async () => {
    const { link } = await unanswered();
    const other = await send();
    expect((await buyer('cooperateAgain', { ...link, access_key: other.data.access_key })).code).toBe(40400);
  });
});

describe('a sheet that was sent again', () => {
  it('names the later one in place of the offer to correct it, and is not corrected twice', async () => {
    const phone = newPhone();
    const { sheet_no, access_key } = (await send({}, phone)).data;
    const fail = async (number: string) =>
      decide(admin, (await sheetOf(number)).id, 'fail', { version: 1, reason_code: 'unclear', reason: '' });
    await fail(sheet_no);
    const corrects = { sheet_no };
    const read = async () => (await buyer('cooperateDetail', { sheet_no, access_key }, '')).data;
    expect(await read()).toMatchObject({ renewal: 'correct', renewed_as: null });
    await db().query('DELETE FROM rate_limit');
    const second = (await send({ corrects }, phone)).data.sheet_no as string;
    expect(await read()).toMatchObject({ renewal: null, renewed_as: second });
    await fail(second);
    await db().query('DELETE FROM rate_limit');
    expect((await send({ corrects }, phone)).code).toBe(40900);
    await db().query('DELETE FROM rate_limit');
    expect((await send({ corrects: { sheet_no: second } }, phone)).code).toBe(0);
  });

  it('is not opened a second time after the later one has ended', async () => {
    const { id, link } = await unanswered();
    const { data } = await buyer('cooperateAgain', link);
    await buyer('cooperateAbandon', { sheet_no: data.sheet_no });
    expect((await buyer('cooperateDetail', link)).data).toMatchObject({
      renewal: null,
      renewed_as: data.sheet_no,
    });
    expect((await buyer('cooperateAgain', link)).code).toBe(40900);
    expect(await rows('SELECT id FROM sheet WHERE corrects_id = ?', [id])).toHaveLength(1);
  });
});

it('keeps the share of a private link in a corrected sheet', async () => {
  const phone = newPhone();
  const first = (await send({}, phone)).data;
  const { id } = await sheetOf(first.sheet_no);
  await decide(admin, id, 'fail', { version: 1, reason_code: 'unclear', reason: '请写明产品' });
  await db().query("UPDATE sheet SET source = 'private_link', share_percent = 0 WHERE id = ?", [id]);
  expect((await buyer('cooperateDetail', { sheet_no: first.sheet_no })).data).toMatchObject({
    renewal: 'correct',
  });
  await db().query('DELETE FROM rate_limit');
  const again = await send({ corrects: { sheet_no: first.sheet_no } }, phone);
  expect(await sheetOf(again.data.sheet_no)).toMatchObject({ source: 'private_link', share_percent: 0 });
});

it('keeps the share of the first sheet when the corrected one comes by a private link', async () => {
  const { body } = await request(url)
    .post('/api/ip/shopLinkMove')
    .set('authorization', `Bearer ${ann.token}`)
    .send({ ip_id: ip, version: 0, action: 'issue', days: 30 });
  const source = new URL(body.data.private_path, url).searchParams.get('k');
  const phone = newPhone();
  const { sheet_no } = (await send({}, phone)).data;
  const { id } = await sheetOf(sheet_no);
  await decide(admin, id, 'fail', { version: 1, reason_code: 'unclear', reason: '请写明产品' });
  await db().query('DELETE FROM rate_limit');
  const again = await send({ corrects: { sheet_no }, source }, phone);
  expect(await sheetOf(again.data.sheet_no)).toMatchObject({ source: 'platform', share_percent: 50 });
});

it('sends a phone five new links a day, so that nobody floods an e-mail address', async () => {
  const phone = newPhone();
  const { sheet_no } = (await send({}, phone)).data;
  const relink = () => buyer('cooperateRelink', { ...phone, sheet_no });
  for (let time = 0; time < 5; time += 1) expect((await relink()).code).toBe(0);
  expect(await relink()).toMatchObject({ status: 429, code: 42900 });
});

it('writes to the e-mail address of a buyer who gave one, too', async () => {
  await send({ email: 'Lin@Example.com' });
  const jobs = await rows<{ kind: string }>(
    "SELECT kind FROM job WHERE kind IN ('sms', 'mail') ORDER BY kind",
  );
  expect(jobs.map(({ kind }) => kind)).toEqual(['mail', 'sms', 'sms']);
});
