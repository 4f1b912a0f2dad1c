import { randomBytes } from 'node:crypto';
import { FileCipher, isSealed, SEAL_HEAD, sizeInside } from './file-cipher';

const key = () => randomBytes(32).toString('base64');
const field = { 1: key() };
const cipher = new FileCipher({ field });

async function all(buffers: AsyncIterable<Buffer>): Promise<Buffer> {
  const list: Buffer[] = [];
  for await (const buffer of buffers) list.push(buffer);
  return Buffer.concat(list);
}
const sealed = (plain: Buffer, place = 'a/b/whole') => all(cipher.seal(place, [plain]));
const opened = (bytes: Buffer, place = 'a/b/whole', by = cipher) =>
  all(by.open(place, bytes.subarray(0, SEAL_HEAD), [bytes.subarray(SEAL_HEAD)]));

it.each([0, 1, 65_535, 65_536, 65_537, 131_072, 300_001])('gives %i bytes back', async (size) => {
  const plain = randomBytes(size);
  const bytes = await sealed(plain);
  expect(isSealed(bytes.subarray(0, SEAL_HEAD))).toBe(true);
  expect(sizeInside(bytes.length)).toBe(size);
  expect((await opened(bytes)).equals(plain)).toBe(true);
  if (size > 8) expect(bytes.includes(plain.subarray(0, 8))).toBe(false);
});

it('reads whatever pieces the disk gives', async () => {
  const plain = randomBytes(200_000);
  const bytes = await sealed(plain);
  const buffers = Array.from({ length: Math.ceil(bytes.length / 1000) }, (_, at) =>
    bytes.subarray(at * 1000, at * 1000 + 1000),
  );
  const body = Buffer.concat(buffers).subarray(SEAL_HEAD);
  const again = cipher.open('a/b/whole', bytes.subarray(0, SEAL_HEAD), [
    ...[...Array(Math.ceil(body.length / 777)).keys()].map((at) => body.subarray(at * 777, at * 777 + 777)),
  ]);
  expect((await all(again)).equals(plain)).toBe(true);
});

it('refuses what was altered, moved, cut short, reordered or appended to', async () => {
  const bytes = await sealed(randomBytes(200_000));
  const chunk = 65_536 + 16;
  const [head, first, second, rest] = [
    bytes.subarray(0, SEAL_HEAD),
    bytes.subarray(SEAL_HEAD, SEAL_HEAD + chunk),
    bytes.subarray(SEAL_HEAD + chunk, SEAL_HEAD + 2 * chunk),
    bytes.subarray(SEAL_HEAD + 2 * chunk),
  ];
  const flipped = Buffer.from(bytes);
  flipped[SEAL_HEAD + 9]! ^= 1;
  for (const wrong of [
    flipped,
    Buffer.concat([head, first, second]),
    Buffer.concat([head, second, first, rest]),
    Buffer.concat([bytes, randomBytes(20)]),
    head,
  ])
    await expect(opened(wrong)).rejects.toThrow();
  await expect(opened(bytes, 'a/c/whole')).rejects.toThrow();
});

it('keeps reading what an older key sealed, and seals with the newest', async () => {
  const old = await sealed(Buffer.from('a paper'));
  const rotated = new FileCipher({ field: { ...field, 2: key() } });
  expect((await opened(old, 'a/b/whole', rotated)).toString()).toBe('a paper');
  const fresh = await all(rotated.seal('a/b/whole', [Buffer.from('a paper')]));
  await expect(opened(fresh)).rejects.toThrow('field key 2 is missing');
});
