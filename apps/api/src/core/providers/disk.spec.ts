import { mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { appendLine, isDiskFull, writeAll } from './disk';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ipw-lines-'));
});
afterAll(() => rm(folder, { recursive: true }));

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

it('says that the disk is full', async () => {
  const file = await open('/dev/full', 'w');
  const error: unknown = await writeAll(file, Buffer.alloc(10)).catch((thrown: unknown) => thrown);
  await file.close();
  expect(isDiskFull(error)).toBe(true);
  expect([isDiskFull(new Error('x')), isDiskFull(undefined)]).toEqual([false, false]);
});
