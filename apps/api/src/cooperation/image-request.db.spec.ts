/** Requests for pictures in full resolution: asked by the brand, granted or refused by the holder, revoked, ended. */
import type { BrandImages, ImageRequestList, ImageRequestRecord } from '@ipw/domain';
import request from 'supertest';
import { staff, type StaffLogin } from '../../testing/fixtures';
import { ask, decide, granted, inDays, revoke, room, see, series } from '../../testing/images';
import { sentTo, until } from '../../testing/outbox';
import { api, rows } from '../../testing/server';
import {
  admin,
  ann,
  type Brand,
  brandCall,
  holderCall,
  ip,
  openBrand,
  openThreads,
} from '../../testing/threads';

let brand: Brand;
let fox: { series_id: string; images: string[] };
beforeEach(async () => {
  await openThreads();
  brand = await openBrand();
  fox = await series();
});

const texted = (word: string) =>
  until(async () => {
    const found = (await sentTo('sms', brand.phone_number)).find(({ text }) => text.includes(word));
    return found?.text;
  }, word);
const keys = async () =>
  (await rows<{ message_key: string }>('SELECT message_key FROM message WHERE member_id = ?', [ann.id])).map(
    ({ message_key }) => message_key,
  );
const desk = async <T>(who: StaffLogin, method: 'get' | 'post', path: string, body: object = {}) => {
  const sent = request(api().url)[method](`/api/admin/${path}`).set('cookie', who.cookie);
  const answer = await (method === 'get' ? sent : sent.set('x-csrf-token', who.csrf).send(body));
  return { status: answer.status, body: answer.body as T };
};

it('is asked for in the room, and granted per picture; both sides are told, and see the same', async () => {
  const before = await room(brand);
  expect(before).toMatchObject({ proven: true, list: [] });
  expect(before.series).toMatchObject([{ series_id: fox.series_id, series_name: '四季' }]);
  expect(before.series[0]!.images.map(({ image_id }) => image_id)).toEqual(fox.images);
  expect((await fetch(api().url + before.series[0]!.images[0]!.thumb_path!)).status).toBe(200);
  // The public has a public series in screen size only.
  await rows('UPDATE uploaded_file SET open = 1 WHERE id = ?', [fox.images[0]]);
  const publicly = async (variant: string) =>
    (await fetch(`${api().url}/files/${fox.images[0]!}/${variant}`)).status;
  expect([await publicly('t640'), await publicly('whole')]).toEqual([200, 404]);
  const { data, code } = await ask(brand, fox);
  expect(code).toBe(0);
  expect(await keys()).toContain('image_asked');
  expect(await see(data.image_request_id)).toMatchObject({
    state: 'waiting',
    by: 'brand',
    purpose: '帆布袋主图印刷',
    used_in: '中国大陆门店',
    until: inDays(90),
    asked: 2,
    granted: 0,
    brand_name: '青禾文创',
    actions: ['grant', 'refuse'],
    images: [{ status: 'asked' }, { status: 'asked' }],
  });
  expect((await decide(data.image_request_id, fox.images.slice(0, 1))).code).toBe(40001);
  const answer = { reason: '第二张正在更新', marked: 1 };
  expect((await decide(data.image_request_id, fox.images.slice(0, 1), answer)).code).toBe(0);
  const seen = (await room(brand)).list[0]!;
  expect(seen).toMatchObject({
    state: 'granted',
    marked: 1,
    answer: '第二张正在更新',
    asked: 2,
    granted: 1,
    actions: [],
    images: [{ status: 'granted' }, { status: 'refused' }],
  });
  expect(await texted('授权您使用“四季”的 1 张高清图')).toContain('下载');
});

it('is refused for a reason, withdrawn while nobody has answered, and answered once', async () => {
  const first = (await ask(brand, fox)).data;
  expect((await decide(first.image_request_id, [])).code).toBe(40001);
  expect((await decide(first.image_request_id, [], { reason: '暂不授权' })).code).toBe(0);
  expect(await see(first.image_request_id)).toMatchObject({
    state: 'refused',
    answer: '暂不授权',
    actions: [],
  });
  await texted('拒绝了您对“四季”高清图的申请');
  expect((await decide(first.image_request_id, fox.images)).code).toBe(40900);
  const second = (await ask(brand, fox)).data;
  const of = { image_request_id: second.image_request_id };
  expect((await brandCall('imageWithdraw', brand, { ...of, version: 9 })).code).toBe(40901);
  await rows('UPDATE image_request SET escalated_at = NOW(3) WHERE id = ?', [second.image_request_id]);
  expect((await brandCall('imageWithdraw', brand, { ...of, version: 1 })).code).toBe(0);
  expect(await rows('SELECT id FROM image_request WHERE escalated_at IS NOT NULL')).toEqual([]);
  expect((await decide(second.image_request_id, fox.images)).code).toBe(40900);
  const list = await holderCall<ImageRequestList>('imageRequestList', { state: 'refused', keyword: '四季' });
  expect(list.data).toMatchObject({ total: 1, counts: { refused: 1, withdrawn: 1, waiting: 0 } });
});

it('is answered by one of two at once', async () => {
  const { image_request_id } = (await ask(brand, fox)).data;
  const codes = await Promise.all([
    holderCall('imageDecide', { image_request_id, version: 1, granted: fox.images }),
    holderCall('imageDecide', { image_request_id, version: 1, granted: [], reason: '不' }),
    brandCall('imageWithdraw', brand, { image_request_id, version: 1 }),
  ]);
  expect(codes.filter(({ code }) => code === 0)).toHaveLength(1);
  for (const { code } of codes) expect([0, 40900, 40901]).toContain(code);
});

it('is revoked once, by one of two at once, and gives no link after it', async () => {
  const id = await granted(brand, fox);
  const { version } = await see(id);
  const at = { version };
  const codes = await Promise.all([revoke(id, [], at), revoke(id, [fox.images[0]!], at), revoke(id, [], at)]);
  expect(codes.filter(({ code }) => code === 0)).toHaveLength(1);
  for (const { code } of codes) expect([0, 40900, 40901]).toContain(code);
  const { images } = await see(id);
  expect(images[0]!.status).toBe('revoked');
  const link = { image_request_id: id, image_id: fox.images[0] };
  expect((await brandCall('imageLink', brand, link)).code).not.toBe(0);
});

it('asks for what the brand may ask for only: approved, listed, of this IP, with its own pictures', async () => {
  const hidden = await series({ visibility: 'private' });
  expect((await ask(brand, hidden)).code).toBe(40400);
  expect((await room(brand)).series.map(({ series_id }) => series_id)).toEqual([fox.series_id]);
  expect((await ask(brand, { ...fox, images: [hidden.images[0]!] })).code).toBe(40001);
  await rows("UPDATE cooperation SET source = 'private_link' WHERE id = ?", [brand.id]);
  expect((await ask(brand, hidden)).code).toBe(0);
  // Thumbnails open by the link; nothing leads to full resolution before it is granted.
  const found = (await room(brand)).series.find(({ series_id }) => series_id === hidden.series_id)!;
  const thumb = found.images[0]!.thumb_path!;
  expect((await fetch(api().url + thumb)).status).toBe(200);
  expect((await fetch(api().url + thumb.replace('/t300', '/whole'))).status).toBe(404);
  await rows("UPDATE series SET shelf = 'off' WHERE id = ?", [fox.series_id]);
  expect((await ask(brand, fox)).code).toBe(40400);
  // A picture under review is not shown, and cannot be asked for.
  await rows('UPDATE uploaded_file SET image_status = 0 WHERE id = ?', [hidden.images[0]]);
  expect((await ask(brand, hidden)).code).toBe(40001);
});

it('needs the phone proven once, and the current link', async () => {
  const visitor = { ...brand, cookie: '' };
  expect((await ask(visitor, fox)).code).toBe(40003);
  const other = await openBrand();
  const { image_request_id } = (await ask(brand, fox)).data;
  const as = { ...other, link: brand.link };
  expect((await brandCall('imageWithdraw', as, { image_request_id, version: 1 })).code).toBe(40003);
  expect((await brandCall('imageWithdraw', other, { image_request_id, version: 1 })).code).toBe(40400);
  await rows('UPDATE cooperation SET link_number = link_number + 1 WHERE id = ?', [brand.id]);
  expect((await brandCall<BrandImages>('brandImages', brand)).code).toBe(40400);
});

it('is revoked at once, some pictures or all', async () => {
  const id = await granted(brand, fox);
  expect((await revoke(id, [fox.images[0]!], { reason: ' ' })).code).toBe(40001);
  expect((await revoke(id, [fox.images[0]!])).code).toBe(0);
  expect(await see(id)).toMatchObject({
    state: 'granted',
    granted: 1,
    images: [{ status: 'revoked' }, { status: 'granted' }],
  });
  await texted('收回了“四季”的 1 张高清图授权');
  expect((await revoke(id, [fox.images[0]!])).code).toBe(40001);
  expect((await revoke(id)).code).toBe(0);
  expect(await see(id)).toMatchObject({ state: 'revoked', granted: 0, answer: '主视觉已更换' });
  expect((await revoke(id)).code).toBe(40900);
});

it('is asked for by staff where the brand has no contact, and ends with the cooperation', async () => {
  const lone = await openBrand(ip, { phone_number: '' });
  const wanted = { purpose: '展览', used_in: '上海', until: inDays(30), series_id: fox.series_id };
  const made = await desk<ImageRequestRecord>(admin, 'post', 'image-requests', {
    cooperation_id: lone.id,
    ...wanted,
  });
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({ state: 'waiting', asked: 2, has_contact: 0, actions: ['withdraw'] });
  expect(await see(made.body.id)).toMatchObject({ by: 'staff' });
  const finance = await staff('finance');
  expect((await desk(finance, 'post', 'image-requests', { cooperation_id: lone.id, ...wanted })).status).toBe(
    403,
  );
  await decide(made.body.id, fox.images);
  await desk(admin, 'post', `cooperations/${lone.id}/end`, { version: 1, reason: '展览取消' });
  expect(await see(made.body.id)).toMatchObject({ state: 'ended', actions: [] });
  const file = await desk<string>(admin, 'get', 'image-requests/export');
  expect(file.status).toBe(200);
  const history = await desk<{ action: string }[]>(admin, 'get', `image-requests/${made.body.id}/history`);
  expect(history.body.map(({ action }) => action).sort()).toEqual(['create', 'end', 'grant']);
});

it('shows the brand no series once the cooperation has ended', async () => {
  await rows("UPDATE cooperation SET source = 'private_link' WHERE id = ?", [brand.id]);
  const { series_id } = await series({ visibility: 'private' });
  const shown = (await room(brand)).series.find((one) => one.series_id === series_id);
  const path = api().url + shown!.images[0]!.thumb_path!;
  expect((await fetch(path)).status).toBe(200);
  await desk(admin, 'post', `cooperations/${brand.id}/end`, { version: 1, reason: '展览取消' });
  expect(await room(brand)).toMatchObject({ state: 'ended', series: [] });
  expect((await fetch(path)).status).toBe(404);
});

it('is asked for and withdrawn by the brand alone where it has a contact', async () => {
  const wanted = { purpose: '展览', used_in: '上海', until: inDays(30), series_id: fox.series_id };
  const made = await desk(admin, 'post', 'image-requests', { cooperation_id: brand.id, ...wanted });
  expect(made.status).toBe(409);
  const { image_request_id: id } = (await ask(brand, fox)).data;
  const shown = await desk<ImageRequestRecord>(admin, 'get', `image-requests/${id}`);
  expect(shown.body).toMatchObject({ has_contact: 1, actions: [] });
  expect((await desk(admin, 'post', `image-requests/${id}/withdraw`, { version: 1 })).status).toBe(409);
  expect(await see(id)).toMatchObject({ state: 'waiting' });
});

it('is among what waits for the holder, and among the parts of cooperations', async () => {
  const { image_request_id } = (await ask(brand, fox)).data;
  const answer = await fetch(`${api().url}/api/ip/pendingTasks?ip_id=${ip}`, {
    headers: { authorization: `Bearer ${ann.token}` },
  });
  expect(await answer.text()).toContain(image_request_id);
  const list = await holderCall('cooperationList', { turn: 'holder' });
  expect(list.data).toMatchObject({ total: 1, waiting: { image_usage: 1 }, list: [{ turn: 'holder' }] });
});
