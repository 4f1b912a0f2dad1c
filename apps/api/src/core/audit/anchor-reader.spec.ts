/** Anchors are read beside the chain: all that count, in whatever order and file they stand. */
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AnchorReader } from './anchor-reader';

const folder = mkdtempSync(join(tmpdir(), 'anchors-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const hashOf = (number: number, mark = '0') => mark + String(number).padStart(63, '0');
const line = (number: number, hash = hashOf(number)) =>
  `${JSON.stringify({ at: '2026-11-02T03:04:05.000Z', number, hash })}\n`;
const file = (name: string, lines: string[]) => {
  const path = join(folder, name);
  writeFileSync(path, lines.join(''));
  return path;
};
const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => from + n);

it('gives each of 200,000 anchors of two months once', async () => {
  const paths = [
    file(
      'audit-2026-10.jsonl',
      numbers(1, 120_000).map((number) => line(number)),
    ),
    file(
      'audit-2026-11.jsonl',
      numbers(120_001, 200_000).map((number) => line(number)),
    ),
  ];
  const reader = await AnchorReader.open(paths, [], []);
  expect(reader.last).toBe(200_000);
  const wrong: number[] = [];
  for (let first = 1; first <= 200_000; first += 500) {
    await reader.load(first, first + 499);
    for (const number of numbers(first, first + 499)) {
      const found = reader.at(number);
      if (found.length !== 1 || found[0] !== hashOf(number)) wrong.push(number);
    }
  }
  expect(wrong).toEqual([]);
});

it('gives anchors out of order, of a copy and of the bucket, and skips half lines', async () => {
  const paths = [
    file('audit-2026-11.jsonl', [line(2), line(5), line(3), '{"at":"2026-11-02T0\n', line(9)]),
    file('audit-copy.jsonl', [line(3, hashOf(3, 'a')), line(4)]),
    file('audit-empty.jsonl', []),
  ];
  const restores = [{ at: '2026-11-02T03:04:05.000Z', number: 7 }];
  const locked = [{ number: 4, hash: hashOf(4, 'b') }];
  const reader = await AnchorReader.open(paths, locked, restores);
  const found: [number, number][] = [];
  for (const number of numbers(1, 10)) {
    await reader.load(number, number);
    found.push([number, reader.at(number).length]);
  }
  expect(found.filter(([, count]) => count > 0)).toEqual([
    [2, 1],
    [3, 2],
    [4, 2],
    [5, 1],
    [9, 1],
  ]);
  expect([reader.last, reader.restores]).toEqual([9, restores]);
});

it('leaves out what is appended while the chain is read', async () => {
  const path = file('audit-2026-12.jsonl', [line(1), line(2)]);
  const reader = await AnchorReader.open([path], [], []);
  appendFileSync(path, line(3));
  await reader.load(1, 3);
  expect([reader.last, reader.at(2), reader.at(3)]).toEqual([2, [hashOf(2)], []]);
});
