/** Export files of codes: streamed, resumed, usable once for the session that asked, and never with a revoked code. */
import { createHash } from 'node:crypto';
import { call, completed, decide, licensee, openShop, order, type Shop } from '../../../testing/codes';
import { bytesOf, fetchFile, fetchLink, type Link, linkTo } from '../../../testing/downloads';
import { type Caller, openFixtures, member } from '../../../testing/fixtures';
import { until } from '../../../testing/outbox';
import { api, rows } from '../../../testing/server';
import { plantOperator } from '../../db/seed/fixtures';
import { openKeys } from '../../core/keys';
import { CodeCipher } from '../engine/code-cipher';

const { url, dataDir } = api();

let shop: Shop;
let ann: Caller;
let ip_id: string;

beforeEach(async () => {
  shop = await openShop();
  ({ ann, ip_id } = shop);
});

const query = (order_id: string, format: string) => ({ ip_id, order_id, format });
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const stateOf = async ({ export_id }: Link) =>
  (
    await rows<{ state: string; sha256: string | null; sent: string }>(
      'SELECT * FROM code_export WHERE id = ?',
      [export_id],
    )
  )[0]!;

/** Enlarges a batch to a size no test order has. */
async function enlarged(order_id: string, quantity: number): Promise<void> {
  await call('code/exportLink', ann, query(order_id, 'csv'));
  await rows('UPDATE code_batch SET quantity = ? WHERE order_id = ?', [quantity, order_id]);
}
const batchMove = async (order_id: string, action: string, body: object) => {
  const [batch] = await rows<{ id: string; version: number }>('SELECT * FROM code_batch WHERE order_id = ?', [
    order_id,
  ]);
  const { status } = await decide(shop.admin, `batches/${batch!.id}/${action}`, {
    version: batch!.version,
    reason: '遗失',
    ...body,
  });
  expect(status).toBe(200);
};

/** Reads some bytes, then disconnects. */
async function broken(of: Link, least: number, headers = {}): Promise<Buffer> {
  const reader = (await fetchLink(of, headers)).body!.getReader();
  const parts: Uint8Array[] = [];
  for (let have = 0; have < least;) {
    const { value } = await reader.read();
    parts.push(value!);
    have += value!.length;
  }
  await reader.cancel();
  return Buffer.concat(parts);
}

it('streams the codes of a completed order, and nothing before', async () => {
  const { order_id } = (await call('code/orderCreate', ann, order(shop))).data;
  expect((await call('code/export', ann, query(order_id, 'csv'))).code).toBe(42010);
  expect((await call('code/exportList', ann, { ip_id, order_id })).code).toBe(42010);
  const done = await completed(shop, 1000);
  const before = (await call('code/exportList', ann, { ip_id, order_id: done })).data;
  expect(before).toMatchObject({ batch: null, count: 1000, list: [] });
  const answer = await fetchFile(ann, query(done, 'csv'));
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="labels-batch-\d+\.csv"$/);
  const bytes = await bytesOf(answer);
  expect(bytes).toHaveLength(Number(answer.headers.get('content-length')));
  const [head, ...lines] = bytes.toString().trimEnd().split('\r\n');
  expect(head).toBe('serial,code,url');
  expect(lines).toHaveLength(1000);
  const cipher = new CodeCipher(openKeys(dataDir).code);
  const [batch] = await rows<{ number: number; delivered_at: Date | null }>('SELECT * FROM code_batch');
  for (const [serial, line] of lines.entries()) {
    const [number, code, address] = line.split(',');
    expect(cipher.read(code!)).toMatchObject({ batch: batch!.number, serial });
    expect([Number(number), address]).toEqual([serial, `${url}/S/${code!}`.toUpperCase()]);
  }
  expect(batch!.delivered_at).not.toBeNull();
  // The printed address works, and a second scan of the same phone is recognised.
  const printed = lines[0]!.split(',')[2]!;
  const scan = await fetch(printed, { headers: { 'accept-language': 'en' } });
  const cookie = scan.headers.get('set-cookie')!;
  expect([scan.status, cookie]).toEqual([200, expect.stringContaining('Path=/;')]);
  const again = await fetch(printed, { headers: { 'accept-language': 'en', cookie: cookie.split(';')[0]! } });
  expect(await again.text()).toContain('So far only this device has checked it');
  const after = (await call('code/exportList', ann, { ip_id, order_id: done })).data;
  expect(after.list).toMatchObject([
    {
      format: 'csv',
      state: 'done',
      count: 1000,
      bytes: bytes.length,
      sent: bytes.length,
      sha256: sha256(bytes),
    },
  ]);
  expect(after.files).toEqual(before.files);
  expect(after.files[0].bytes).toBe(bytes.length);
  expect(
    await rows("SELECT action, actor_type FROM audit_line WHERE subject = 'code_export' ORDER BY id"),
  ).toEqual([
    { action: 'create', actor_type: 'member' },
    { action: 'start', actor_type: 'member' },
    { action: 'finish', actor_type: 'system' },
  ]);
});

it('holds the codes a merchant was given, once the request is handled', async () => {
  await completed(shop, 1000);
  const licensee_id = await licensee(shop);
  const { request_id } = (
    await call('code/useCreate', ann, { ip_id, goods_id: shop.goods_id, licensee_id, quantity: 10 })
  ).data;
  const wanted = { ip_id, request_id, format: 'csv' };
  expect((await call('code/export', ann, wanted)).code).toBe(40900);
  await decide(shop.admin, `code-requests/${request_id as string}/handle`, { version: 1 });
  const text = (await bytesOf(await fetchLink(await linkTo(ann, wanted)))).toString();
  expect(text.trimEnd().split('\r\n')).toHaveLength(11);
});

it('gives a link that works once, for the member it was given to', async () => {
  const done = await completed(shop, 1000);
  const one = await linkTo(ann, query(done, 'csv'));
  const ben = await member();
  const operator = await member();
  await plantOperator((await openFixtures()).db, ip_id, operator.id, 2);
  const theirs = await linkTo(operator, query(done, 'csv'));
  const status = async (cookie: string, headers = {}) =>
    (await fetchLink({ ...one, cookie }, headers)).status;
  expect(await status('')).toBe(404);
  expect(await status(theirs.cookie)).toBe(404);
  expect(await status(one.cookie.slice(0, -1))).toBe(404);
  expect(await status('', { authorization: `Bearer ${ben.token}` })).toBe(404);
  expect((await call('code/exportLink', ben, query(done, 'csv'))).code).toBe(40300);
  // A part does not use up the file.
  expect((await bytesOf(await fetchLink(one, { range: 'bytes=0-99' }))).length).toBe(100);
  const first = await bytesOf(await fetchLink(one));
  expect(await stateOf(one)).toMatchObject({ state: 'done', sha256: sha256(first) });
  expect(await status(one.cookie)).toBe(404);
  expect(await status(one.cookie, { range: 'bytes=0-' })).toBe(404);
  // The end can be fetched again, because the server cannot know what arrived.
  const tail = await fetchLink(one, { range: 'bytes=500-' });
  expect(tail.status).toBe(206);
  expect((await bytesOf(tail)).equals(first.subarray(500))).toBe(true);
  await rows('UPDATE code_export SET finished_at = NOW(3) - INTERVAL 1 HOUR');
  expect(await status(one.cookie, { range: 'bytes=500-' })).toBe(404);
  await rows('UPDATE code_export SET expires_at = NOW(3) - INTERVAL 1 SECOND');
  expect((await fetchLink(theirs)).status).toBe(404);
  const left = await linkTo(ann, query(done, 'csv'));
  await call('member/logout', ann);
  expect((await fetchLink(left)).status).toBe(404);
});

// More bytes than buffers between server and client hold, so that the server notices the disconnect.
it.each([
  ['csv', 500_000],
  ['pdf', 80_000],
])(
  'takes a %s up where it broke off, byte for byte',
  async (format, quantity) => {
    const done = await completed(shop, 1000);
    await enlarged(done, quantity);
    const whole = await bytesOf(await fetchLink(await linkTo(ann, query(done, format))));
    const one = await linkTo(ann, query(done, format));
    const start = await broken(one, 2_000_000);
    const etag = (await fetchLink(one, { range: `bytes=${String(one.bytes)}-` })).headers.get('etag')!;
    const part = await fetchLink(one, { range: 'bytes=1000000-1999999' });
    expect([part.status, part.headers.get('content-range')]).toEqual([
      206,
      `bytes 1000000-1999999/${String(one.bytes)}`,
    ]);
    expect((await bytesOf(part)).equals(whole.subarray(1_000_000, 2_000_000))).toBe(true);
    expect((await stateOf(one)).state).toBe('running');
    const rest = await fetchLink(one, { range: `bytes=${String(start.length)}-`, 'if-range': etag });
    expect(rest.status).toBe(206);
    const joined = Buffer.concat([start, await bytesOf(rest)]);
    expect(joined.equals(whole)).toBe(true);
    expect(await stateOf(one)).toMatchObject({ state: 'done', sha256: sha256(whole), sent: one.bytes });
    const past = await fetchLink(one, { range: `bytes=${String(one.bytes)}-` });
    expect(past.status).toBe(416);
  },
  60_000,
);

it('leaves out revoked codes, and refuses suspended batches', async () => {
  const done = await completed(shop, 1000);
  await linkTo(ann, query(done, 'csv'));
  await batchMove(done, 'revoke_range', { from: 5, to: 9 });
  const text = (await bytesOf(await fetchLink(await linkTo(ann, query(done, 'csv'))))).toString();
  const serials = text
    .trimEnd()
    .split('\r\n')
    .slice(1)
    .map((line) => Number(line.split(',')[0]));
  expect(serials).toEqual(Array.from({ length: 1000 }, (_, n) => n).filter((n) => n < 5 || n > 9));
  expect((await call('code/exportList', ann, { ip_id, order_id: done })).data).toMatchObject({
    count: 995,
    batch: { revoked: 5 },
  });
  await batchMove(done, 'suspend', {});
  const refused = await call('code/export', ann, query(done, 'csv'));
  expect([refused.code, refused.data.state]).toEqual([40900, 'suspended']);
  expect((await call('code/exportList', ann, { ip_id, order_id: done })).data).toMatchObject({
    files: null,
    batch: { state: 'suspended' },
  });
});

it.each([
  ['a code', 'revoke_range', { from: 149_000, to: 149_999 }, { count: 149_000 }],
  ['its batch', 'revoke', {}, { files: null, batch: { state: 'revoked' } }],
])(
  'breaks off for good when %s is revoked on the way',
  async (_, action, range, left) => {
    const done = await completed(shop, 1000);
    await enlarged(done, 150_000);
    const one = await linkTo(ann, query(done, 'pdf'));
    const answer = await fetchLink(one);
    const reader = answer.body!.getReader();
    await reader.read();
    await batchMove(done, action, range);
    let got = 0;
    const end = (async () => {
      for (;;) {
        const { done: over, value } = await reader.read();
        if (over) return 'whole';
        got += value.length;
      }
    })();
    await expect(end).rejects.toThrow();
    expect(got).toBeLessThan(one.bytes);
    await until(
      async () => ((await stateOf(one)).state === 'stopped' ? true : undefined),
      'the end of the export',
    );
    const again = await fetchLink(one, { range: `bytes=${String(got)}-` });
    expect(again.status).toBe(409);
    expect((await call('code/exportList', ann, { ip_id, order_id: done })).data).toMatchObject(left);
  },
  60_000,
);
