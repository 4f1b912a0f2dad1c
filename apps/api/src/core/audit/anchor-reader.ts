import type { AuditRestore } from '@ipw/domain';
import { bytesOf, readLines } from '../disk/lines';

/** The end of the chain at one time. */
export interface Anchor {
  number: number;
  hash: string;
}

/** A file of anchors as it was when it was looked through: lines that are appended later are not read. */
interface AnchorFile {
  path: string;
  size: number;
  count: number;
  first: number;
  last: number;
}

type Groups = AsyncIterable<Anchor[]> | Iterable<readonly Anchor[]>;

/** Anchors ascending by number, in 44 bytes each. Asked for ascending numbers only. */
class AnchorTable {
  private readonly numbers: Float64Array;
  private readonly hashes: Buffer;
  private readonly order: Uint32Array;
  private next = 0;

  private constructor(count: number) {
    this.numbers = new Float64Array(count);
    this.hashes = Buffer.alloc(count * HASH);
    this.order = Uint32Array.from({ length: count }, (_, row) => row);
  }

  static async of(count: number, groups: Groups): Promise<AnchorTable> {
    const table = new AnchorTable(count);
    let row = 0;
    for await (const group of groups)
      for (const { number, hash } of group) {
        table.numbers[row] = number;
        table.hashes.write(hash, row * HASH, 'hex');
        row += 1;
      }
    // Two processes that chained at the same time may have written their lines in the other order.
    table.order.sort((one, other) => table.numbers[one]! - table.numbers[other]!);
    return table;
  }

  at(number: number): string[] {
    const found: string[] = [];
    for (; this.next < this.order.length; this.next += 1) {
      const row = this.order[this.next]!;
      if (this.numbers[row]! > number) break;
      if (this.numbers[row] === number) found.push(this.hashes.toString('hex', row * HASH, (row + 1) * HASH));
    }
    return found;
  }
}
/** Bytes of a hash. */
const HASH = 32;

/**
 * Anchors read beside the chain, which ascends as they do: a file is in memory from its first number to its last, so one
 * month at a time, of at most 540,000 anchors (one each five seconds) in 24 MB. Anchors in the bucket, one each fifteen
 * minutes, are 1.5 MB a year.
 */
export class AnchorReader {
  private readonly tables = new Map<AnchorFile | 'locked', AnchorTable>();

  private constructor(
    private readonly files: readonly AnchorFile[],
    /** The highest number with an anchor. */
    readonly last: number,
    readonly restores: AuditRestore[],
  ) {}

  static async open(
    paths: readonly string[],
    locked: readonly Anchor[],
    restores: AuditRestore[],
  ): Promise<AnchorReader> {
    const files: AnchorFile[] = [];
    for (const path of paths) files.push(await lookThrough(path));
    const last = [...files, ...locked.map(({ number }) => ({ last: number }))].reduce(
      (most, one) => Math.max(most, one.last),
      0,
    );
    const reader = new AnchorReader(files, last, restores);
    reader.tables.set('locked', await AnchorTable.of(locked.length, [locked]));
    return reader;
  }

  /** Makes `at` ready for these numbers. */
  async load(first: number, last: number): Promise<void> {
    for (const file of this.files) {
      if (file.last < first) this.tables.delete(file);
      else if (file.count > 0 && file.first <= last && !this.tables.has(file))
        this.tables.set(file, await AnchorTable.of(file.count, anchorsIn(file.path, file.size)));
    }
  }

  /** Hashes of all anchors at a number; numbers are asked for ascending, after `load`. */
  at(number: number): string[] {
    return [...this.tables.values()].flatMap((table) => table.at(number));
  }
}

async function lookThrough(path: string): Promise<AnchorFile> {
  const file: AnchorFile = { path, size: 0, count: 0, first: Infinity, last: 0 };
  const read = async function* () {
    for await (const piece of bytesOf(path)) {
      file.size += piece.length;
      yield piece;
    }
  };
  for await (const group of anchorsOf(read()))
    for (const { number } of group) {
      file.count += 1;
      file.first = Math.min(file.first, number);
      file.last = Math.max(file.last, number);
    }
  return file;
}

const anchorsIn = (path: string, size: number): AsyncGenerator<Anchor[]> => anchorsOf(bytesOf(path, 0, size));

async function* anchorsOf(bytes: AsyncIterable<Buffer>): AsyncGenerator<Anchor[]> {
  for await (const lines of readLines(bytes)) yield lines.flatMap(anchorOf);
}

/** A power cut may leave half a line at the end; it is skipped. */
function anchorOf(line: string): Anchor[] {
  const { number, hash } =
    /^\{"at":"[^"]+","number":(?<number>\d+),"hash":"(?<hash>[0-9a-f]{64})"\}$/.exec(line)?.groups ?? {};
  return number && hash ? [{ number: Number(number), hash }] : [];
}
