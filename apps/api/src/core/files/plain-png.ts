import { readFile, writeFile } from 'node:fs/promises';

/** Bytes of the signature, and of a chunk besides its data: length, type and checksum. */
const SIGNATURE = 8;
const FRAMING = 12;

/** Chunks that make the picture: its data, transparency and colours. All others are metadata. */
const PICTURE = ['IHDR', 'PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'IDAT', 'IEND'];

interface Chunk {
  type: string;
  bytes: Buffer;
}

/** The chunks of a PNG up to its end; what follows it, and what a broken length leads to, is left out. */
function* chunksOf(png: Buffer): Generator<Chunk> {
  for (let at = SIGNATURE; at + FRAMING <= png.length;) {
    const end = at + FRAMING + png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + 8);
    if (end > png.length) return;
    yield { type, bytes: png.subarray(at, end) };
    if (type === 'IEND') return;
    at = end;
  }
}

/** Copies a PNG without metadata: places, texts and what follows its end. The picture keeps its bytes, and the file never grows. */
export async function plainPng(path: string, to: string): Promise<void> {
  const png = await readFile(path);
  const kept = [...chunksOf(png)].filter(({ type }) => PICTURE.includes(type)).map(({ bytes }) => bytes);
  await writeFile(to, Buffer.concat([png.subarray(0, SIGNATURE), ...kept]));
}
