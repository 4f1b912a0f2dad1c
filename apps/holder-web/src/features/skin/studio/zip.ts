import { namesOf } from './zip-names';

/** Most entries, bytes of a picture and of all of them, and bytes of the directory: beyond, an archive is refused unread. */
export const ZIP_LIMITS = {
  entries: 500,
  file: 2 * 1024 * 1024,
  total: 64 * 1024 * 1024,
  directory: 1024 * 1024,
};

export type ZipFault = 'broken' | 'encrypted' | 'large' | 'many' | 'overlap';
/** An archive that cannot be read as a whole. */
export class ZipError extends Error {
  constructor(readonly fault: ZipFault) {
    super(fault);
  }
}

interface ZipEntry {
  /** Its path as written, with `/`. */
  path: string;
  /** Bytes it claims to have. */
  size: number;
  /** Reads it, at most the bytes it claims; throws a ZipError when it is broken or has more. */
  read: () => Promise<Uint8Array<ArrayBuffer>>;
}

const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
const END_SIZE = 22;
const MOST_COMMENT = 0xffff;
/** Marks values that are in a ZIP64 field: archives of more than 4 GB. */
const BIG = 0xffffffff;

const CRC = Uint32Array.from({ length: 256 }, (_, at) => {
  let value = at;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});
function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = CRC[(sum ^ byte) & 0xff]! ^ (sum >>> 8);
  return (sum ^ 0xffffffff) >>> 0;
}

const viewOf = async (blob: Blob, from: number, to: number) =>
  new DataView(await blob.slice(from, to).arrayBuffer());

async function endOf(blob: Blob): Promise<{ count: number; at: number; size: number }> {
  const from = Math.max(0, blob.size - END_SIZE - MOST_COMMENT);
  const tail = await viewOf(blob, from, blob.size);
  for (let at = tail.byteLength - END_SIZE; at >= 0; at -= 1)
    if (tail.getUint32(at, true) === END) {
      const [count, size, start] = [
        tail.getUint16(at + 10, true),
        tail.getUint32(at + 12, true),
        tail.getUint32(at + 16, true),
      ];
      if (start === BIG || size > ZIP_LIMITS.directory) throw new ZipError('large');
      if (count > ZIP_LIMITS.entries) throw new ZipError('many');
      if (start + size > from + at) throw new ZipError('broken');
      return { count, at: start, size };
    }
  throw new ZipError('broken');
}

interface Listed {
  path: string;
  flags: number;
  method: number;
  crc: number;
  packed: number;
  size: number;
  at: number;
}

function listed(directory: DataView, count: number): Listed[] {
  const found: (Omit<Listed, 'path'> & { name: Uint8Array })[] = [];
  let at = 0;
  for (let left = count; left > 0; left -= 1) {
    if (at + 46 > directory.byteLength || directory.getUint32(at, true) !== CENTRAL)
      throw new ZipError('broken');
    const [name, extra, comment] = [28, 30, 32].map((offset) => directory.getUint16(at + offset, true)) as [
      number,
      number,
      number,
    ];
    if (at + 46 + name > directory.byteLength) throw new ZipError('broken');
    const flags = directory.getUint16(at + 8, true);
    found.push({
      name: new Uint8Array(directory.buffer, directory.byteOffset + at + 46, name),
      flags,
      method: directory.getUint16(at + 10, true),
      crc: directory.getUint32(at + 16, true),
      packed: directory.getUint32(at + 20, true),
      size: directory.getUint32(at + 24, true),
      at: directory.getUint32(at + 42, true),
    });
    at += 46 + name + extra + comment;
  }
  const names = namesOf(found.map(({ name }) => name));
  return found.map(({ name: _name, ...entry }, n) => ({ ...entry, path: names[n]!.replaceAll('\\', '/') }));
}

/** Reads at most `most` bytes of a stream; a stream that has more is broken off. */
async function bounded(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  most: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(most);
  let length = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    if (length + value.length > most) {
      await reader.cancel();
      throw new ZipError('broken');
    }
    bytes.set(value, length);
    length += value.length;
  }
  if (length !== most) throw new ZipError('broken');
  return bytes;
}

async function unpack(blob: Blob, { at, flags, method, packed, size, crc }: Listed) {
  if (flags & 1) throw new ZipError('encrypted');
  if (size > ZIP_LIMITS.file || packed > ZIP_LIMITS.file) throw new ZipError('large');
  if (method !== 0 && method !== 8) throw new ZipError('broken');
  const head = await viewOf(blob, at, at + 30);
  if (head.byteLength < 30 || head.getUint32(0, true) !== LOCAL) throw new ZipError('broken');
  const from = at + 30 + head.getUint16(26, true) + head.getUint16(28, true);
  const data = blob.slice(from, from + packed).stream() as ReadableStream<Uint8Array<ArrayBuffer>>;
  const plain = method === 0 ? data : data.pipeThrough(new DecompressionStream('deflate-raw'));
  const bytes = await bounded(plain, size).catch((error: unknown) => {
    throw error instanceof ZipError ? error : new ZipError('broken');
  });
  if (crc32(bytes) !== crc) throw new ZipError('broken');
  return bytes;
}

/**
 * The entries of a ZIP archive by its directory, read from the file part by part. Refuses what no ordinary archive has: too
 * many entries, entries that share bytes, more bytes in all than a skin can have. Inflating stops at the size an entry claims.
 */
export async function readZip(blob: Blob): Promise<ZipEntry[]> {
  const end = await endOf(blob);
  const entries = listed(await viewOf(blob, end.at, end.at + end.size), end.count);
  let claimed = 0;
  let before = 0;
  for (const { at, packed, size } of entries.toSorted((a, b) => a.at - b.at)) {
    claimed += size;
    if (at < before || at + packed > end.at) throw new ZipError(at < before ? 'overlap' : 'broken');
    before = at + 30 + packed;
  }
  if (claimed > ZIP_LIMITS.total) throw new ZipError('large');
  return entries
    .filter(({ path }) => !path.endsWith('/'))
    .map((entry) => ({ path: entry.path, size: entry.size, read: () => unpack(blob, entry) }));
}
