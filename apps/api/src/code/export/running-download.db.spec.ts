/** Downloads that run at the same time: how many a member has, in which process, and which is ended by another. */
import { mortal } from '../../../testing/another';
import { call, completed, openShop, type Shop } from '../../../testing/codes';
import { bytesOf, fetchFile, fetchLink, linkTo } from '../../../testing/downloads';
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

/** Whether a statement like this runs, or waits for a lock. */
const runs = async (like: string): Promise<boolean> =>
  (await rows("SELECT 1 FROM information_schema.processlist WHERE info LIKE ? AND command = 'Query'", [like]))
    .length > 0;

/** Does `work` while a transaction holds the locks of `statement`, then commits it. */
async function locked<T>(statement: string, id: string, work: () => Promise<T>): Promise<T> {
  const busy = await api().db().getConnection();
  try {
    await busy.query('START TRANSACTION');
    await busy.query(statement, [id]);
    return await work();
  } finally {
    await busy.query('COMMIT');
    busy.release();
  }
}

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
  const waits = () => runs(`SELECT id FROM member%${ann.id}% FOR UPDATE`);
  const next = await linkTo(ann, query(done, 'csv'));
  // The second one waits for its slot while the first one's is renewed, every ten seconds; the lock ends before the server's limit.
  await until(
    async () =>
      (
        await rows('SELECT id FROM code_export WHERE id = ? AND held_until < NOW(3) + INTERVAL 22 SECOND', [
          running.export_id,
        ])
      )[0],
    'the time shortly before a renewal',
  );
  const answer = await locked('SELECT id FROM member WHERE id = ? FOR UPDATE', ann.id, async () => {
    const coming = fetchLink(next);
    await until(async () => ((await waits()) ? true : undefined), 'the wait for a slot');
    const before = await renewed();
    await until(async () => ((await renewed()) > before ? true : undefined), 'the renewal');
    return { coming };
  });
  const sent = await answer.coming;
  expect(sent.status).toBe(200);
  expect(await bytesOf(sent)).toHaveLength(Number(sent.headers.get('content-length')));
  await slow.body!.cancel();
});

it('refuses a file whose codes are revoked before its first byte, as no file', async () => {
  const done = await completed(shop, 1000);
  await call('code/exportLink', ann, query(done, 'csv'));
  const [batch] = await rows<{ id: string }>('SELECT id FROM code_batch WHERE order_id = ?', [done]);
  const asked = await locked(
    'UPDATE code_batch SET version = version + 1 WHERE id = ?',
    batch!.id,
    async () => {
      const coming = fetchFile(ann, query(done, 'csv'));
      await until(
        async () => ((await runs(`UPDATE code_batch SET delivered_at%${batch!.id}%`)) ? true : undefined),
        'the start',
      );
      return { coming };
    },
  );
  const answer = await asked.coming;
  expect(await answer.json()).toMatchObject({ code: 40900 });
  expect(answer.headers.get('content-type')).toContain('application/json');
  for (const header of ['content-disposition', 'accept-ranges', 'etag'])
    expect([header, answer.headers.get(header)]).toEqual([header, null]);
});
