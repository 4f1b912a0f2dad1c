/** While a cooperation rests nothing of it is due: neither reminders nor escalations nor lapses; afterwards turns begin anew. */
import { addWorkingDays, DUE_DAYS, type CooperationList, shanghaiDay } from '@ipw/domain';
import { desk } from '../../testing/entries';
import { ask, decide, download, granted, inDays, linkTo, revoke, see, series } from '../../testing/images';
import { sentTo, settled } from '../../testing/outbox';
import { restBrand } from '../../testing/rests';
import { api, rows } from '../../testing/server';
import { watchImages, watchThreads } from '../../testing/services';
import {
  admin,
  ann,
  type Brand,
  brandCall,
  holderCall,
  ip,
  openBrand,
  opened,
  openThreads,
  read,
  reply,
} from '../../testing/threads';

let brand: Brand;
beforeEach(async () => {
  await openThreads();
  brand = await openBrand();
});

const rest = () => restBrand(brand);
const goOn = () => rows("UPDATE tender_objection SET state = 'dismissed', due_at = NULL");

const keys = async () =>
  (
    await rows<{ message_key: string }>('SELECT message_key FROM message WHERE member_id = ? ORDER BY id', [
      ann.id,
    ])
  ).map(({ message_key }) => message_key);
async function texts(): Promise<number> {
  await settled();
  return (await sentTo('sms', brand.phone_number)).length;
}
const tasks = async () =>
  (
    await fetch(`${api().url}/api/ip/pendingTasks?ip_id=${ip}`, {
      headers: { authorization: `Bearer ${ann.token}` },
    })
  ).text();
const late = async (resource: string) => ({
  counts: ((await desk(admin, 'get', `${resource}/counts`)).body as { late: number }).late,
  list: (await desk(admin, 'get', `${resource}?filter=${encodeURIComponent('{"late":"1"}')}`))
    .body as unknown[],
});
const actions = async (resource: string, id: string) =>
  ((await desk(admin, 'get', `${resource}/${id}/history`)).body as { action: string }[]).map(
    ({ action }) => action,
  );
/** The end of so many working days from now, whether or not a day ends in between. */
async function whole(days: number, act: () => Promise<unknown>): Promise<string[]> {
  const began = new Date();
  await act();
  return [began, new Date()].map((at) => addWorkingDays(at, days).toISOString());
}
/** Everybody is a week late, and the next reminder is due. */
const lateBy = (table: string, more = '') =>
  rows(`UPDATE ${table} SET due_at = NOW(3) - INTERVAL 7 DAY, remind_at = NOW(3) - INTERVAL 1 HOUR ${more}`);

it('reminds and escalates no thread that rests, and begins each turn anew', async () => {
  const mine = (await opened(brand)).thread_id;
  const theirs = (await opened(brand)).thread_id;
  expect((await reply(theirs, 'approved')).code).toBe(0);
  await rows('UPDATE thread SET escalated_at = NOW(3) WHERE id = ?', [mine]);
  const listed = async () => (await holderCall<CooperationList>('cooperationList', { turn: 'holder' })).data;
  expect(await listed()).toMatchObject({ total: 1, waiting: { product_design: 1 } });
  expect(await late('threads')).toMatchObject({ counts: 1, list: [{ id: mine }] });
  const [told, sent] = [await keys(), await texts()];
  await rest();
  await lateBy('thread');
  await Promise.all([watchThreads(), watchThreads()]);
  expect([await keys(), await texts()]).toEqual([told, sent]);
  for (const id of [mine, theirs]) {
    expect(await read(id)).toMatchObject({ rests: 1, due_at: null });
    expect(await actions('threads', id)).not.toContain('escalate');
  }
  expect(await late('threads')).toEqual({ counts: 0, list: [] });
  const said = { rests: 1, due_at: null };
  expect((await holderCall('threadList', {})).data.list).toMatchObject([said, said]);
  expect(await tasks()).not.toContain(mine);
  expect(await listed()).toMatchObject({ total: 0, waiting: { product_design: 0 } });
  expect((await holderCall('threadList', { turn: 'holder' })).data).toMatchObject({ total: 0 });
  const { data } = await holderCall('cooperationDetail', { cooperation_id: brand.id });
  expect(data).toMatchObject({ rests: 1, turn: null, due_at: null });

  await goOn();
  const [holders, brands] = [DUE_DAYS.thread_answer, DUE_DAYS.thread_provide];
  expect(await whole(holders, watchThreads)).toContain((await read(mine)).due_at);
  expect(await whole(brands, watchThreads)).toContain((await read(theirs)).due_at);
  expect(await actions('threads', mine)).toContain('resume');
  expect([await keys(), await texts()]).toEqual([told, sent]);
  expect(await tasks()).toContain(mine);
  expect(await listed()).toMatchObject({ total: 1, waiting: { product_design: 1 } });
  await rows('UPDATE thread SET remind_at = NOW(3) - INTERVAL 1 HOUR WHERE id = ?', [mine]);
  await watchThreads();
  expect(await keys()).toEqual([...told, 'thread_due']);
});

it('is nobody’s turn at the console either while the result is decided anew', async () => {
  const { thread_id } = await opened(brand);
  expect((await reply(thread_id, 'approved')).code).toBe(0);
  await rows('UPDATE cooperation SET phone_hash = NULL WHERE id = ?', [brand.id]);
  const waiting = async () => ({
    unattended: ((await desk(admin, 'get', 'threads/counts')).body as { unattended: number }).unattended,
    cooperations: (
      (await desk(admin, 'get', `cooperations?filter=${encodeURIComponent('{"turn":"brand"}')}`))
        .body as unknown[]
    ).length,
  });
  expect(await waiting()).toEqual({ unattended: 1, cooperations: 1 });
  await rest();
  await goOn();
  expect(await waiting()).toEqual({ unattended: 1, cooperations: 1 });
  await rows("UPDATE tender_registration SET result = 'waiting'");
  expect(await waiting()).toEqual({ unattended: 0, cooperations: 0 });
  const row = async (resource: string) =>
    (await desk(admin, 'get', resource)).body as Record<string, unknown>[];
  // Also before the watch looks.
  expect(await row('threads')).toMatchObject([{ rests: 1, turn: 'brand', due_at: null }]);
  await watchThreads();
  expect(await read(thread_id)).toMatchObject({ rests: 1, turn: 'brand', due_at: null });
  await rows("UPDATE thread SET state = 'confirmed'");
  expect(await row('threads')).toMatchObject([{ rests: 0, turn: null }]);
});

it('lapses no request for pictures that rests, and leaves all working days for its answer', async () => {
  const fox = await series();
  const short = (await ask(brand, fox, { until: inDays(1) })).data.image_request_id;
  const long = (await ask(brand, fox)).data.image_request_id;
  const [told, sent] = [await keys(), await texts()];
  await rows('UPDATE image_request SET escalated_at = NOW(3)');
  expect(await late('image-requests')).toMatchObject({ counts: 2 });
  await rest();
  await lateBy('image_request');
  await rows('UPDATE image_request SET until = ?, ends_at = NOW(3) - INTERVAL 1 HOUR WHERE id = ?', [
    inDays(-1),
    short,
  ]);
  await Promise.all([watchImages(), watchImages()]);
  expect([await keys(), await texts()]).toEqual([told, sent]);
  for (const id of [short, long])
    expect(await see(id)).toMatchObject({ state: 'waiting', rests: 1, due_at: null, actions: [] });
  expect(await late('image-requests')).toEqual({ counts: 0, list: [] });
  const shown = { rests: 1, due_at: null };
  expect((await desk(admin, 'get', 'image-requests')).body).toMatchObject([shown, shown]);
  expect(await tasks()).not.toContain(short);
  const waiting = async () =>
    (await holderCall<CooperationList>('cooperationList', { turn: 'holder' })).data.waiting.image_usage;
  expect(await waiting()).toBe(0);

  await goOn();
  const due = await whole(DUE_DAYS.image_answer, watchImages);
  const last = await see(short);
  expect(due).toContain(last.due_at);
  expect(last).toMatchObject({ state: 'waiting', until: shanghaiDay(new Date(last.due_at!)), version: 2 });
  expect(await see(long)).toMatchObject({ until: inDays(90), version: 1, due_at: last.due_at });
  expect(await actions('image-requests', short)).toContain('resume');
  expect([await keys(), await texts()]).toEqual([told, sent]);
  expect(await tasks()).toContain(short);
  expect(await waiting()).toBe(2);
  // Who saw the earlier last day grants nothing until the later one unseen.
  expect((await decide(short, fox.images, { version: 1 })).code).toBe(40901);
  expect((await decide(short, fox.images)).code).toBe(0);
});

it('ends a granted use on the day both agreed on, also while it rests', async () => {
  const id = await granted(brand, await series());
  await rest();
  await rows(
    'UPDATE image_request SET ends_at = NOW(3) - INTERVAL 1 HOUR, remind_at = ends_at WHERE id = ?',
    [id],
  );
  await watchImages();
  expect(await see(id)).toMatchObject({ state: 'expired' });
});

it('lets the holder revoke granted pictures while it rests, which can be downloaded until then', async () => {
  const fox = await series();
  const id = await granted(brand, fox);
  const link = await linkTo(brand, id, fox.images[0]!);
  await rest();
  expect((await download(link.address, { cookie: brand.cookie })).status).toBe(200);
  expect((await see(id)).actions.toSorted()).toEqual(['revoke', 'revoke_some']);
  expect((await brandCall('brandImages', brand)).data).toMatchObject({ state: 'active', rests: 1 });
  expect((await revoke(id)).code).toBe(0);
  expect(await see(id)).toMatchObject({ state: 'revoked', actions: [] });
  expect((await desk(admin, 'get', 'image-requests')).body).toMatchObject([{ id, rests: 0 }]);
  expect((await download(link.address, { cookie: brand.cookie })).status).toBe(404);
});
