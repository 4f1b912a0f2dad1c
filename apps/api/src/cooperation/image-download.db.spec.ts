/** Downloads of granted pictures: for their recipient only, until they end, in the middle too; every one on record. */
import { createHash } from 'node:crypto';
import type { ImageLink, TracedCopy } from '@ipw/domain';
import request from 'supertest';
import sharp from 'sharp';
import { member, openFixtures } from '../../testing/fixtures';
import { decide, download, granted, large, linkTo, revoke, room, see, series } from '../../testing/images';
import { until } from '../../testing/outbox';
import { api, rows } from '../../testing/server';
import { watchImages } from '../../testing/services';
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
import { copyKey } from './image-copy.service';
import { filesCookie, upload } from '../../testing/uploads';

let brand: Brand;
let fox: { series_id: string; images: string[] };
beforeEach(async () => {
  await openThreads();
  brand = await openBrand();
  fox = await series();
});

const stored = async (id: string) =>
  Buffer.concat(
    (await (
      await openFixtures()
    ).storage
      .read(`${id.slice(-2).toLowerCase()}/${id}/whole`)
      .then(async (found) => found!.stream.toArray())) as Buffer[],
  );
const mine = () => ({ cookie: brand.cookie });

it('sends one marked copy, whole and in parts, and records each', async () => {
  const id = await granted(brand, fox);
  const [image] = fox.images;
  const link = await linkTo(brand, id, image!);
  const whole = await download(link.address, mine());
  expect(whole.status).toBe(200);
  expect(whole.headers.get('content-disposition')).toContain('attachment');
  expect(whole.headers.get('cache-control')).toContain('no-store');
  const bytes = Buffer.from(await whole.arrayBuffer());
  expect(bytes).toHaveLength(link.bytes);
  // No level of a colour is off by more than the invisible mark is deep.
  const pixels = (of: Buffer) => sharp(of).removeAlpha().raw().toBuffer();
  const [copy, original] = [await pixels(bytes), await pixels(await stored(image!))];
  expect(copy.equals(original)).toBe(false);
  expect(copy.every((value, at) => Math.abs(value - original[at]!) <= 3)).toBe(true);
  const head = await download(link.address, { ...mine(), range: 'bytes=0-99' });
  const rest = await download(link.address, { ...mine(), range: 'bytes=100-' });
  expect([head.status, rest.status]).toEqual([206, 206]);
  const joined = Buffer.concat([
    Buffer.from(await head.arrayBuffer()),
    Buffer.from(await rest.arrayBuffer()),
  ]);
  expect(joined.equals(bytes)).toBe(true);
  expect(rest.headers.get('content-range')).toBe(
    `bytes 100-${String(bytes.length - 1)}/${String(bytes.length)}`,
  );
  const seen = await until(async () => {
    const detail = await see(id);
    return detail.downloads_list.filter(({ complete }) => complete).length === 3 ? detail : undefined;
  }, 'three complete downloads');
  expect(seen).toMatchObject({ downloads: 3, images: [{ downloads: 3 }, { downloads: 0 }] });
  expect(seen.downloads_list.every(({ by }) => by === 'brand')).toBe(true);
  const lines = await rows(
    "SELECT id FROM audit_line WHERE subject = 'image_request' AND action = 'download'",
  );
  expect(lines).toHaveLength(2);
});

it('opens to nobody else: not another phone, not without one, not as another link, not after an hour', async () => {
  const id = await granted(brand, fox);
  const { address } = await linkTo(brand, id, fox.images[0]!);
  const other = await openBrand();
  expect((await download(address)).status).toBe(404);
  expect((await download(address, { cookie: other.cookie })).status).toBe(404);
  expect((await download(`/api/files/images/${'a'.repeat(43)}`, mine())).status).toBe(404);
  expect((await download('/api/files/images/..%2f..%2fetc', mine())).status).toBe(404);
  const [row] = await rows<{ token_hash: string }>('SELECT token_hash FROM image_link');
  const token = address.split('/').at(-1)!;
  expect(row!.token_hash).toBe(createHash('sha256').update(token).digest('hex'));
  expect((await brandCall('imageLink', other, { image_request_id: id, image_id: fox.images[0] })).code).toBe(
    40400,
  );
  await rows('UPDATE image_link SET expires_at = NOW(3) - INTERVAL 1 SECOND');
  expect((await download(address, mine())).status).toBe(404);
  const again = await linkTo(brand, id, fox.images[0]!);
  await rows('UPDATE cooperation SET link_number = link_number + 1 WHERE id = ?', [brand.id]);
  expect((await download(again.address, mine())).status).toBe(404);
});

it('ends with the grant: after revocation, the last day, the end of the cooperation; a refused picture has no link', async () => {
  const id = await granted(brand, fox);
  const [first, second] = fox.images as [string, string];
  const links = [await linkTo(brand, id, first), await linkTo(brand, id, second)] as const;
  await revoke(id, [first]);
  expect((await download(links[0].address, mine())).status).toBe(404);
  expect((await download(links[0].address, { ...mine(), range: 'bytes=10-' })).status).toBe(404);
  expect((await download(links[1].address, mine())).status).toBe(200);
  expect((await brandCall('imageLink', brand, { image_request_id: id, image_id: first })).code).toBe(40400);
  await rows('UPDATE image_request SET ends_at = NOW(3) - INTERVAL 1 SECOND WHERE id = ?', [id]);
  expect((await download(links[1].address, mine())).status).toBe(404);
  await rows('UPDATE image_request SET ends_at = NOW(3) + INTERVAL 1 DAY WHERE id = ?', [id]);
  await rows("UPDATE cooperation SET state = 'ended' WHERE id = ?", [brand.id]);
  expect((await download(links[1].address, mine())).status).toBe(404);
});

/** Reads the first chunk, then does something, then reads on. */
async function halfway(address: string, between: () => Promise<unknown>): Promise<number | Error> {
  const response = await download(address, mine());
  const reader = response.body!.getReader();
  let got = (await reader.read()).value!.length;
  await between();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return got;
      got += value.length;
    }
  } catch (error) {
    return error as Error;
  }
}

it.each([
  ['the grant is revoked', (id: string) => revoke(id)],
  ['the link expires', () => rows('UPDATE image_request SET ends_at = NOW(3) - INTERVAL 1 SECOND')],
])('breaks a half-finished download off when %s', async (_name, end) => {
  const big = await series({ pictures: [[await large(), 'large.png']] });
  const id = await granted(brand, big);
  // A copy whose download outlasts what sockets hold.
  const key = copyKey(id, big.images[0]!);
  const { storage } = await openFixtures();
  const bytes = Buffer.alloc(60_000_000, 7);
  await storage.put(key, bytes);
  const { address } = await linkTo(brand, id, big.images[0]!);
  const got = await halfway(address, async () => {
    await end(id);
    await new Promise((resolve) => setTimeout(resolve, 600));
  });
  expect(String(got)).toContain('terminated');
  await until(async () => {
    const [row] = await rows<{ sent_bytes: number; complete: number }>('SELECT * FROM image_download');
    return row && row.sent_bytes > 0 && row.sent_bytes < bytes.length && !row.complete ? row : undefined;
  }, 'the record of what was sent');
});

it('marks each copy where the holder wants it: same size and format, other pixels, made once, deleted with the grant', async () => {
  const id = await granted(brand, fox, { marked: 1 });
  const [png, jpeg] = fox.images as [string, string];
  for (const [image, format] of [
    [png, 'png'],
    [jpeg, 'jpeg'],
  ] as const) {
    const { address, bytes } = await linkTo(brand, id, image);
    const copy = Buffer.from(await (await download(address, mine())).arrayBuffer());
    expect(copy).toHaveLength(bytes);
    const [made, original] = [await sharp(copy).metadata(), await sharp(await stored(image)).metadata()];
    expect(made).toMatchObject({ format, width: original.width, height: original.height });
    const pixels = async (of: Buffer) => sharp(of).removeAlpha().raw().toBuffer();
    const [a, b] = [await pixels(copy), await pixels(await stored(image))];
    const changed = a.filter((value, at) => Math.abs(value - b[at]!) > 24).length / a.length;
    expect(changed).toBeGreaterThan(0.02);
    expect(changed).toBeLessThan(0.6);
    const again = await linkTo(brand, id, image);
    expect(Buffer.from(await (await download(again.address, mine())).arrayBuffer()).equals(copy)).toBe(true);
  }
  await revoke(id);
  for (const image of [png, jpeg]) await gone(copyKey(id, image));
});

/** Waits until nothing is stored by a key. */
const gone = (key: string) =>
  until(async () => {
    const found = await (await openFixtures()).storage.read(key);
    found?.stream.destroy();
    return found ? undefined : true;
  }, `no copy by ${key}`);

it('serves no copy from the time before the invisible mark, and removes it, too', async () => {
  const id = await granted(brand, fox);
  const [image] = fox.images as [string];
  const { storage } = await openFixtures();
  const before = copyKey(id, image).replace(/\.2$/, '');
  const unmarked = Buffer.alloc(500, 'unmarked');
  await storage.put(before, unmarked);
  const { address } = await linkTo(brand, id, image);
  const sent = Buffer.from(await (await download(address, mine())).arrayBuffer());
  expect(sent.equals(unmarked)).toBe(false);
  await rows(
    'UPDATE image_request SET remind_at = NOW(3), ends_at = NOW(3) - INTERVAL 1 SECOND WHERE id = ?',
    [id],
  );
  await watchImages();
  for (const key of [before, copyKey(id, image)]) await gone(key);
});

it('traces a found copy to its recipient, small and compressed again; what carries no mark, to nobody', async () => {
  const drawn = await sharp({
    create: {
      ...{ width: 900, height: 700, channels: 3, background: '#c9a86a' },
      noise: { type: 'gaussian', mean: 150, sigma: 20 },
    },
  })
    .png()
    .toBuffer();
  const tea = await series({ pictures: [[drawn, 'tea.png']] });
  const [image_id] = tea.images as [string];
  const other = await openBrand();
  const [mine_id, theirs] = [await granted(brand, tea), await granted(other, tea)];
  const { address } = await linkTo(other, theirs, image_id);
  const copy = Buffer.from(await (await download(address, { cookie: other.cookie })).arrayBuffer());
  const small = (of: Buffer) => sharp(of).resize(450).jpeg({ quality: 80 }).toBuffer();
  const trace = async (found: Buffer, who = ann) => {
    const { data } = await upload(who, 'found_copy', 'found.jpg', await small(found));
    const input = { image_request_id: mine_id, image_id, found: data.image_id };
    return holderCall<{ copy: TracedCopy | null }>('imageTrace', input);
  };
  const { copy_no } = (await see(theirs)).images[0]!;
  const named = { image_request_id: theirs, coop_no: other.link.coop_no, brand_name: '青禾文创', copy_no };
  expect((await trace(copy)).data).toEqual({ copy: named });
  await revoke(theirs);
  expect((await trace(copy)).data).toEqual({ copy: named });
  expect((await trace(drawn)).data).toEqual({ copy: null });
  // The found picture is the caller's own upload.
  expect((await trace(copy, await member())).code).toBe(40001);
  expect(await rows("SELECT id FROM audit_line WHERE action = 'trace'")).toHaveLength(3);
});

it('gives two recipients copies with other numbers', async () => {
  const other = await openBrand();
  const ids = [await granted(brand, fox, { marked: 1 }), await granted(other, fox, { marked: 1 })];
  const numbers = (await Promise.all(ids.map((id) => see(id)))).flatMap(({ images }) =>
    images.map((one) => one.copy_no),
  );
  expect(new Set(numbers).size).toBe(4);
  for (const number of numbers) expect(number).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
});

it('is downloaded by staff for a brand without a contact, in their session only', async () => {
  const lone = await openBrand(ip, { phone_number: '' });
  const on = {
    cooperation_id: lone.id,
    series_id: fox.series_id,
    purpose: '展览',
    used_in: '上海',
    until: '2027-01-01',
  };
  const post = (path: string, body: object) =>
    request(api().url)
      .post(`/api/admin/${path}`)
      .set('cookie', admin.cookie)
      .set('x-csrf-token', admin.csrf)
      .send(body);
  const { id } = (await post('image-requests', on)).body as { id: string };
  await decide(id, fox.images);
  const answer = await post(`image-requests/${id}/link`, { image_id: fox.images[0] });
  const { address } = answer.body as ImageLink;
  expect((await download(address)).status).toBe(404);
  expect((await download(address, mine())).status).toBe(404);
  const cookie = await filesCookie('staff', admin.id);
  expect((await download(address, { cookie })).status).toBe(200);
  await until(async () => (await see(id)).downloads_list.find(({ by }) => by === 'staff'), 'the record');
  // Once the brand has a contact, it downloads by its own link alone.
  await rows('UPDATE cooperation SET phone_hash = ? WHERE id = ?', ['a'.repeat(64), on.cooperation_id]);
  expect((await download(address, { cookie })).status).toBe(404);
  expect((await post(`image-requests/${id}/link`, { image_id: fox.images[0] })).status).toBe(409);
});

it('keeps pictures that were asked for when the series loses them', async () => {
  const id = await granted(brand, fox);
  const uses = await rows('SELECT file_id FROM file_use WHERE subject_id = ?', [id]);
  expect(uses).toHaveLength(2);
  expect((await room(brand)).list[0]!.images).toHaveLength(2);
});
