import { bestOf, marked, wordsIn } from './match';

const titled = (...titles: string[]) => titles.map((title) => ({ title }));
const titlesOf = (keyword: string, ...titles: string[]) =>
  bestOf(titled(...titles), keyword, 9).map(({ title }) => title);

it('needs every word, in any order, case and width', () => {
  expect(titlesOf('FOX lan', 'Lantern Fox', 'Lantern', 'fox')).toEqual(['Lantern Fox']);
  expect(titlesOf('ｆｏｘ', 'Fox')).toEqual(['Fox']);
  expect(titlesOf('图库', 'IP 图库', '公告')).toEqual(['IP 图库']);
});

it('puts what begins with the search first, then what contains it as a whole, then the rest', () => {
  expect(titlesOf('moon fox', 'fox moon', 'A moon fox', 'Moon fox', 'Moon Fox 2')).toEqual([
    'Moon fox',
    'Moon Fox 2',
    'A moon fox',
    'fox moon',
  ]);
});

it('reads each of ten thousand texts once', () => {
  const many = titled(...Array.from({ length: 10_000 }, (_, at) => `Lantern Fox ${String(at)}`));
  const textOf = jest.fn(({ title }: { title: string }) => title);
  expect(bestOf(many, 'fox 9999', 5, textOf)).toEqual([{ title: 'Lantern Fox 9999' }]);
  expect(textOf).toHaveBeenCalledTimes(many.length);
});

it.each([
  ['Lantern Fox', 'fox', ['Lantern ', 'Fox']],
  ['Foxfox', 'fox', ['', 'Foxfox']],
  ['山茶兔', '茶', ['山', '茶', '兔']],
  ['abc', 'ab bc', ['', 'abc']],
  ['abc', 'x', ['abc']],
  ['İstanbul', 'i', ['İstanbul']],
])('marks in %s what matches %s', (text, keyword, parts) => {
  expect(marked(text, wordsIn(keyword))).toEqual(parts);
});
