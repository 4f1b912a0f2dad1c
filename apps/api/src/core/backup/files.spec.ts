/** Lists of stored files are written, compared and read by lines, however many there are. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import promises, { rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { FolderBlobStore } from '../providers/folder';
import { joined, sourceOf } from './ascending';
import { putPart } from './box';
import { copyFiles, fileIdIn, type FileLine, linesIn, newFiles, newIds } from './files';
import { storedFiles, storeLines } from './files';
import type { Manifest } from './manifest';

const folder = mkdtempSync(join(tmpdir(), 'files-'));
const scratchFolder = join(folder, 'scratch');
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Says how much was written to it so far. */
class Watched extends FolderBlobStore {
  written = 0;
  largest = 0;
  override put(key: string, data: AsyncIterable<Buffer>): Promise<void> {
    const watch = async function* (this: Watched) {
      for await (const piece of data) {
        this.written += piece.length;
        this.largest = Math.max(this.largest, piece.length);
        yield piece;
      }
    };
    return super.put(key, watch.call(this));
  }
}

const store = new Watched(join(folder, 'store'));
const scratch = new Watched(scratchFolder);
const leftInScratch = () =>
  readdirSync(scratchFolder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());

const keyOf = (n: number) => `00/${String(n).padStart(26, '0')}/whole`;
const lineOf = (n: number, mark = ''): FileLine => ({
  key: keyOf(n),
  bytes: n,
  sha256: createHash('sha256')
    .update(`${String(n)}${mark}`)
    .digest('hex'),
});
const backup = (part: Manifest['files'], isBase = true) =>
  ({ base: isBase ? {} : null, files: part }) as Manifest;
const all = async <T>(source: AsyncIterable<T>) => {
  const found: T[] = [];
  for await (const one of source) found.push(one);
  return found;
};
const MANY = 200_000;

it('writes a list of 200,000 files while it is made, and reads it in pieces', async () => {
  let writtenMeanwhile = 0;
  async function* lines() {
    for (let n = 0; n < MANY; n += 1) {
      if (n === MANY - 1) writtenMeanwhile = scratch.written;
      yield await Promise.resolve(lineOf(n));
    }
  }
  const part = await storeLines(store, 'many', lines(), scratch);
  expect(writtenMeanwhile).toBeGreaterThan(part.bytes / 2);
  let n = 0;
  for await (const line of linesIn(store, [backup(part)], scratch)) {
    if (line.key !== keyOf(n)) break;
    n += 1;
  }
  expect(n).toBe(MANY);
  expect(Math.max(store.largest, scratch.largest)).toBeLessThan(1 << 18);
  expect(leftInScratch()).toEqual([]);
});

it('reads lists of earlier backups, and of one file the newest line', async () => {
  const earlier = [1, 3, 5].map((n) => `${JSON.stringify(lineOf(n))}\n`).join('');
  const base = await putPart(store, 'lists/earlier.jsonl.gz', [gzipSync(Buffer.from(earlier))]);
  const log = async (id: string, ...lines: FileLine[]) =>
    backup(await storeLines(store, id, sourceOf(lines), scratch), false);
  const chain = [
    await log('a', lineOf(2), lineOf(3, 'old')),
    backup(base),
    await log('b', lineOf(4), lineOf(5, 'new')),
    backup(null, false),
    await log('c', lineOf(0), lineOf(4, 'new')),
  ];
  expect(await all(linesIn(store, chain, scratch))).toEqual([
    lineOf(0),
    lineOf(1),
    lineOf(2),
    lineOf(3),
    lineOf(4, 'new'),
    lineOf(5, 'new'),
  ]);
});

it('refuses a list with one byte changed before it gives a line, also a long one', async () => {
  const part = await storeLines(
    store,
    'changed',
    sourceOf(Array.from({ length: 50_000 }, (_, n) => lineOf(n))),
    scratch,
  );
  const wrong = Buffer.concat(await all((await store.read(part.name))!.stream as AsyncIterable<Buffer>));
  wrong[wrong.length - 9]! ^= 1;
  await store.put(part.name, sourceOf([wrong]));
  const first = linesIn(store, [backup(part)], scratch).next();
  await expect(first).rejects.toThrow('backup: lists/changed.jsonl.gz is not what was stored');
  expect(leftInScratch()).toEqual([]);
});

it('copies what is neither known nor stored, and lists all that exist, in order', async () => {
  const from = new FolderBlobStore(join(folder, 'uploads'));
  const to = new FolderBlobStore(join(folder, 'backups'));
  const keys = [1, 2, 3].map(keyOf);
  for (const key of [...keys, 'exports/of/somebody']) await from.put(key, Buffer.from(key));
  // That of the second is of a run that was killed before its list.
  for (const key of keys) await to.put(`files/${key}.age`, Buffer.from('stored'));
  await to.put(`files/${keys[0]!}`, Buffer.from('something else'));
  const gone = { key: keyOf(4), size: 1, changed: new Date() };
  const known = [0, 1, 3].map((n) => ({ ...lineOf(n), bytes: keyOf(n).length }));
  const files = async function* () {
    yield* from.each();
    yield gone;
  };
  const copied = () =>
    all(copyFiles(from, to, 'nobody', files(), { known: sourceOf(known), stored: storedFiles(to) }));
  const lines = await copied();
  const sha256 = createHash('sha256').update(keys[1]!).digest('hex');
  expect(lines).toEqual([known[1], { key: keys[1], bytes: keys[1]!.length, sha256 }, known[2]]);

  // A known file whose copy is gone is copied again, here for somebody who cannot read it.
  await to.remove(`files/${keys[0]!}.age`);
  await expect(copied()).rejects.toThrow();
});

it('compares nothing in another order than that of the keys', async () => {
  const wrong = [lineOf(2), lineOf(1)];
  for (const [left, right] of [
    [wrong, []],
    [[lineOf(3)], wrong],
  ] as const)
    await expect(all(joined(sourceOf(left), sourceOf(right)))).rejects.toThrow(/not in the order of keys$/);
});

it('lists a folder in the order of its keys, one after the other', async () => {
  const some = new FolderBlobStore(join(folder, 'some'));
  for (const key of ['a/b/c', 'a-b/c', 'a.b', 'a/a', 'aa/b', 'b']) await some.put(key, Buffer.from(key));
  const listed = await some.list();
  expect(listed.map(({ key }) => key)).toEqual(['a-b/c', 'a.b', 'a/a', 'a/b/c', 'aa/b', 'b']);
  expect(await all(some.each())).toEqual(listed);
  expect((await all(some.each('a/'))).map(({ key }) => key)).toEqual(['a/a', 'a/b/c']);
  expect(await all(some.each('none/'))).toEqual([]);
});

it('fails at a file that is there and cannot be read, and leaves out only what is gone', async () => {
  const from = new FolderBlobStore(join(folder, 'unreadable'));
  for (const n of [1, 2]) await from.put(keyOf(n), Buffer.from(keyOf(n)));
  await rm(join(folder, 'unreadable', keyOf(1)));
  // Below a file nothing is.
  expect(await from.read(`${keyOf(2)}/whole`)).toBeUndefined();
  const listed = [1, 2].map((n) => ({ key: keyOf(n), size: 1 }));
  const copied = () =>
    all(
      copyFiles(from, store, 'nobody', sourceOf(listed), {
        known: sourceOf<FileLine>([]),
        stored: sourceOf(listed),
      }),
    );
  expect((await copied()).map(({ key }) => key)).toEqual([keyOf(2)]);
  await symlink('whole', join(folder, 'unreadable', keyOf(1)));
  await expect(copied()).rejects.toThrow('ELOOP');
  const stat = jest
    .spyOn(promises, 'stat')
    .mockRejectedValue(Object.assign(new Error('EIO'), { code: 'EIO' }));
  await expect(all(from.each())).rejects.toThrow('EIO');
  stat.mockRejectedValue(Object.assign(new Error('ENOENT'), { code: 'ENOENT' }));
  expect(await all(from.each())).toEqual([]);
  stat.mockRestore();
});

/** Counts how often it is listed, and how often at once. */
class Counting extends FolderBlobStore {
  listed = 0;
  most = 0;
  private running = 0;
  override async list(prefix: string) {
    this.listed += 1;
    this.most = Math.max(this.most, (this.running += 1));
    await turn();
    const found = await super.list(prefix);
    this.running -= 1;
    return found;
  }
}

it('lists of new files only those that no list names, several at a time', async () => {
  // Below the end of its id, as files are.
  const placed = (n: number) => keyOf(n).replace(/^00/, `0${String(n)}`);
  const from = new Counting(join(folder, 'fresh'));
  for (const n of [1, 2, 3, 4, 5, 6]) await from.put(placed(n), Buffer.from(placed(n)));
  // Stored before the file itself, whose line is not there yet.
  const small = placed(2).replace('whole', 't300');
  await from.put(small, Buffer.from(small));
  const sql = { rows: () => Promise.resolve([6, 1, 2, 3, 4, 5].map((n) => ({ id: fileIdIn(placed(n)) }))) };
  const ids = await newIds(sql as never, new Date());
  const found = await newFiles(from, ids, sourceOf([{ key: placed(1) }, { key: small }, { key: placed(6) }]));
  expect(found.map(({ key }) => key)).toEqual([small, ...[2, 3, 4, 5].map(placed)]);
  expect([from.most, from.listed]).toEqual([4, 4]);
});

it('writes a file whole that a full backup and one of the log copy at the same time', async () => {
  const place = join(folder, 'shared');
  const bytesOf = async function* (letter: string) {
    for (let n = 0; n < 20; n += 1) {
      yield Buffer.alloc(1000, letter);
      await turn();
    }
  };
  const store = new FolderBlobStore(place);
  await Promise.all(['a', 'b'].map((letter) => store.put(keyOf(1), bytesOf(letter))));
  const { stream } = (await store.read(keyOf(1)))!;
  const text = Buffer.concat(await all(stream as AsyncIterable<Buffer>)).toString();
  expect(text).toMatch(/^(a{20000}|b{20000})$/);
  // What a killed one leaves is removed after a day.
  const part = join(place, `${keyOf(2)}.0.part`);
  mkdirSync(dirname(part), { recursive: true });
  writeFileSync(part, 'half');
  const ends = (ms: number) => store.endUnfinished(new Date(Date.now() + ms), '00/');
  await ends(-60_000);
  expect(existsSync(part)).toBe(true);
  await ends(60_000);
  expect([existsSync(part), (await store.list()).length]).toEqual([false, 1]);
});
