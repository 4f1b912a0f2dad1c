import { randomBytes } from 'node:crypto';
import { CodeCipher } from './code-cipher';
import { spaced } from './code-text';

const key = () => randomBytes(32).toString('base64');
const keys = { 1: key(), 2: key() };
const cipher = new CodeCipher(keys);
const codes = (version: number, batch: number, from: number, count: number): string[] => {
  const text = Buffer.alloc(count * 26);
  cipher.issue(version, batch, from, count, text);
  return Array.from({ length: count }, (_, n) => text.toString('latin1', n * 26, n * 26 + 26));
};

it('reads back what it made, under every key and at every edge', () => {
  for (const version of [1, 2])
    for (const batch of [1, 255, 65_536, 4_294_967_295])
      for (const serial of [0, 4095, 4096, 4_294_967_295])
        expect(cipher.read(codes(version, batch, serial, 1)[0]!)).toEqual({ version, batch, serial });
});

it('makes every code of a run different, across chunks', () => {
  const run = codes(2, 7, 0, 10_000);
  expect(new Set(run).size).toBe(10_000);
  expect(run.map((code) => cipher.read(code)?.serial)).toEqual(run.map((_, serial) => serial));
});

it('uses 26 characters of Crockford’s alphabet, readable in any spelling people use', () => {
  const [code] = codes(2, 7, 42, 1) as [string];
  expect(code).toMatch(/^[0-7][0-9A-HJKMNP-TV-Z]{25}$/);
  for (const spelling of [code.toLowerCase(), spaced(code), code.replaceAll('1', 'l').replaceAll('0', 'O')])
    expect(cipher.read(spelling)).toEqual({ version: 2, batch: 7, serial: 42 });
});

it.each([
  '',
  'HELLO',
  'U'.repeat(26),
  '8'.repeat(26),
  `${'0'.repeat(26)}0`,
  '汉'.repeat(26),
  '\0'.repeat(26),
])('reads %j as no code', (text) => {
  expect(cipher.read(text)).toBeUndefined();
});

it('does not read another installation’s codes', () => {
  const [code] = codes(2, 7, 42, 1) as [string];
  expect(new CodeCipher({ 1: key() }).read(code)).toBeUndefined();
});
