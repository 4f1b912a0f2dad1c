/** Pictures and documents for specs: valid ones and disguised ones. */
import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

type Format = 'png' | 'jpeg' | 'gif';

const write = (pixels: Sharp, format: Format): Promise<Buffer> =>
  (format === 'jpeg' ? pixels.jpeg() : pixels.toFormat(format)).toBuffer();

const cache = new Map<string, Promise<Buffer>>();
const once = (key: string, make: () => Promise<Buffer>): Promise<Buffer> => {
  const found = cache.get(key) ?? make();
  cache.set(key, found);
  return found;
};

/** A plain picture. */
export const picture = (format: Format, { width, height } = { width: 40, height: 30 }): Promise<Buffer> =>
  once(`${format} ${String(width)} ${String(height)}`, () =>
    write(sharp({ create: { width, height, channels: 3, background: '#b4322a' } }), format),
  );

/** A picture that compresses badly. */
export const checkerboard = (format: Format): Promise<Buffer> =>
  once(`board ${format}`, () => {
    const pixels = Buffer.from(Array.from({ length: 120 * 90 * 3 }, (_, at) => (at * 7919) % 256));
    return write(sharp(pixels, { raw: { width: 120, height: 90, channels: 3 } }), format);
  });

/** A chunk of a PNG. */
function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A picture of exactly this size, padded with private data of its format. */
export async function exact(format: 'png' | 'jpeg', bytes: number): Promise<Buffer> {
  const small = await picture(format);
  const room = bytes - small.length;
  if (format === 'png') {
    const [head, end] = [small.subarray(0, -12), small.subarray(-12)];
    return Buffer.concat([head, chunk('prVt', Buffer.alloc(room - 12)), end]);
  }
  const comments: Buffer[] = [];
  for (let left = room; left > 0;) {
    // A comment has a header of 4 bytes and at most 65,533 bytes of text; the rest must be large enough for a header.
    const size = Math.min(left > 65_537 && left < 65_541 ? 65_000 : left, 65_537);
    const head = Buffer.from([0xff, 0xfe, (size - 2) >> 8, (size - 2) & 0xff]);
    comments.push(head, Buffer.alloc(size - 4, 0x20));
    left -= size;
  }
  return Buffer.concat([small.subarray(0, 2), ...comments, small.subarray(2)]);
}

/** A PNG of one bit a pixel: few bytes, very many pixels. */
export function pixelBomb(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head[8] = 1;
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(height * (1 + Math.ceil(width / 8))))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A GIF of small frames, each different. */
export const manyFrames = (frames: number): Promise<Buffer> =>
  once(`frames ${String(frames)}`, () => {
    const size = 8;
    const pixels = Buffer.alloc(size * size * 3 * frames);
    for (let at = 0; at < frames; at += 1)
      pixels.fill(at % 256, at * size * size * 3, (at + 1) * size * size * 3 - 3 * (at % 61));
    return sharp(pixels, { raw: { width: size, height: size * frames, channels: 3, pageHeight: size } })
      .gif()
      .toBuffer();
  });

/** A GIF of 2 KB that takes seconds: a hundred frames of 700 × 700 with one drawn pixel each. */
export function slowGif(): Buffer {
  const screen = Buffer.from('GIF89a\xbc\x02\xbc\x02\x80\0\0\0\0\0\xff\xff\xff', 'latin1');
  const frame = Buffer.from('!\xf9\x04\0\x01\0\0\0,\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0', 'latin1');
  return Buffer.concat([screen, ...Array<Buffer>(100).fill(frame), Buffer.from(';')]);
}
