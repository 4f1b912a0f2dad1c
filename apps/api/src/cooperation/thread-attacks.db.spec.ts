/** Both sides act at once, or on what has changed since they saw it: one act counts, and closed threads take nothing. */
import { COOPERATION, type Pin } from '@ipw/domain';
import request from 'supertest';
import { api, rows } from '../../testing/server';
import {
  admin,
  type Brand,
  brandCall,
  draft,
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

const sorted = (answers: readonly { code: number }[]) => answers.map(({ code }) => code).sort();
const isLinked = async (id: string) =>
  (await rows('SELECT id FROM uploaded_file WHERE id = ? AND linked_at IS NOT NULL', [id])).length === 1;

it('confirms nothing that has changed since it was seen: neither version, nor round, nor files', async () => {
  const seen = await opened(brand, { final: 1 });
  const [round] = seen.list;
  const before = { round_id: round!.round_id, hashes: [round!.images[0]!.sha256], agree: 1 };
  await reply(seen.thread_id, 'continue_providing');
  expect((await holderCall('confirmFinal', { ...before, version: seen.version })).code).toBe(40900);
  await provide(brand, seen.thread_id, { final: 1 });
  const { version, list } = await read(seen.thread_id);
  expect((await holderCall('confirmFinal', { ...before, version: seen.version })).code).toBe(40901);
  // The current version does not save an older round, nor the newest round older files.
  expect((await holderCall('confirmFinal', { ...before, version })).code).toBe(40900);
  const newest = { ...before, round_id: list[1]!.round_id };
  expect((await holderCall('confirmFinal', { ...newest, version })).code).toBe(40901);
  expect(await read(seen.thread_id)).toMatchObject({ state: 'unconfirmed', version, sealed: null });
});

it('takes one of a confirmation and a refusal at once, again and again', async () => {
  for (let n = 0; n < 5; n += 1) {
    const { thread_id, list, version } = await opened(brand, { final: 1 });
    const of = { round_id: list[0]!.round_id, version };
    const answers = await Promise.all([
      holderCall('confirmFinal', { ...of, hashes: [list[0]!.images[0]!.sha256], agree: 1 }),
      holderCall('threadReply', { ...of, decision: 'continue_providing', feedback: '再改' }),
    ]);
    expect(sorted(answers)).toEqual([0, 40900]);
    const { state, list: after, sealed } = await read(thread_id);
    const confirmed = answers[0]!.code === 0;
    expect({ state, sealed: sealed !== null, decision: after[0]!.decision }).toEqual({
      state: confirmed ? 'confirmed' : 'continue_providing',
      sealed: confirmed,
      decision: confirmed ? 'approved' : 'continue_providing',
    });
  }
});

it('takes one of a next round, a final round and the word that the approved one is final', async () => {
  const { thread_id } = await opened(brand);
  await reply(thread_id, 'approved');
  const { version } = await read(thread_id);
  const of = { thread_id, version };
  const images = [[await draft(brand)], [await draft(brand)]];
  const answers = await Promise.all([
    brandCall('roundSubmit', brand, { ...of, images: images[0] }),
    brandCall('roundSubmit', brand, { ...of, images: images[1], final: 1 }),
    brandCall('finalMark', brand, of),
    brandCall('finalMark', brand, of),
  ]);
  expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
  for (const { code } of answers) expect([0, 40900, 40901]).toContain(code);
  const rounds = answers.slice(0, 2).filter(({ code }) => code === 0).length;
  expect((await read(thread_id)).list).toHaveLength(1 + rounds);
});

it('keeps a pin’s last word when both sides settle and reply at once', async () => {
  const { thread_id, list } = await opened(brand);
  const marks = [{ image_id: list[0]!.images[0]!.image_id, x: 1, y: 1, text: '角上' }];
  await reply(thread_id, 'continue_providing', { marks });
  const { mark_id } = (await read(thread_id)).list[0]!.pins[0]!;
  const answers = await Promise.all([
    ...['一', '二', '三'].map((text) => holderCall('pinAnswer', { mark_id, text, state: 'open' })),
    ...['四', '五', '六'].map((text) =>
      brandCall<Pin>('brandPinAnswer', brand, { mark_id, text, state: 'done' }),
    ),
  ]);
  expect(sorted(answers)).toEqual([0, 0, 0, 0, 0, 0]);
  const [pin] = (await read(thread_id)).list[0]!.pins;
  expect(pin!.replies.map(({ text }) => text).sort()).toEqual(['一', '三', '二', '五', '六', '四'].sort());
  const shown = (await brandCall<{ list: { pins: Pin[] }[] }>('brandThread', brand, { thread_id })).data;
  expect(shown.list[0]!.pins[0]).toEqual(pin);
});

it('takes 200 pins on a round, at the edges too, and writes none of those it refuses', async () => {
  const { thread_id, list } = await opened(brand);
  const image_id = list[0]!.images[0]!.image_id;
  const pins = Array.from({ length: COOPERATION.marks }, (_, n) => ({
    image_id,
    x: n % 2,
    y: (n % 3) / 2,
    text: `第 ${String(n + 1)} 处`,
  }));
  const outside = [...pins.slice(1), { image_id, x: 1, y: 1, w: 0.0001, h: 0, text: '框出界' }];
  expect((await reply(thread_id, 'continue_providing', { marks: outside })).code).toBe(40001);
  for (const x of ['Infinity', '-Infinity', 'NaN', '1e999', '-0.0001', '1.0001'])
    expect((await reply(thread_id, 'continue_providing', { marks: [{ ...pins[0], x }] })).code).toBe(40001);
  expect(await rows('SELECT id FROM round_pin')).toEqual([]);
  expect((await reply(thread_id, 'continue_providing', { marks: pins })).code).toBe(0);
  expect((await read(thread_id)).list[0]!.pins.map(({ text }) => text)).toEqual(pins.map(({ text }) => text));
});

it.each([
  ['sealed', () => undefined],
  [
    'ended with its cooperation',
    () =>
      request(api().url)
        .post(`/api/admin/cooperations/${brand.id}/end`)
        .set('cookie', admin.cookie)
        .set('x-csrf-token', admin.csrf)
        .send({ version: 1, reason: '合同到期' })
        .expect(200),
  ],
])('takes nothing into a thread that is %s, and links none of what was sent', async (_name, end) => {
  const { thread_id, list } = await opened(brand, { final: 1 });
  const known = await read(thread_id);
  await end();
  if (!(await read(thread_id)).turn) expect((await seal(thread_id)).code).toBe(40900);
  else expect((await seal(thread_id)).code).toBe(0);
  const { version } = await read(thread_id);
  const image = await draft(brand);
  await rows('UPDATE uploaded_file SET linked_at = NULL WHERE id = ?', [image]);
  for (const given of [version, known.version]) {
    const sent = { thread_id, version: given, images: [image] };
    expect([40900, 40901]).toContain((await brandCall('roundSubmit', brand, sent)).code);
    expect([40900, 40901]).toContain((await brandCall('roundSubmit', brand, { ...sent, final: 1 })).code);
    expect([40900, 40901]).toContain(
      (await brandCall('finalMark', brand, { thread_id, version: given })).code,
    );
  }
  const again = { round_id: list[0]!.round_id, version, decision: 'continue_providing', feedback: '再改' };
  expect((await holderCall('threadReply', again)).code).toBe(40900);
  expect(await isLinked(image)).toBe(false);
  expect((await read(thread_id)).list).toHaveLength(1);
});

it('opens a room’s pictures by its own link alone: passed to another room, changed or ended, it opens nothing', async () => {
  const { thread_id } = await opened(brand);
  const { data } = await brandCall('brandThread', brand, { thread_id });
  const [path, query] = data.list[0]!.images[0]!.file_path.split('?') as [string, string];
  const status = async (address: string) => (await fetch(api().url + address)).status;
  expect(await status(`${path}?${query}`)).toBe(200);
  const other = await openBrand();
  const parts = new URLSearchParams(query);
  const changed = (name: string, value: string) => {
    const copy = new URLSearchParams(parts);
    copy.set(name, value);
    return `${path}?${copy.toString()}`;
  };
  expect(await status(changed('v', `p${other.id}.1`))).toBe(404);
  expect(await status(changed('v', `p${brand.id}.2`))).toBe(404);
  expect(await status(changed('e', String(Number(parts.get('e')) + 900)))).toBe(404);
  expect(await status(`${path.replace(/whole$/, 't300')}?${query}`)).toBe(404);
  expect(await status(path)).toBe(404);
});
