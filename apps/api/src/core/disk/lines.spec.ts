/** Files are read by lines without one string of all of it. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bytesOf, readLines } from './lines';

const folder = mkdtempSync(join(tmpdir(), 'lines-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

async function linesOf(path: string, from?: number, to?: number) {
  const groups: string[][] = [];
  for await (const group of readLines(bytesOf(path, from, to))) groups.push(group);
  return groups;
}

it('reads 200,000 lines in groups of a piece of the file', async () => {
  const path = join(folder, 'many');
  const lines = Array.from({ length: 200_000 }, (_, n) => `${String(n)} ${'山'.repeat(40)}`);
  writeFileSync(path, lines.map((line) => `${line}\n`).join(''));
  const groups = await linesOf(path);
  expect(groups.flat()).toEqual(lines);
  expect(Math.max(...groups.map((group) => group.join('\n').length))).toBeLessThan(1 << 17);
});

it('leaves out empty lines, keeps one without an end, and reads a part', async () => {
  const path = join(folder, 'few');
  writeFileSync(path, 'one\n\ntwo\nthree');
  expect((await linesOf(path)).flat()).toEqual(['one', 'two', 'three']);
  expect((await linesOf(path, 5, 9)).flat()).toEqual(['two']);
  expect(await linesOf(join(folder, 'missing'))).toEqual([]);
});
