import { searchWords, serialIn } from './search-text';

it('splits at any spaces, reads full-width characters, and keeps the first five words', () => {
  expect(searchWords('  月台　猫 ＡＢ\tc ')).toEqual(['月台', '猫', 'AB', 'c']);
  expect(searchWords('a b c d e f')).toEqual(['a', 'b', 'c', 'd', 'e']);
});

it.each([
  ['42', { batch: undefined, serial: 42 }],
  ['000042', { batch: undefined, serial: 42 }],
  ['４２', { batch: undefined, serial: 42 }],
  ['7-42', { batch: 7, serial: 42 }],
  ['批次 7，第 42 枚', { batch: 7, serial: 42 }],
  ['Batch 7, no. 0', { batch: 7, serial: 0 }],
  ['4294967295', { batch: undefined, serial: 4_294_967_295 }],
])('reads the serial of %s', (typed, read) => {
  expect(serialIn(typed)).toEqual(read);
});

it.each(['月台猫', '', '1 2 3', '4294967296', '9'.repeat(40)])('finds none in %s', (typed) => {
  expect(serialIn(typed)).toBeUndefined();
});
