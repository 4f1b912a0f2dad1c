/** The file of issued numbers is read once, and then only what was appended to it. */
import {
  appendFileSync,
  closeSync,
  mkdtempSync,
  openSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { IssuedNumbers } from './issued-numbers';

let folder: string;
let path: string;
let issued: IssuedNumbers;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ipw-numbers-'));
  path = join(folder, 'batch-numbers.jsonl');
  issued = new IssuedNumbers(path);
});
afterEach(() => rmSync(folder, { recursive: true }));

const AT = '2026-11-30T09:00:00.000Z';
const line = (number: number) => `${JSON.stringify({ at: AT, number })}\n`;
const known = (...numbers: number[]) => numbers.map((number) => issued.has(number));

it('reads what this and other processes appended, and not again what it has read', async () => {
  await issued.read();
  expect(issued.highest).toBe(0);
  await new IssuedNumbers(path).append({ number: 57 });
  await issued.append({ upto: 40 });
  await issued.read();
  expect(known(40, 41, 57)).toEqual([true, false, true]);
  // Were it read again, the first line would be another number.
  const file = openSync(path, 'r+');
  writeSync(file, line(58), 0);
  closeSync(file);
  await issued.append({ number: 43 });
  await Promise.all([issued.read(), issued.read()]);
  expect(known(40, 42, 43, 57, 58)).toEqual([true, false, true, true, false]);
  expect(issued.highest).toBe(57);
});

it('reads many lines, whose bytes come in parts', async () => {
  writeFileSync(path, Array.from({ length: 40_000 }, (_, at) => line(2 * at)).join(''));
  await issued.read();
  expect(known(0, 1, 39_998, 79_998, 79_999)).toEqual([true, false, true, true, false]);
  expect(issued.highest).toBe(79_998);
});

it('waits for the end of a line that is half there', async () => {
  const whole = line(7);
  writeFileSync(path, whole.slice(0, 20));
  await issued.read();
  expect(known(7)).toEqual([false]);
  appendFileSync(path, whole.slice(20, -1));
  await issued.read();
  expect(known(7)).toEqual([true]);
  appendFileSync(path, `\n${line(8)}`);
  await issued.read();
  expect(known(7, 8)).toEqual([true, true]);
});

it('reads a replaced file from its beginning, and forgets nothing', async () => {
  writeFileSync(path, line(7));
  await issued.read();
  writeFileSync(`${path}.part`, line(3) + line(9));
  renameSync(`${path}.part`, path);
  await issued.read();
  expect(known(3, 7, 9)).toEqual([true, true, true]);
  writeFileSync(path, line(2));
  await issued.read();
  expect(known(2, 7)).toEqual([true, true]);
});
