/** The text of a backup's anchors is written and read in pieces, and is the same as in backups made before. */
import { type Growth, growthIn, growthText } from './growth';
import { sourceOf } from './ascending';

const cutInto = (bytes: Buffer, size: number) =>
  sourceOf(
    Array.from({ length: Math.ceil(bytes.length / size) }, (_, n) =>
      bytes.subarray(n * size, (n + 1) * size),
    ),
  );
const grown = (name: string, from: number, bytes: Buffer, size: number): Growth => ({
  name,
  from,
  bytes: cutInto(bytes, size),
});

async function piecesOf(source: AsyncIterable<Buffer>): Promise<Buffer[]> {
  const pieces: Buffer[] = [];
  for await (const piece of source) pieces.push(piece);
  return pieces;
}
async function read(text: AsyncIterable<Buffer>) {
  const found: { name: string; from: number; bytes: Buffer }[] = [];
  for await (const { name, from, bytes } of growthIn(text))
    found.push({ name, from, bytes: Buffer.concat(await piecesOf(bytes)) });
  return found;
}

const FILES = [
  { name: 'audit-2026-11.jsonl', from: 0, bytes: Buffer.from('{"at":"x","number":1}\nхалф') },
  { name: 'batch-numbers.jsonl', from: 1234, bytes: Buffer.from('12345') },
  { name: 'erasures.jsonl', from: 7, bytes: Buffer.from('123456') },
];
/** As backups stored it before it was written in pieces. */
const BEFORE = JSON.stringify(
  Object.fromEntries(
    FILES.map(({ name, from, bytes }) => [name, { from, text: bytes.toString('base64') }] as const),
  ),
);

it.each([1, 2, 3, 5, 1000])('writes and reads the text of earlier backups, in pieces of %i', async (size) => {
  const written = growthText(FILES.map(({ name, from, bytes }) => grown(name, from, bytes, size)));
  expect(Buffer.concat(await piecesOf(written)).toString()).toBe(BEFORE);
  expect(await read(cutInto(Buffer.from(BEFORE), size))).toEqual(FILES);
});

it('holds 200,000 anchors in no piece larger than those of the files', async () => {
  const line = (number: number) =>
    `${JSON.stringify({ at: '2026-11-02T03:04:05.000Z', number, hash: 'a'.repeat(64) })}\n`;
  const lines = Array.from({ length: 200_000 }, (_, number) => line(number));
  async function* file() {
    for (let at = 0; at < lines.length; at += 500)
      yield await Promise.resolve(Buffer.from(lines.slice(at, at + 500).join('')));
  }
  let largest = 0;
  let count = 0;
  async function* watched(source: AsyncIterable<Buffer>) {
    for await (const piece of source) {
      largest = Math.max(largest, piece.length);
      yield piece;
    }
  }
  const text = watched(growthText([{ name: 'audit-2026-11.jsonl', from: 0, bytes: file() }]));
  for await (const { bytes } of growthIn(text))
    for await (const piece of watched(bytes)) count += piece.toString().split('\n').length - 1;
  expect(count).toBe(200_000);
  expect(largest).toBeLessThan(1 << 17);
});

it.each(['', '{', BEFORE.slice(0, -1), BEFORE.slice(0, 60), BEFORE.replace('"from"', '"to"'), `${BEFORE}"`])(
  'refuses another text: %#',
  async (text) => {
    await expect(read(cutInto(Buffer.from(text), 10))).rejects.toThrow(
      'backup: a file of anchors cannot be read',
    );
  },
);
