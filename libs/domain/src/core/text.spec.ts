import fc from 'fast-check';
import { formatCount } from './figures';
import { isName } from './names';
import {
  codePointLength,
  fill,
  fillAboutField,
  formatDay,
  formatNumber,
  formatLimit,
  languageOf,
  LANGUAGES,
  normalise,
} from './text';
import { isStorable, normaliseLine, visibleLength } from './wire-text';

const anyText = fc.string({ unit: 'grapheme' });

describe('a sentence about a field', () => {
  it('begins with a capital, whatever it begins with', () => {
    const args = { field: 'the name', max: 40 };
    expect(fillAboutField('{field}: at most {max} characters', args)).toBe('The name: at most 40 characters');
    expect(fillAboutField('Please enter {field}', args)).toBe('Please enter the name');
  });
});

describe('length', () => {
  it('counts code points after NFC', () => {
    expect(codePointLength('𠮷野家')).toBe(3);
    expect(codePointLength('e\u0301')).toBe(1);
    expect(codePointLength('')).toBe(0);
    expect(codePointLength('👨‍👩‍👧')).toBe(5);
  });

  it('is the same however a text was composed, and never beyond its UTF-16 length', () => {
    fc.assert(
      fc.property(anyText, (value) => {
        expect(codePointLength(value.normalize('NFD'))).toBe(codePointLength(value));
        expect(codePointLength(value)).toBeLessThanOrEqual(value.normalize('NFC').length);
      }),
    );
  });
});

it('counts what can be seen where a text has a least length', () => {
  expect(visibleLength('ten letters')).toBe(11);
  expect(visibleLength('十个字的说明文字写完')).toBe(10);
  for (const filled of ['ab\u200b\u200d\u200bc', 'a  \u3000 b', 'a\u0335\u0336b\u3164c', 'abc'])
    expect(visibleLength(filled)).toBe(3);
  fc.assert(
    fc.property(anyText, (value) => {
      expect(visibleLength(value)).toBeLessThanOrEqual(codePointLength(value));
    }),
  );
});

it('normalises once and for all', () => {
  expect(normalise('  a\r\nb\u3000')).toBe('a\nb');
  fc.assert(
    fc.property(anyText, (value) => {
      expect(normalise(normalise(value))).toBe(normalise(value));
    }),
  );
});

it('writes all ends of lines alike, and none in a line', () => {
  expect(normalise('a\r\nb\rc\vd\fe\u2028f\u2029g')).toBe('a\nb\nc\nd\ne\nf\ng');
  expect(normaliseLine(' a \r\n\n b\rc  d ')).toBe('a b c  d');
});

it.each([
  '\u200b\u200b',
  '\u202e\u202d',
  '\u200f',
  '\u3164',
  '\u2800 ',
  '\ufe0f',
  '\u0301',
  '\u{e0020}',
  '\u2063\n',
])('takes %j, of which nothing can be seen, for empty', (value) => {
  expect([normalise(value), normaliseLine(value)]).toEqual(['', '']);
});

it.each(['👨‍👩‍👧', '❤️', '1️⃣', 'नमस्ते', 'x\u0301', '\u200f\u05d0', '가', '。', 'ᠠ\u180b'])(
  'leaves %j as it is',
  (value) => {
    expect([normalise(value), normaliseLine(value)]).toEqual([value, value]);
  },
);

it('finds what cannot be stored', () => {
  for (const value of ['\ud800', 'a\udc00', '\ufffd', '\0', 'a\x07', '\x1b', '\x7f', '\x85'])
    expect({ value, stored: isStorable(value) }).toEqual({ value, stored: false });
  for (const value of ['𠮷', '🐰', '', 'a\tb\nc\r\n', '\v\f', '\u200b', '👨‍👩‍👧'])
    expect({ value, stored: isStorable(value) }).toEqual({ value, stored: true });
});

it.each([
  ['米奇1', true],
  ['Mickey2', true],
  ['𠮷野家', true],
  ['123', true],
  ['ab c', false],
  ['米奇a', false],
  ['米 奇', false],
  ['<b>', false],
  ['', false],
  ['Ｍ', false],
  ['１２', false],
  ['ミッキー', false],
  ['米奇\n', false],
])('takes %j as a name: %s', (value, expected) => {
  expect(isName(value)).toBe(expected);
});

describe('fill', () => {
  it('fills what it knows and leaves the rest to be seen', () => {
    expect(fill('{a} and {b}', { a: 1 })).toBe('1 and {b}');
    expect(fill('{a}', { a: '$& {a}' })).toBe('$& {a}');
    expect(fill('plain')).toBe('plain');
  });
});

it.each([
  ['zh-TW,zh;q=0.9', 'zh-TW'],
  ['zh-Hant-HK', 'zh-TW'],
  ['zh-MO', 'zh-TW'],
  ['zh', 'zh-CN'],
  ['zh-SG', 'zh-CN'],
  ['en-GB,en;q=0.5', 'en'],
  ['fr, en;q=0.2', 'en'],
  ['fr', undefined],
  ['zhx', undefined],
  ['english', undefined],
  ['', undefined],
  [undefined, undefined],
])('reads the language %j as %s', (header, expected) => {
  expect(languageOf(header)).toBe(expected);
});

describe('numbers in full and days', () => {
  it.each([
    [1000, '1,000'],
    [1_234_567, '1,234,567'],
  ])('%d', (value, shown) => {
    for (const language of LANGUAGES) expect(formatNumber(value, language)).toBe(shown);
  });

  it.each([
    ['2026-11-02', 'en', 'November 2, 2026'],
    ['2026-11-02', 'zh-CN', '2026年11月2日'],
    ['2026-11-02T00:00', 'en', '2026-11-02T00:00'],
    ['soon', 'zh-TW', 'soon'],
  ] as const)('%s in %s', (text, language, shown) => {
    expect(formatDay(text, language)).toBe(shown);
  });
});

describe('counts', () => {
  it.each([
    [999, '999', '999', '999'],
    [9999, '9,999', '9,999', '9,999'],
    [10_000, '1万', '1萬', '10K'],
    [12_345, '1.2万', '1.2萬', '12.3K'],
    [99_999_999, '9,999.9万', '9,999.9萬', '99.9M'],
    [100_000_000, '1亿', '1億', '100M'],
    [345_678_901, '3.4亿', '3.4億', '345.6M'],
    [1_000_000_000, '10亿', '10億', '1B'],
  ])('%d', (count, simplified, traditional, english) => {
    expect(formatCount(count, 'zh-CN')).toBe(simplified);
    expect(formatCount(count, 'zh-TW')).toBe(traditional);
    expect(formatCount(count, 'en')).toBe(english);
  });

  it('never promise more than there is', () => {
    fc.assert(
      fc.property(fc.nat(2 ** 31 - 1), (count) => {
        const shown = formatCount(count, 'zh-CN');
        const unit = shown.endsWith('亿') ? 1e8 : shown.endsWith('万') ? 1e4 : 1;
        const value = parseFloat(shown.replaceAll(',', '')) * unit;
        expect(value).toBeLessThanOrEqual(count + 1e-3);
        expect(value).toBeGreaterThan(count - unit / 10 - 1e-3);
      }),
    );
  });
});

it('says a size limit in K below 1024 KB and in M from there', () => {
  expect([10240, 1024, 200, 100].map((kb) => formatLimit(kb * 1024))).toEqual(['10M', '1M', '200K', '100K']);
});
