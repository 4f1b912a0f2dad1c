/** Downloads that run at the same time: how many a member has, in which process, and which is ended by another. */
import { mortal } from '../../../testing/another';
import { call, completed, openShop, type Shop } from '../../../testing/codes';
import { bytesOf, fetchLink, linkTo } from '../../../testing/downloads';
import type { Caller } from '../../../testing/fixtures';
import { until } from '../../../testing/outbox';
import { api, rows } from '../../../testing/server';

let shop: Shop;
let ann: Caller;
let ip_id: string;

beforeEach(async () => {
  shop = await openShop();
  ({ ann, ip_id } = shop);
});

const query = (order_id: string, format: string) => ({ ip_id, order_id, format });

/** Enlarges a batch to a size no test order has. */
async function enlarged(order_id: string, quantity: number): Promise<void> {
  await call('code/exportLink', ann, query(order_id, 'csv'));
  await rows('UPDATE code_batch SET quantity = ? WHERE order_id = ?', [quantity, order_id]);
}
it('sends two files a member at a time, and one an export, whichever process is asked', async () => {
  const { url: elsewhere, kill } = await mortal();
  const done = await completed(shop, 1000);
  await enlarged(done, 150_000);
  const [a, b, c] = [
    await linkTo(ann, query(done, 'pdf')),
    await linkTo(ann, query(done, 'pdf')),
    await linkTo(ann, query(done, 'pdf')),
  ];
  const [first, second] = [await fetchLink(a), await fetchLink(b, {}, elsewhere)];
  for (const third of [await fetchLink(c), await fetchLink(c, {}, elsewhere)])
    expect([third.status, third.headers.get('retry-after')]).toEqual([429, '5']);
  // The same link resumes the same member's download.
  const again = await fetchLink(a, {}, elsewhere);
  expect(again.status).toBe(200);
  await expect(bytesOf(first)).rejects.toThrow();
  await Promise.all([again.body!.cancel(), second.body!.cancel()]);
  await until(async () => ((await fetchLink(c)).status === 200 ? true : undefined), 'room for another');
  await kill();
});

it('forgets the downloads of a process that was killed', async () => {
  const { url: elsewhere, kill } = await mortal();
  const done = await completed(shop, 1000);
  await enlarged(done, 150_000);
  const links = [await linkTo(ann, query(done, 'pdf')), await linkTo(ann, query(done, 'pdf'))];
  // Referenced until cancelled: Node cancels the body of an unreferenced answer, which would free its slot.
  const running = [await fetchLink(links[0]!, {}, elsewhere), await fetchLink(links[1]!, {}, elsewhere)];
  expect(running.map(({ status }) => status)).toEqual([200, 200]);
  const third = await linkTo(ann, query(done, 'csv'));
  await kill();
  expect((await fetchLink(third)).status).toBe(429);
  for (const one of running) await expect(bytesOf(one)).rejects.toThrow();
  await rows('UPDATE code_export SET held_until = held_until - INTERVAL 30 SECOND');
  expect((await fetchLink(third)).status).toBe(200);
});

it('sends a file that begins while the others renew their slots', async () => {
  const done = await completed(shop, 1000);
  await enlarged(done, 150_000);
  const running = await linkTo(ann, query(done, 'pdf'));
  const slow = await fetchLink(running);
  const renewed = async () =>
    (
      await rows<{ held_until: string }>('SELECT held_until FROM code_export WHERE id = ?', [
        running.export_id,
      ])
    )[0]!.held_until;
  const waits = async () =>
    (
      await rows<{ info: string }>(
        "SELECT info FROM information_schema.processlist WHERE info LIKE ? AND command = 'Query'",
        [`SELECT id FROM member%${ann.id}% FOR UPDATE`],
      )
    ).length > 0;
  const next = await linkTo(ann, query(done, 'csv'));
  // The second one waits for its slot while the first one's is renewed, every ten seconds.
  const busy = await api().db().getConnection();
  await busy.query('START TRANSACTION');
  await busy.query('SELECT id FROM member WHERE id = ? FOR UPDATE', [ann.id]);
  const coming = fetchLink(next);
  await until(async () => ((await waits()) ? true : undefined), 'the wait for a slot');
  const before = await renewed();
  await until(async () => ((await renewed()) > before ? true : undefined), 'the renewal');
  await busy.query('COMMIT');
  busy.release();
  const answer = await coming;
  expect(answer.status).toBe(200);
  expect(await bytesOf(answer)).toHaveLength(Number(answer.headers.get('content-length')));
  await slow.body!.cancel();
});
