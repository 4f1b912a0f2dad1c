import fc from 'fast-check';
import { formatFen, parseFen } from './money';

it.each([
  [0, '0.00'],
  [1, '0.01'],
  [99, '0.99'],
  [8008, '80.08'],
  [123_456, '1,234.56'],
  [100_000_000, '1,000,000.00'],
  [-1, '-0.01'],
  [-123_456, '-1,234.56'],
  [Number.MAX_SAFE_INTEGER, '90,071,992,547,409.91'],
])('%d fen are %s', (fen, text) => {
  expect(formatFen(fen)).toBe(text);
});

it.each([0.1, 1e21, NaN, Infinity, Number.MAX_SAFE_INTEGER + 1])('refuses %d', (fen) => {
  expect(() => formatFen(fen)).toThrow(RangeError);
});

it('loses nothing', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (fen) => {
      expect(BigInt(formatFen(fen).replace(/[.,]/g, ''))).toBe(BigInt(fen));
    }),
  );
});

it.each([
  ['1,234.5', 123_450],
  ['１２３４．５０', 123_450],
  [' ¥ 80.08 ', 8008],
  ['0', 0],
  ['7.', 700],
  ['9999999999.99', 999_999_999_999],
  ['10000000000', undefined],
  ['1.234', undefined],
  ['-1', undefined],
  ['1e3', undefined],
  ['.5', undefined],
  ['12a', undefined],
  ['', undefined],
])('reads %j as %j fen', (typed, fen) => {
  expect(parseFen(typed)).toBe(fen);
});

it('reads back what it wrote', () => {
  fc.assert(
    fc.property(fc.nat(), (fen) => {
      expect(parseFen(formatFen(fen))).toBe(fen);
    }),
  );
});
