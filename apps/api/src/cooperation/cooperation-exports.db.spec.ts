/** CSV exports of the desks of cooperations, drafts and requests for pictures: what they hold, and for whom. */
import request from 'supertest';
import { member, openFixtures, picture, staff, type StaffLogin } from '../../testing/fixtures';
import { decide, ask as askPictures, inDays, series } from '../../testing/images';
import { restBrand } from '../../testing/rests';
import { api, rows } from '../../testing/server';
import {
  admin,
  ann,
  type Brand,
  draft,
  ip,
  openBrand,
  opened,
  openThreads,
  reply,
} from '../../testing/threads';
import { plantClaim, plantIp } from '../db/seed/fixtures';
import { plantThread } from '../db/seed/plant-cooperations';
import { plantImageRequest } from '../db/seed/plant-images';

const DESKS = ['cooperations', 'threads', 'image-requests'] as const;
type Desk = (typeof DESKS)[number];

const get = (login: StaffLogin, desk: Desk, filter: object = {}) =>
  request(api().url)
    .get(`/api/admin/${desk}/export?${new URLSearchParams({ filter: JSON.stringify(filter) }).toString()}`)
    .set('cookie', login.cookie)
    .set('accept-language', 'en');
const linesOf = async (login: StaffLogin, desk: Desk, filter: object = {}) => {
  const { status, text, headers } = await get(login, desk, filter);
  expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
  return text.replace('\uFEFF', '').trimEnd().split('\r\n');
};
/** The cells of one line by their heads; no cell here has a comma. */
const recordsOf = async (login: StaffLogin, desk: Desk, filter: object = {}) => {
  const [head, ...lines] = (await linesOf(login, desk, filter)).map((line) => line.split(','));
  return lines.map((cells) => Object.fromEntries(cells.map((cell, at) => [head![at]!, cell])));
};

let brand: Brand;
/** Another holder's brand, with a draft and a request of its own. */
let other: Brand;
let theirs: string;
beforeEach(async () => {
  await openThreads();
  const on = await openFixtures();
  brand = await openBrand(ip, { title: '=1+1', company_name: '@青禾' });
  const { thread_id } = await opened(brand);
  await reply(thread_id, 'continue_providing');
  await opened(brand, { kind: 'material_design', product_name: '-海报' });
  const foxes = await series();
  const { data } = await askPictures(brand, foxes, { purpose: '+印刷' });
  await decide(data.image_request_id, foxes.images);
  const eve = await member();
  theirs = await plantIp(on, { ip_name: '潮汐' });
  await plantClaim(on, { ip_id: theirs, member_id: eve.id, state: 'claimed' });
  other = await openBrand(theirs);
  const of = { cooperation_id: other.id, ip_id: theirs, member_id: eve.id };
  await plantThread(on, { ...of, product_name: '瓷杯', rounds: [{ images: [await draft(other)] }] });
  const sea = await picture(eve.id, 'series_image');
  await plantImageRequest(on, { ...of, series_id: foxes.series_id, series_name: '海', images: [sea] });
});

it('holds cooperations with their drafts by turn, safe in spreadsheets, and no phone', async () => {
  const [line] = await recordsOf(admin, 'cooperations', { ip_id: ip });
  expect(line).toEqual({
    'Cooperation number': brand.link.coop_no,
    IP: '月半',
    Project: "'=1+1",
    Brand: "'@青禾",
    'Where from': 'Offline contract',
    Source: 'Platform',
    'Share (%)': '50',
    State: 'Active',
    Rests: '',
    'Drafts waiting for the holder': '1',
    'Drafts waiting for the brand': '1',
    'Created (Beijing time)': expect.stringMatching(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/) as string,
  });
  expect(await recordsOf(admin, 'cooperations')).toHaveLength(2);
  expect(await recordsOf(admin, 'cooperations', { state: 'ended' })).toEqual([]);
});

it('holds drafts of both kinds over all cooperations, by the filter of the list', async () => {
  const lines = await recordsOf(admin, 'threads', { ip_id: ip, kind: 'product_design' });
  expect(lines).toMatchObject([
    {
      'Cooperation number': brand.link.coop_no,
      Project: "'=1+1",
      Product: '帆布袋',
      'Whose turn': 'The brand’s turn',
      Rounds: '1',
      'Final draft': '',
    },
  ]);
  const [poster] = await recordsOf(admin, 'threads', { kind: 'material_design' });
  expect(poster).toMatchObject({
    Product: "'-海报",
    Kind: 'Material design',
    'Whose turn': 'The IP holder’s turn',
  });
  expect(await recordsOf(admin, 'threads')).toHaveLength(3);
});

it('holds requests for pictures with what was asked and granted', async () => {
  const lines = await recordsOf(admin, 'image-requests', { state: 'granted' });
  expect(lines).toMatchObject([
    {
      'Cooperation number': brand.link.coop_no,
      Series: '四季',
      State: 'Granted',
      'What for': "'+印刷",
      Until: inDays(90),
      'Pictures asked for': '2',
      'Pictures granted': '2',
      Downloads: '0',
    },
  ]);
});

it('says which cooperations rest, and that nothing of them is due', async () => {
  await restBrand(brand);
  const [line] = await recordsOf(admin, 'cooperations', { ip_id: ip });
  expect(line).toMatchObject({ State: 'Active', Rests: 'Resting' });
  const due = 'Due (Beijing time)';
  for (const one of await recordsOf(admin, 'threads', { ip_id: ip })) expect(one[due]).toBe('Resting');
  expect((await recordsOf(admin, 'threads', { ip_id: theirs }))[0]![due]).toMatch(/^\d{4}-/);
});

it.each(DESKS)('%s: no phone, key or sealed text, and an audit line that names the filter', async (desk) => {
  const text = (await linesOf(admin, desk, { ip_id: ip })).join('\n');
  const [sealed] = await rows<{ buyer: string; phone_hash: string }>(
    'SELECT buyer, phone_hash FROM cooperation WHERE id = ?',
    [brand.id],
  );
  for (const secret of [brand.phone_number, brand.link.access_key, String(sealed!.buyer), sealed!.phone_hash])
    expect(text).not.toContain(secret);
  const [noted] = await rows<{ changes: string }>(
    "SELECT changes FROM audit_line WHERE action = 'export' AND subject_id = ?",
    [admin.id],
  );
  for (const part of [desk, ip]) expect(noted!.changes).toContain(part);
});

it.each(DESKS)('%s: a consultant has those of assigned members alone, finance none', async (desk) => {
  const [mine, idle, finance] = [
    await staff('consultant'),
    await staff('consultant'),
    await staff('finance'),
  ];
  await rows('UPDATE member SET consultant_id = ? WHERE id = ?', [mine.id, ann.id]);
  const numbers = (lines: Record<string, string>[]) => [
    ...new Set(lines.map((line) => line['Cooperation number'])),
  ];
  expect(numbers(await recordsOf(mine, desk))).toEqual([brand.link.coop_no]);
  expect(await recordsOf(mine, desk, { q: other.link.coop_no })).toEqual([]);
  expect(await recordsOf(idle, desk)).toEqual([]);
  expect((await get(finance, desk)).status).toBe(403);
  expect((await get({ ...finance, cookie: '' }, desk)).status).toBe(401);
});
