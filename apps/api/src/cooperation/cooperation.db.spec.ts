/** Cooperations: entered by staff, seen by holders, opened to brands, ended; and where staff act for a brand. */
import type { BrandCooperation, CooperationRecord, ThreadRecord } from '@ipw/domain';
import request from 'supertest';
import { openFixtures, member, picture, staff, type StaffLogin } from '../../testing/fixtures';
import { sentTo, until } from '../../testing/outbox';
import { api, rows } from '../../testing/server';
import * as sheets from '../../testing/sheets';
import {
  admin,
  ann,
  brandCall,
  draft,
  holderCall,
  ip,
  linkOf,
  openBrand,
  opened,
  openThreads,
  provide,
  read,
  reply,
  seal,
} from '../../testing/threads';
import { picture as drawn } from '../../testing/pictures';
import { plantClaim, plantIp, plantPicture } from '../db/seed/fixtures';
import { ownerOfPhone, plantCooperation } from '../db/seed/plant-cooperations';

const phone = () => `134${String(Date.now()).slice(-8)}`;
const desk = async <T>(
  who: StaffLogin,
  method: 'get' | 'post' | 'put',
  path: string,
  body: object = {},
): Promise<{ status: number; body: T }> => {
  const sent = request(api().url)[method](`/api/admin/${path}`).set('cookie', who.cookie);
  const answer = await (method === 'get' ? sent : sent.set('x-csrf-token', who.csrf).send(body));
  return { status: answer.status, body: answer.body as T };
};
const enter = async (who: StaffLogin, more: object = {}) =>
  desk<CooperationRecord>(who, 'post', 'cooperations', {
    ip_id: ip,
    title: '春季联名',
    source: 'platform',
    buyer_name: '林经理',
    ...more,
  });

beforeEach(openThreads);

const keysTo = async (member_id: string) =>
  (
    await rows<{ message_key: string }>('SELECT message_key FROM message WHERE member_id = ? ORDER BY id', [
      member_id,
    ])
  ).map(({ message_key }) => message_key);

it('is entered by staff: the brand gets its link, the holder sees it', async () => {
  const phone_number = phone();
  const { status, body } = await enter(admin, { area_code: '86', phone_number, ends_on: '2027-01-31' });
  expect(status).toBe(201);
  expect(body).toMatchObject({ state: 'active', origin: 'contract', share_percent: 50, has_contact: 1 });
  expect(body.brand_phone).not.toContain(phone_number);
  const text = await until(
    async () => (await sentTo('sms', phone_number)).find((sent) => sent.text.includes(body.coop_no))?.text,
    'the link',
  );
  const [, access_key] = /key=([\w-]{43})/.exec(text)!;
  const seen = await brandCall<BrandCooperation>('brandCooperation', {
    link: { coop_no: body.coop_no, access_key: access_key! },
    cookie: '',
  });
  expect(seen.data).toMatchObject({ ip_name: '月半', project_name: '春季联名', proven: false, list: [] });
  expect(await keysTo(ann.id)).toEqual(['cooperation_entered']);
  const [row] = (await holderCall('cooperationList')).data.list;
  expect(row).toMatchObject({ coop_no: body.coop_no, brand_name: '林经理', turn: null });
  const detail = await holderCall('cooperationDetail', { cooperation_id: body.id });
  expect(detail.data).toMatchObject({
    contact: { phone_number: `+86 ${phone_number}` },
    ends_on: '2027-01-31',
  });
});

it('changes the contact by the version seen; the link before ends', async () => {
  const brand = await openBrand();
  const change = (version: number, more: object = {}) =>
    desk(admin, 'put', `cooperations/${brand.id}`, { version, buyer_name: '周经理', ...more });
  await brandCall('brandDaily', brand, { daily: 1 });
  expect((await change(2)).status).toBe(409);
  const both = await Promise.all([change(1), change(1)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await brandCall('brandCooperation', brand)).code).toBe(40400);
  const renewed = { ...brand, link: await linkOf(brand.id) };
  expect((await brandCall<BrandCooperation>('brandCooperation', renewed)).data).toMatchObject({
    proven: true,
    brand_name: '周经理',
    daily: true,
  });
  expect((await change(2, { area_code: '86', phone_number: phone() })).status).toBe(200);
  const other = { ...brand, link: await linkOf(brand.id) };
  expect((await brandCall<BrandCooperation>('brandCooperation', other)).data).toMatchObject({
    proven: false,
    daily: false,
  });
});

it('ends with its open threads; nothing can be written any more, and what was sealed stays', async () => {
  const brand = await openBrand();
  const { thread_id } = await opened(brand);
  const closed = await desk(admin, 'post', `cooperations/${brand.id}/end`, {
    version: 1,
    reason: '合同到期',
  });
  expect(closed.body).toMatchObject({ state: 'ended', actions: [] });
  expect(await read(thread_id)).toMatchObject({ state: 'ended', turn: null, actions: [] });
  expect((await reply(thread_id, 'approved')).code).toBe(40900);
  expect((await provide(brand, thread_id)).code).toBe(40900);
  const begin = { kind: 'product_design', product_name: '杯子', images: [await draft(brand)] };
  expect((await brandCall('threadOpen', brand, begin)).code).toBe(40900);
  expect((await brandCall('brandThread', brand, { thread_id })).code).toBe(0);
  expect(await keysTo(ann.id)).toEqual(['thread_received', 'cooperation_ended']);
  await until(
    async () => (await sentTo('sms', brand.phone_number)).find(({ text }) => text.includes('已结束')),
    'the text to the brand',
  );
});

it('marks no round final that has no file, and offers none', async () => {
  const brand = await openBrand();
  const { data } = await brandCall('threadOpen', brand, {
    kind: 'product_design',
    product_name: '帆布袋',
    tracking_number: 'SF1088123456789',
  });
  const { thread_id } = data;
  await reply(thread_id, 'approved');
  const seen = (await brandCall('brandThread', brand, { thread_id })).data;
  expect(seen).toMatchObject({ state: 'approved', actions: ['provide', 'provide_final'] });
  const marked = await brandCall('finalMark', brand, { thread_id, version: seen.version });
  expect(marked.code).toBe(40900);
  expect(await read(thread_id)).toMatchObject({ state: 'approved' });
  await provide(brand, thread_id, { final: 1 });
  expect((await seal(thread_id)).code).toBe(0);
});

it('seals a final draft that holds the same file twice', async () => {
  const brand = await openBrand();
  const on = await openFixtures();
  const bytes = await drawn('png', { width: 33, height: 22 });
  const twice = async () =>
    plantPicture(on, ownerOfPhone(on.cipher, brand.phone_number), 'draft_image', bytes, 'a.png', false);
  const { thread_id } = await opened(brand, { images: [await twice(), await twice()], final: 1 });
  const { list, version } = await read(thread_id);
  const { round_id, images } = list[0]!;
  expect(images).toHaveLength(2);
  const hashes = [...new Set(images.map(({ sha256 }) => sha256))];
  expect(hashes).toHaveLength(1);
  expect((await holderCall('confirmFinal', { round_id, version, hashes, agree: 1 })).code).toBe(0);
});

it('begins no more threads than can be followed', async () => {
  const brand = await openBrand();
  const { thread_id } = await opened(brand);
  await rows(
    `INSERT INTO thread (id, cooperation_id, ip_id, kind, product_name, state, changed_at)
      SELECT CONCAT('7', LPAD(s.seq, 25, '0')), t.cooperation_id, t.ip_id, t.kind, t.product_name, t.state, t.changed_at
        FROM thread t JOIN seq_1_to_99 s WHERE t.id = ?`,
    [thread_id],
  );
  const begin = { kind: 'product_design', product_name: '杯子', images: [await draft(brand)] };
  const refused = await brandCall('threadOpen', brand, begin);
  expect(refused.code).toBe(40900);
  await rows("UPDATE thread SET state = 'ended' WHERE id <> ? LIMIT 1", [thread_id]);
  expect((await brandCall('threadOpen', brand, begin)).code).toBe(0);
});

it('lets staff act for a brand without a contact, and refuses its link', async () => {
  const on = await openFixtures();
  const id = await plantCooperation(on, { ip_id: ip, phone_number: '' });
  const images = [await picture(admin.id, 'desk_draft_image')];
  const topic = { cooperation_id: id, kind: 'material_design', product_name: '海报' };
  const made = await desk<ThreadRecord>(admin, 'post', 'threads', { ...topic, images });
  expect(made.body).toMatchObject({
    state: 'waiting',
    has_contact: 0,
    actions: ['answer_pin'],
    list: [{ by: 'staff' }],
  });
  await reply(made.body.id, 'approved');
  const counts = await desk(admin, 'get', 'threads/counts');
  expect(counts.body).toMatchObject({ unattended: 1, late: 0 });
  const marked = await desk(admin, 'post', `threads/${made.body.id}/mark_final`, { version: 2 });
  expect(marked.body).toMatchObject({ state: 'unconfirmed', sample_confirm: 'unconfirmed' });
  const begin = { kind: 'product_design', product_name: '杯子', tracking_number: 'SF1' };
  expect((await brandCall('threadOpen', { link: await linkOf(id), cookie: '' }, begin)).code).toBe(40400);
  const csv = await request(api().url).get('/api/admin/threads/export').set('cookie', admin.cookie);
  expect(csv.text).toContain('海报');
});

it('lets nobody of the staff act for a brand that has a contact', async () => {
  const brand = await openBrand();
  const { thread_id } = await opened(brand);
  await reply(thread_id, 'continue_providing', {
    marks: [
      { image_id: (await read(thread_id)).list[0]!.images[0]!.image_id, x: 0.5, y: 0.5, text: '亮一点' },
    ],
  });
  const seen = await read(thread_id);
  const { mark_id } = seen.list[0]!.pins[0]!;
  const shown = await desk<ThreadRecord>(admin, 'get', `threads/${thread_id}`);
  expect(shown.body).toMatchObject({ has_contact: 1, actions: [] });
  const images = [await picture(admin.id, 'desk_draft_image')];
  const begin = { cooperation_id: brand.id, kind: 'product_design', product_name: '杯子', images };
  const refused = [
    await desk(admin, 'post', 'threads', begin),
    await desk(admin, 'put', `threads/${thread_id}`, { version: seen.version, images }),
    await desk(admin, 'post', `threads/${thread_id}/pin`, { mark_id, text: '好的' }),
    await desk(admin, 'post', `threads/${thread_id}/mark_final`, { version: seen.version }),
  ];
  expect(refused.map(({ status }) => status)).toEqual([409, 409, 409, 409]);
  for (const { body } of refused) expect(JSON.stringify(body)).toContain('由其通过链接操作');
  expect(await read(thread_id)).toEqual(seen);
  expect(await rows('SELECT id FROM thread')).toHaveLength(1);
});

it('is open to the consultant of the IP’s owner, and to no other', async () => {
  const [mine, other] = [await staff('consultant'), await staff('consultant')];
  await rows('UPDATE member SET consultant_id = ? WHERE id = ?', [mine.id, ann.id]);
  const { body } = await enter(mine);
  expect((await enter(other)).status).toBe(404);
  expect((await desk(other, 'get', `cooperations/${body.id}`)).status).toBe(404);
  const topic = {
    cooperation_id: body.id,
    kind: 'product_design',
    product_name: '杯子',
    tracking_number: 'SF1',
  };
  expect((await desk(other, 'post', 'threads', topic)).status).toBe(404);
  expect((await desk(mine, 'post', 'threads', topic)).status).toBe(201);
});

it('is nobody else’s: another holder finds neither it nor its threads', async () => {
  const brand = await openBrand();
  const { thread_id, list } = await opened(brand);
  const eve = await member();
  const other = await openBrand(await otherIp(eve.id));
  for (const [path, input] of [
    ['cooperationDetail', { cooperation_id: brand.id }],
    ['threadDetail', { thread_id }],
    ['threadList', { cooperation_id: brand.id }],
    ['threadReply', { round_id: list[0]!.round_id, version: 1, decision: 'approved' }],
  ] as const)
    expect((await holderCall(path, input, eve, await ipOf(other.id))).code).toBe(40400);
  expect((await holderCall('cooperationList', {}, eve)).status).toBe(403);
});

it('is linked from the page of a matched request, once this browser has proven the phone', async () => {
  await sheets.openSheets();
  const { id, link } = await sheets.checked();
  await sheets.holder('agreeSupplement', sheets.ann, { agree: 1 });
  await sheets.holder('sheetReply', sheets.ann, {
    sheet_id: id,
    version: 2,
    decision: 'agree',
    answer: '可以',
  });
  await sheets.decide(sheets.admin, id, 'consult_pass', { version: 3 });
  expect((await sheets.buyer('cooperateDetail', link)).data.room).toBeNull();
  const { room } = (await sheets.buyer('cooperateConfirm', link)).data;
  const opens = async () => (await brandCall('brandCooperation', { link: room, cookie: '' })).code;
  expect(await opens()).toBe(0);
  const [sheet] = await rows<{ phone_hash: string }>('SELECT phone_hash FROM cooperation WHERE coop_no = ?', [
    room.coop_no,
  ]);
  expect(sheet!.phone_hash).toHaveLength(64);
});

async function otherIp(member_id: string): Promise<string> {
  const on = await openFixtures();
  const ip_id = await plantIp(on, { ip_name: '潮汐' });
  await plantClaim(on, { ip_id, member_id, state: 'claimed' });
  return ip_id;
}
const ipOf = async (id: string) =>
  (await rows<{ ip_id: string }>('SELECT ip_id FROM cooperation WHERE id = ?', [id]))[0]!.ip_id;
