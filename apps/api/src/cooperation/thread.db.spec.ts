/** Threads of drafts: rounds by the brand's link, answers by the holder, the final draft sealed by its hashes. */
import type { BrandThread, ThreadDetail } from '@ipw/domain';
import { plantOperator } from '../db/seed/fixtures';
import { member, openFixtures, picture } from '../../testing/fixtures';
import { sentTo, until } from '../../testing/outbox';
import { api, rows } from '../../testing/server';
import { watchThreads } from '../../testing/services';
import {
  ann,
  type Brand,
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
import { open } from '../../testing/uploads';

let brand: Brand;
beforeEach(async () => {
  await openThreads();
  brand = await openBrand();
});

const keys = async (member_id = ann.id) =>
  (
    await rows<{ message_key: string }>('SELECT message_key FROM message WHERE member_id = ? ORDER BY id', [
      member_id,
    ])
  ).map(({ message_key }) => message_key);
/** A text of each kind that the brand got. */
const texted = (word: string) =>
  until(async () => {
    const found = (await sentTo('sms', brand.phone_number)).find(({ text }) => text.includes(word));
    return found?.text;
  }, word);

it('of a draft that was approved and then called final stores why the holder refuses it', async () => {
  const { thread_id } = await opened(brand);
  expect((await reply(thread_id, 'approved')).code).toBe(0);
  const { version } = await read(thread_id);
  expect((await brandCall('finalMark', brand, { thread_id, version })).code).toBe(0);
  expect((await reply(thread_id, 'continue_providing', { feedback: '颜色不对' })).code).toBe(0);
  expect((await read(thread_id)).list).toMatchObject([
    { decision: 'continue_providing', feedback: '颜色不对' },
  ]);
  expect(await rows('SELECT brand_seen_at FROM thread_round')).toEqual([{ brand_seen_at: null }]);
});

it('goes in rounds until the final draft is sealed by its hashes; both sides are told', async () => {
  const { thread_id, ...first } = await opened(brand, { text: '第一稿', tracking_number: 'SF1234567890' });
  expect(first).toMatchObject({
    state: 'waiting',
    turn: 'holder',
    rounds: 1,
    sample_confirm: null,
    project_name: '春季联名',
    brand_name: '青禾文创',
    actions: ['approve', 'continue_providing'],
    list: [
      { number: 1, by: 'brand', text: '第一稿', tracking_number: 'SF1234567890', decision: null, final: 0 },
    ],
  });
  const image_id = first.list[0]!.images[0]!.image_id;
  const feedback_image = await picture(ann.id, 'feedback_image');
  const marks = [
    { image_id, x: 0.25, y: 0.5, text: '狐狸的尾巴太短' },
    { image_id, x: 0, y: 0, w: 1, h: 0.2, text: '留出边距' },
  ];
  const answered = await reply(thread_id, 'continue_providing', { marks, images: [feedback_image] });
  expect(answered.data).toMatchObject({ state: 'continue_providing', version: 2 });
  const theirs = (await brandCall<BrandThread>('brandThread', brand, { thread_id })).data;
  expect(theirs).toMatchObject({
    turn: 'brand',
    proven: true,
    actions: ['provide', 'provide_final'],
    list: [
      {
        decision: 'continue_providing',
        feedback: '袋口再宽一些',
        feedback_images: [{ image_id: feedback_image }],
        pins: [
          { image_id, x: 0.25, y: 0.5, w: null, text: '狐狸的尾巴太短' },
          { x: 0, y: 0, w: 1, h: 0.2 },
        ],
      },
    ],
  });
  expect(await texted('请继续提供')).toContain(brand.link.coop_no);

  expect((await provide(brand, thread_id)).data).toMatchObject({ state: 'waiting' });
  expect((await reply(thread_id, 'approved')).data).toMatchObject({ state: 'approved' });
  const { version } = await read(thread_id);
  const marked = await brandCall('finalMark', brand, { thread_id, version });
  expect(marked.data).toMatchObject({ state: 'unconfirmed' });
  expect(await read(thread_id)).toMatchObject({ sample_confirm: 'unconfirmed', list: [{}, { final: 1 }] });
  expect((await seal(thread_id)).data).toMatchObject({ state: 'confirmed' });
  expect(await read(thread_id)).toMatchObject({
    state: 'confirmed',
    turn: null,
    due_at: null,
    actions: [],
    sealed: { brand_at: expect.any(String), holder_at: expect.any(String) },
  });
  expect(await keys()).toEqual(['thread_received', 'thread_received', 'thread_final']);
  expect(await texted('已确认')).toContain('/#/cooperate/room?no=');
});

it('locks a round once it is answered, and takes an answer to the newest round only', async () => {
  const { thread_id, list } = await opened(brand);
  const round_id = list[0]!.round_id;
  await reply(thread_id, 'continue_providing');
  const again = { round_id, decision: 'approved' };
  expect((await holderCall('threadReply', { ...again, version: 2 })).code).toBe(40900);
  await provide(brand, thread_id);
  expect((await holderCall('threadReply', { ...again, version: 3 })).code).toBe(40900);
  expect((await read(thread_id)).list[0]).toMatchObject({ decision: 'continue_providing' });
});

it('takes an answer that names no version, once', async () => {
  const { list } = await opened(brand);
  const input = { round_id: list[0]!.round_id, decision: 'approved' };
  expect((await holderCall('threadReply', input)).data).toMatchObject({ state: 'approved' });
  expect((await holderCall('threadReply', input)).code).toBe(40900);
});

it('answers a stale version with a conflict, and one of two answers at once', async () => {
  const { list, version } = await opened(brand);
  const input = { round_id: list[0]!.round_id, decision: 'approved' };
  expect((await holderCall('threadReply', { ...input, version: version + 1 })).code).toBe(40901);
  const both = await Promise.all([
    holderCall('threadReply', { ...input, version }),
    holderCall('threadReply', { ...input, version, decision: 'continue_providing', feedback: '再改' }),
  ]);
  expect(both.map(({ code }) => code).sort()).toEqual([0, 40900]);
});

it('takes one of two rounds sent at once', async () => {
  const { thread_id } = await opened(brand);
  await reply(thread_id, 'continue_providing');
  const { version } = await read(thread_id);
  const images = [await draft(brand)];
  const sent = await Promise.all(
    [1, 2, 3].map(() => brandCall('roundSubmit', brand, { thread_id, version, images })),
  );
  expect(sent.map(({ code }) => code).sort()).toEqual([0, 40900, 40900]);
  expect((await read(thread_id)).list).toHaveLength(2);
});

it('seals only a final draft, only with exactly its files, and once', async () => {
  const { thread_id, list } = await opened(brand);
  const hash = list[0]!.images[0]!.sha256;
  expect((await seal(thread_id)).code).toBe(40900);
  await reply(thread_id, 'continue_providing');
  expect((await provide(brand, thread_id, { final: 1 })).data).toMatchObject({ state: 'unconfirmed' });
  expect((await seal(thread_id, { agree: 0 })).code).toBe(40001);
  for (const hashes of [[hash], ['0'.repeat(64)], [hash, (await read(thread_id)).list[1]!.images[0]!.sha256]])
    expect((await seal(thread_id, { hashes })).code).toBe(40901);
  const twice = await Promise.all([seal(thread_id), seal(thread_id)]);
  expect(twice.map(({ code }) => code).sort()).toEqual([0, 40900]);
  expect((await reply(thread_id, 'continue_providing')).code).toBe(40900);
  expect((await provide(brand, thread_id)).code).toBe(40900);
});

it('sends a final draft back, and takes the next as any round', async () => {
  const { thread_id } = await opened(brand, { final: 1 });
  expect((await reply(thread_id, 'approved')).code).toBe(40900);
  expect((await reply(thread_id, 'continue_providing')).data).toMatchObject({ state: 'continue_providing' });
  expect((await provide(brand, thread_id)).data).toMatchObject({ state: 'waiting' });
});

it('corrects a sealed draft by a new thread that names it, and nothing else', async () => {
  const first = await opened(brand, { final: 1 });
  const correct = async (corrects_id: string, by = brand) =>
    brandCall('threadOpen', by, {
      kind: 'product_design',
      product_name: '帆布袋 第二版',
      images: [await draft(by)],
      corrects_id,
    });
  expect((await correct(first.thread_id)).code).toBe(40900);
  await seal(first.thread_id);
  const { data } = await correct(first.thread_id);
  expect(await read(data.thread_id)).toMatchObject({ corrects: { thread_id: first.thread_id } });
  expect(await read(first.thread_id)).toMatchObject({ corrected_by: [{ product_name: '帆布袋 第二版' }] });
  expect((await correct(first.thread_id, await openBrand())).code).toBe(40400);
});

it('opens by the link alone to read; acting needs the phone, and another brand’s link opens nothing', async () => {
  const { thread_id } = await opened(brand);
  await reply(thread_id, 'continue_providing');
  const other = await openBrand();
  const passed_on = { ...brand, cookie: '' };
  expect((await brandCall('brandThread', passed_on, { thread_id })).data).toMatchObject({ proven: false });
  for (const who of [passed_on, { ...brand, cookie: other.cookie }])
    expect((await provide(who, thread_id)).code).toBe(40003);
  expect((await brandCall('brandThread', other, { thread_id })).code).toBe(40400);
  const mixed = { ...brand, link: { ...brand.link, access_key: other.link.access_key } };
  expect((await brandCall('brandCooperation', mixed)).code).toBe(40400);
  // A proven browser needs no secret.
  const bare = { ...brand, link: { coop_no: brand.link.coop_no } as Brand['link'] };
  expect((await brandCall('brandCooperation', bare)).code).toBe(0);
  expect((await brandCall('brandCooperation', { ...bare, cookie: '' })).code).toBe(40400);
});

it('shows pictures to both sides, and no longer by a link that has ended', async () => {
  const { thread_id, list } = await opened(brand);
  const theirs = (await brandCall<BrandThread>('brandThread', brand, { thread_id })).data;
  const path = theirs.list[0]!.images[0]!.file_path;
  expect((await open(path)).status).toBe(200);
  expect(list[0]!.images[0]!.file_path).not.toBe(path);
  await rows('UPDATE cooperation SET link_number = link_number + 1 WHERE id = ?', [brand.id]);
  expect((await open(path)).status).toBe(404);
  expect((await brandCall('brandThread', brand, { thread_id })).code).toBe(40400);
  const renewed = { ...brand, link: await linkOf(brand.id) };
  expect((await brandCall('brandThread', renewed, { thread_id })).code).toBe(0);
});

it('takes no foreign picture into a round or an answer, and pins on pictures of the round only', async () => {
  const other = await openBrand();
  const images = [await draft(other)];
  const begin = { kind: 'product_design', product_name: '帆布袋', images };
  expect((await brandCall('threadOpen', brand, begin)).code).toBe(40001);
  const { thread_id } = await opened(brand);
  const eve = await member();
  const foreign = { images: [await picture(eve.id, 'feedback_image')] };
  expect((await reply(thread_id, 'approved', foreign)).code).toBe(40001);
  const second = await opened(brand);
  const pin = { image_id: second.list[0]!.images[0]!.image_id, x: 0.5, y: 0.5, text: '这里' };
  expect((await reply(thread_id, 'approved', { marks: [pin] })).code).toBe(40001);
  expect(await read(thread_id)).toMatchObject({ state: 'waiting', list: [{ decision: null, pins: [] }] });
});

it('says who has seen what, and what is new', async () => {
  const { thread_id } = await opened(brand);
  const unread = async () =>
    (await holderCall('threadList', { kind: 'product_design' })).data.list[0] as unknown as ThreadDetail;
  expect(await unread()).toMatchObject({ unread: 0 });
  await reply(thread_id, 'continue_providing');
  await provide(brand, thread_id);
  const seen = async () =>
    (await brandCall<BrandThread>('brandThread', brand, { thread_id })).data.list[1]!.seen_at;
  expect(await seen()).toBeNull();
  await read(thread_id);
  expect(await seen()).not.toBeNull();
  const second = await brandCall('threadOpen', brand, {
    kind: 'material_design',
    product_name: '海报',
    tracking_number: 'SF2',
  });
  const list = await holderCall('threadList', {});
  expect(list.data).toMatchObject({ total: 2, counts: { waiting: 2, confirmed: 0 } });
  expect(list.data.list[0]).toMatchObject({ thread_id: second.data.thread_id, unread: 1, picture: null });
  const found = await holderCall('threadList', { keyword: '帆布', state: 'waiting', turn: 'holder' });
  expect(found.data).toMatchObject({ total: 1 });
});

it('reminds a working day before the end, then escalates; silence approves nothing', async () => {
  const { thread_id } = await opened(brand);
  const eve = await member();
  await plantOperator((await openFixtures()).db, ip, eve.id, 2);
  await watchThreads();
  expect(await keys(eve.id)).toEqual([]);
  const at = (column: string, hours: number) =>
    rows(`UPDATE thread SET ${column} = NOW(3) + INTERVAL ? HOUR WHERE id = ?`, [hours, thread_id]);
  await at('remind_at', -1);
  await Promise.all([watchThreads(), watchThreads()]);
  expect(await keys(eve.id)).toEqual(['thread_due']);
  await at('due_at', -24 * 7);
  await at('remind_at', -1);
  await Promise.all([watchThreads(), watchThreads()]);
  expect(await keys(eve.id)).toEqual(['thread_due', 'thread_overdue']);
  expect(await read(thread_id)).toMatchObject({ state: 'waiting', turn: 'holder' });
  expect((await reply(thread_id, 'continue_providing')).code).toBe(0);
  const [row] = await rows<{ escalated_at: Date | null }>('SELECT escalated_at FROM thread WHERE id = ?', [
    thread_id,
  ]);
  expect(row!.escalated_at).toBeNull();
  await at('remind_at', -1);
  await watchThreads();
  expect(await texted('等待您在')).toContain('帆布袋');
});

it('is among what waits for the holder', async () => {
  const { thread_id } = await opened(brand);
  const answer = await fetch(`${api().url}/api/ip/pendingTasks?ip_id=${ip}`, {
    headers: { authorization: `Bearer ${ann.token}` },
  });
  const text = await answer.text();
  expect(text).toContain(thread_id);
});
