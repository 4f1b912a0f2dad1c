import { mkdtemp, open, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { appendLine, diskFull, fullDiskLine, isDiskFull, replaceFile, unlessFull, writeAll } from './disk';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ipw-lines-'));
});
afterAll(() => rm(folder, { recursive: true }));

const thrownBy = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

it('adds a line after whatever is there', async () => {
  const path = join(folder, 'lines');
  await appendLine(path, 'one');
  await appendLine(path, 'two');
  expect(await readFile(path, 'utf8')).toBe('one\ntwo\n');
});

it('leaves half a line of a power cut to itself', async () => {
  const path = join(folder, 'cut');
  await writeFile(path, 'one\ntw');
  await appendLine(path, 'three');
  expect(await readFile(path, 'utf8')).toBe('one\ntw\nthree\n');
});

it('keeps every line of those that write at once', async () => {
  const path = join(folder, 'many');
  const lines = Array.from({ length: 40 }, (_, at) => `line ${String(at)}`);
  await writeFile(path, 'half');
  await Promise.all(lines.map((line) => appendLine(path, line)));
  const found = (await readFile(path, 'utf8')).split('\n').filter(Boolean);
  expect([...new Set(found)].sort()).toEqual(['half', ...lines].sort());
});

it('says that the disk is full', async () => {
  const file = await open('/dev/full', 'w');
  const error = await thrownBy(writeAll(file, Buffer.alloc(10)));
  await file.close();
  expect(isDiskFull(error)).toBe(true);
  expect(isDiskFull(diskFull())).toBe(true);
  expect([isDiskFull(new Error('x')), isDiskFull(undefined)]).toEqual([false, false]);
  expect(fullDiskLine(Object.assign(error as Error, { path: '/data/a' }))).toBe(
    'disk: /data/a cannot be written (ENOSPC): make room, then run it again',
  );
  expect(fullDiskLine(new Error('x'))).toBeUndefined();
  expect(() => unlessFull(error)).not.toThrow();
  expect(() => unlessFull(new Error('x'))).toThrow('x');
});

it('replaces a file whole, and leaves nothing of one that cannot be replaced', async () => {
  const path = join(folder, 'whole.json');
  await replaceFile(path, 'one');
  await Promise.all(['two', 'two'].map((text) => replaceFile(path, text)));
  expect(await readFile(path, 'utf8')).toBe('two');
  const before = await readdir(folder);
  // A folder of that name cannot be replaced.
  await symlink(folder, join(folder, 'again'));
  expect(await thrownBy(replaceFile(`${join(folder, 'again')}/`, 'x'))).toMatchObject({
    code: expect.any(String),
  });
  expect((await readdir(folder)).sort()).toEqual([...before, 'again'].sort());
});
