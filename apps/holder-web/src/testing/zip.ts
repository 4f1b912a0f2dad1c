/** ZIP archives for specs, written byte by byte, so that they can be broken in every way. */
import { crc32, deflateRawSync } from 'node:zlib';

export interface Packed {
  name: string | Buffer;
  data: Buffer;
  /** What the directory claims instead. */
  claims?: { size?: number; at?: number; crc?: number; flags?: number };
  stored?: boolean;
}

function record(
  size: number,
  ...fields: readonly (readonly [at: number, bytes: 2 | 4, value: number])[]
): Buffer {
  const made = Buffer.alloc(size);
  for (const [at, bytes, value] of fields) made.writeUIntLE(value, at, bytes);
  return made;
}

/** An archive of the entries. */
export function zip(entries: readonly Packed[]): Buffer {
  const [parts, directory]: [Buffer[], Buffer[]] = [[], []];
  let offset = 0;
  for (const { name, data, stored, claims = {} } of entries) {
    const path = Buffer.from(name);
    const packed = stored ? data : deflateRawSync(data);
    const method = stored ? 0 : 8;
    const crc = claims.crc ?? crc32(data);
    const flags = claims.flags ?? (typeof name === 'string' ? 0x800 : 0);
    const size = claims.size ?? data.length;
    const local = record(30, [0, 4, 0x04034b50], [8, 2, method], [26, 2, path.length]);
    parts.push(local, path, packed);
    directory.push(
      record(
        46,
        [0, 4, 0x02014b50],
        [8, 2, flags],
        [10, 2, method],
        [16, 4, crc],
        [20, 4, packed.length],
        [24, 4, size],
        [28, 2, path.length],
        [42, 4, claims.at ?? offset],
      ),
      path,
    );
    offset += local.length + path.length + packed.length;
  }
  const listed = Buffer.concat(directory);
  const count = Math.min(entries.length, 0xffff);
  const end = record(
    22,
    [0, 4, 0x06054b50],
    [8, 2, count],
    [10, 2, count],
    [12, 4, listed.length],
    [16, 4, offset],
  );
  return Buffer.concat([...parts, listed, end]);
}
