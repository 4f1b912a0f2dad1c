/** Both sides talk about pins, settle them, and find what is open in later rounds. */
import type { Pin, ThreadDetail, ThreadRecord } from '@ipw/domain';
import request from 'supertest';
import { plantOperator } from '../db/seed/fixtures';
import { member, openFixtures, staff, type StaffLogin } from '../../testing/fixtures';
import { used } from '../../testing/limits';
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
  opened,
  openThreads,
  provide,
  read,
  reply,
  seal,
} from '../../testing/threads';

let brand: Brand;
beforeEach(async () => {
  await openThreads();
  brand = await openBrand();
});

/** A thread whose first round was answered with a pin. */
async function pinned(): Promise<{ thread_id: string; mark_id: string }> {
  const { thread_id, list } = await opened(brand);
  const image_id = list[0]!.images[0]!.image_id;
  const marks = [{ image_id, x: 0.25, y: 0.5, text: '尾巴太短' }];
  expect((await reply(thread_id, 'continue_providing', { marks })).code).toBe(0);
  return { thread_id, mark_id: (await pinOf(thread_id)).mark_id };
}
const pinOf = async (thread_id: string) => (await read(thread_id)).list[0]!.pins[0]!;
const brandDone = (mark_id: string) => brandCall<Pin>('brandPinAnswer', brand, { mark_id, state: 'done' });

it('replies to a pin from both sides, and settles it or opens it again in a later round', async () => {
  const { thread_id, mark_id } = await pinned();
  expect(await pinOf(thread_id)).toMatchObject({ state: 'open', replies: [] });
  await provide(brand, thread_id);
  const said = await brandCall<Pin>('brandPinAnswer', brand, { mark_id, text: '已加长', state: 'done' });
  expect(said.data).toMatchObject({ mark_id, state: 'done', replies: [{ by: 'brand', text: '已加长' }] });
  await holderCall('pinAnswer', { mark_id, text: '还差一点', state: 'open' });
  const { list } = (await brandCall<ThreadDetail>('brandThread', brand, { thread_id })).data;
  expect(list[0]!.pins).toMatchObject([
    {
      state: 'open',
      replies: [
        { by: 'brand', text: '已加长' },
        { by: 'holder', text: '还差一点' },
      ],
    },
  ]);
  const kept = await rows<{ author_id: string | null }>(
    'SELECT author_id FROM pin_reply ORDER BY created_at, id',
  );
  expect(kept).toEqual([{ author_id: null }, { author_id: ann.id }]);
});

it('takes answers to pins of the own threads only, from a proven phone, and while the thread is open', async () => {
  const { thread_id, mark_id } = await pinned();
  const other = await openBrand();
  expect((await brandCall('brandPinAnswer', other, { mark_id, text: '好' })).code).toBe(40400);
  expect(
    (await brandCall('brandPinAnswer', { ...brand, cookie: '' }, { mark_id, text: '好' })).code,
  ).not.toBe(0);
  await provide(brand, thread_id, { final: 1 });
  expect((await seal(thread_id)).code).toBe(0);
  expect((await holderCall('pinAnswer', { mark_id, state: 'done' })).code).toBe(40900);
  expect((await brandCall('brandPinAnswer', brand, { mark_id, text: '好' })).code).toBe(40900);
  expect(await pinOf(thread_id)).toMatchObject({ state: 'open', replies: [] });
});

it('takes 50 replies to a pin, and not one more at once', async () => {
  const { mark_id } = await pinned();
  const many = Array.from({ length: 12 }, () => holderCall('pinAnswer', { mark_id, text: '好' }));
  await Promise.all(many);
  const [pin] = await rows<{ pin_id: string }>('SELECT pin_id FROM pin_reply LIMIT 1');
  for (let n = 12; n < 49; n += 1)
    await rows("INSERT INTO pin_reply (id, pin_id, side, text) VALUES (?, ?, 'brand', '好')", [
      `01JD0M3V8QZ4T6W9YB2C5F7H${String(n)}`,
      pin!.pin_id,
    ]);
  const answers = await Promise.all(
    [1, 2, 3].map(() => holderCall('pinAnswer', { mark_id, text: '最后一条' })),
  );
  expect(answers.map(({ code }) => code).sort()).toEqual([0, 40900, 40900]);
});

const told = async (member_id = ann.id) =>
  (
    await rows<{ message_key: string; args: string }>(
      "SELECT message_key, args FROM message WHERE member_id = ? AND message_key = 'thread_pin'",
      [member_id],
    )
  ).length;
const texts = async () =>
  (await sentTo('sms', brand.phone_number)).filter(({ text }) => text.includes('上的标注'));

it('tells the other side of a reply: once until it opens the thread, and again a day later', async () => {
  const { thread_id, mark_id } = await pinned();
  const eve = await member();
  await plantOperator((await openFixtures()).db, ip, eve.id, 2);
  const brandSays = (text: string) => brandCall('brandPinAnswer', brand, { mark_id, text });
  await brandSays('已加长');
  await brandSays('请再看');
  expect([await told(), await told(eve.id)]).toEqual([1, 1]);
  // Settling a pin says nothing new.
  await brandCall('brandPinAnswer', brand, { mark_id, state: 'done' });
  expect(await told()).toBe(1);
  await read(thread_id);
  await Promise.all([brandSays('又改了'), brandSays('还有一处')]);
  expect(await told()).toBe(2);
  await rows('UPDATE thread SET holder_told_at = NOW(3) - INTERVAL 25 HOUR WHERE id = ?', [thread_id]);
  await brandSays('第三天');
  expect(await told()).toBe(3);

  await holderCall('pinAnswer', { mark_id, text: '还差一点' });
  await holderCall('pinAnswer', { mark_id, text: '左边也是' });
  await until(async () => ((await texts()).length === 1 ? true : undefined), 'one text');
  expect((await texts())[0]!.text).toContain(brand.link.coop_no);
  // Read by the link alone, it is read by nobody.
  await brandCall('brandThread', { ...brand, cookie: '' }, { thread_id });
  await holderCall('pinAnswer', { mark_id, text: '再说一次' });
  await brandCall('brandThread', brand, { thread_id });
  await holderCall('pinAnswer', { mark_id, text: '好了' });
  await until(async () => ((await texts()).length === 2 ? true : undefined), 'two texts');
  // The member who replies is told nothing; a colleague reads it in the thread.
  expect(await told()).toBe(3);
});

const desk = async (who: StaffLogin, thread: string, body: object) => {
  const answer = await request(api().url)
    .post(`/api/admin/threads/${thread}/pin`)
    .set('cookie', who.cookie)
    .set('x-csrf-token', who.csrf)
    .send(body);
  return { status: answer.status, body: answer.body as ThreadRecord };
};

it('is answered by staff for a brand without a contact, and tells the holder', async () => {
  const { thread_id, mark_id } = await pinned();
  const other = await pinned();
  await rows('UPDATE cooperation SET phone_hash = NULL WHERE id = ?', [brand.id]);
  const said = await desk(admin, thread_id, { mark_id, text: '设计师明天改', state: 'done' });
  expect(said.status).toBe(201);
  expect(said.body).toMatchObject({
    actions: expect.arrayContaining(['answer_pin']) as string[],
    list: [{ pins: [{ state: 'done', replies: [{ by: 'staff', text: '设计师明天改' }] }] }],
  });
  expect(await told()).toBe(1);
  expect(await pinOf(thread_id)).toMatchObject({ replies: [{ by: 'staff', text: '设计师明天改' }] });
  // A pin of another thread, nothing to say, a role without the scope, a thread that has ended.
  expect((await desk(admin, thread_id, { mark_id: other.mark_id, text: '好' })).status).toBe(400);
  expect((await desk(admin, thread_id, { mark_id })).status).toBe(400);
  expect((await desk(await staff('finance'), thread_id, { mark_id, text: '好' })).status).toBe(403);
  await rows("UPDATE thread SET state = 'ended' WHERE id = ?", [thread_id]);
  expect((await desk(admin, thread_id, { mark_id, text: '好' })).status).toBe(409);
});

it('is in the daily message of who wants one a day', async () => {
  const { mark_id } = await pinned();
  const daily = { business: { in_app: true, sms: true, email: false, daily: true } };
  await rows('UPDATE member SET channels = ? WHERE id = ?', [JSON.stringify(daily), ann.id]);
  await brandCall('brandPinAnswer', brand, { mark_id, text: '已加长' });
  const [message] = await rows<{ digest_at: Date | null }>(
    "SELECT digest_at FROM message WHERE member_id = ? AND message_key = 'thread_pin'",
    [ann.id],
  );
  expect(message!.digest_at).not.toBeNull();
});

it('writes nothing when a pin has the state already', async () => {
  const { thread_id, mark_id } = await pinned();
  const lines = () =>
    rows("SELECT id FROM audit_line WHERE subject_id = ? AND action = 'answer_pin'", [thread_id]);
  const settled = () => rows<{ done_at: Date | null }>('SELECT done_at FROM round_pin');
  expect(await holderCall('pinAnswer', { mark_id, state: 'open' })).toMatchObject({
    data: { state: 'open' },
  });
  expect(await lines()).toEqual([]);
  await holderCall('pinAnswer', { mark_id, state: 'done' });
  const before = await settled();
  for (const call of [holderCall('pinAnswer', { mark_id, state: 'done' }), brandDone(mark_id)])
    expect(await call).toMatchObject({ code: 0, data: { state: 'done' } });
  expect(await settled()).toEqual(before);
  expect(await lines()).toHaveLength(1);
  // A reply is one, whatever the state.
  await holderCall('pinAnswer', { mark_id, text: '好', state: 'done' });
  expect(await settled()).toEqual(before);
  expect(await lines()).toHaveLength(2);
});

it('takes 600 answers to the pins of a thread in an hour, from both sides together', async () => {
  const [one, other] = [await pinned(), await pinned()];
  await used('thread_pin', one.thread_id, 599);
  expect((await holderCall('pinAnswer', { mark_id: one.mark_id, text: '好' })).code).toBe(0);
  expect((await holderCall('pinAnswer', { mark_id: one.mark_id, text: '好' })).code).toBe(42900);
  expect((await brandDone(one.mark_id)).code).toBe(42900);
  expect((await brandDone(other.mark_id)).code).toBe(0);
});

it('takes 1,000 pins in a thread, and names the field and the number of one more', async () => {
  const { thread_id, mark_id } = await pinned();
  const [first] = await rows<{ round_id: string }>('SELECT round_id FROM round_pin WHERE id = ?', [mark_id]);
  await rows(
    `INSERT INTO round_pin (id, round_id, file_id, place, x, y, text)
      SELECT CONCAT('pin', seq), ?, 'file', seq, 0, 0, '这里' FROM seq_1_to_998`,
    [first!.round_id],
  );
  await provide(brand, thread_id);
  const image_id = (await read(thread_id)).list[1]!.images[0]!.image_id;
  const marks = [0.25, 0.5].map((x) => ({ image_id, x, y: 0.5, text: '尾巴太短' }));
  const { code, data } = await reply(thread_id, 'continue_providing', { marks });
  expect({ code, data }).toMatchObject({
    code: 40001,
    data: {
      errors: [
        {
          field: 'marks',
          rule: 'thread_marks',
          msg: expect.stringMatching(/^A thread has at most 1,?000 pins$/) as string,
        },
      ],
    },
  });
  expect((await reply(thread_id, 'continue_providing', { marks: marks.slice(1) })).code).toBe(0);
});
