/** Valid files with reproducible changes: equal seeds make equal files. */
import sharp from 'sharp';
import { pdf } from './pdfs';
import { checkerboard, picture } from './pictures';

export const SECRET = 'camera 4711';
const HIDDEN = ['<script>alert(1)</script>', '<?php system(1); ?>', '/OpenAction 1 0 R', '/#4aavaScript (x)'];

/** Numbers from 0 to 1 from a seed (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

type Change = (bytes: Buffer, at: number, random: () => number) => Buffer;

const CHANGES: Change[] = [
  (bytes, _at, random) => {
    for (let times = 1 + Math.floor(random() * 8); times > 0; times -= 1)
      bytes[Math.floor(random() * bytes.length)] = Math.floor(random() * 256);
    return bytes;
  },
  (bytes, at) => bytes.subarray(0, at),
  (bytes, at) => Buffer.concat([bytes.subarray(0, at), bytes.subarray(Math.floor(at / 2))]),
  (bytes, at) => Buffer.concat([bytes.subarray(0, at), bytes.subarray(Math.min(at + 40, bytes.length))]),
  (bytes, at, random) => Buffer.concat([bytes.subarray(0, at), hidden(random), bytes.subarray(at)]),
  (bytes, _at, random) => Buffer.concat([bytes, hidden(random)]),
  (bytes, at) => bytes.fill(0xff, at, Math.min(at + 16, bytes.length)),
];
const hidden = (random: () => number) => Buffer.from(HIDDEN[Math.floor(random() * HIDDEN.length)]!);

/** Files to change, by usage. */
export async function originals(): Promise<
  { usage: 'case_image' | 'authorization_manual'; name: string; bytes: Buffer }[]
> {
  const exif = { IFD3: { GPSLatitude: '31/1 14/1 0/1', GPSLatitudeRef: 'N' }, IFD0: { Software: SECRET } };
  const tagged = sharp(await checkerboard('jpeg')).withExif(exif);
  const usage = 'case_image';
  const pictures = [
    { usage, name: 'a.jpg', bytes: await tagged.clone().jpeg().toBuffer() },
    { usage, name: 'a.png', bytes: await tagged.clone().png().toBuffer() },
    { usage, name: 'a.gif', bytes: await picture('gif') },
  ] as const;
  // Reading a document starts a process, so there is one document to nine pictures.
  return [
    ...pictures,
    ...pictures,
    ...pictures,
    {
      usage: 'authorization_manual',
      name: 'a.pdf',
      bytes: pdf({ entry: '/Lang (en)', text: 'How this IP may be used' }),
    },
  ];
}

/** A changed copy; about one in ten is unchanged. */
export function mutated(original: Buffer, seed: number): Buffer {
  const random = numbers(seed);
  if (random() < 0.1) return original;
  const change = CHANGES[Math.floor(random() * CHANGES.length)]!;
  return change(Buffer.from(original), Math.floor(random() * original.length), random);
}
