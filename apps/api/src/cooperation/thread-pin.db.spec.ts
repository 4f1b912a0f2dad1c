/** Both sides talk about pins, settle them, and find what is open in later rounds. */
import type { Pin, ThreadDetail } from '@ipw/domain';
import { rows } from '../../testing/server';
import {
  ann,
  type Brand,
  brandCall,
  holderCall,
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
