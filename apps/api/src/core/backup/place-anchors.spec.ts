/** A restore puts anchors of a backup to those that are there, and never removes a number or an erasure. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { placeAnchors } from './anchors';

let folder: string;
let stored: string;
let placed: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'place-'));
  [stored, placed] = [join(folder, 'stored'), join(folder, 'anchors')];
  for (const one of [stored, placed]) mkdirSync(one);
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const anchor = (number: number) => JSON.stringify({ at: '2026-11-02T03:04:05.000Z', number, hash: 'a' });
const write = (at: string, name: string, lines: string[]) => {
  writeFileSync(join(at, name), lines.map((line) => `${line}\n`).join(''));
};
const linesIn = (...path: string[]) =>
  readFileSync(join(...path), 'utf8')
    .trimEnd()
    .split('\n');
const apart = () => readdirSync(placed).filter((name) => name.startsWith('before-restore-'));

it('places 200,000 anchors of a month, and puts those of later lines apart', async () => {
  const all = Array.from({ length: 200_000 }, (_, n) => anchor(n + 1));
  write(stored, 'audit-2026-11.jsonl', all);
  // Half of them are there, and one that was written since.
  write(placed, 'audit-2026-11.jsonl', [...all.slice(0, 100_000), anchor(200_001)]);
  await placeAnchors(folder, stored, 150_000);
  expect(linesIn(placed, 'audit-2026-11.jsonl')).toEqual(all.slice(0, 150_000));
  const [name] = apart();
  expect(linesIn(placed, name!, 'audit-2026-11.jsonl')).toEqual([anchor(200_001), ...all.slice(150_000)]);
});

it('adds lines of numbers and erasures to those that are there, and lets numbers jump', async () => {
  const erasures = ['{"at":"x","member":"A"}', '{"at":"x","member":"B"}'];
  write(stored, 'erasures.jsonl', erasures);
  write(placed, 'erasures.jsonl', [erasures[1]!]);
  write(stored, 'batch-numbers.jsonl', [anchor(7), anchor(9)]);
  await placeAnchors(folder, stored, 0);
  expect(linesIn(placed, 'erasures.jsonl')).toEqual(erasures.toReversed());
  const numbers = linesIn(placed, 'batch-numbers.jsonl');
  expect(numbers.slice(0, 2)).toEqual([anchor(7), anchor(9)]);
  expect(JSON.parse(numbers[2]!)).toMatchObject({ upto: 1009 });
  expect(apart()).toEqual([]);
});
