import { locateContacts } from './contacts';

const found = (text: string) =>
  locateContacts(text).map(({ kind, text: written, sure }) => [kind, written, sure]);
const code = (point: number) => `U+${point.toString(16).toUpperCase().padStart(4, '0')}`;

describe('a phone number', () => {
  it.each(
    [
      0x07, 0x1b, 0x7f, 0x85, 0xad, 0x0301, 0x034f, 0x061c, 0x115f, 0x17b4, 0x180b, 0x180e, 0x200b, 0x200d,
      0x200f, 0x202a, 0x202e, 0x2060, 0x2063, 0x2066, 0x2069, 0x206a, 0x20dd, 0x3099, 0x3164, 0xfe0f, 0xfeff,
      0xffa0, 0xfff9, 0x1d173, 0xe0020, 0xe0100,
    ].map((point) => [code(point), String.fromCodePoint(point)]),
  )('is found with %s between its digits', (_name, hidden) => {
    const number = [...'13800138000'].join(hidden);
    expect(found(`请拨打 ${number}，谢谢`)).toEqual([['phone', number, true]]);
    expect(found([...'一三八〇〇一三八〇〇〇'].join(hidden))).toHaveLength(1);
  });

  it('is found with a blank of Braille between its digits', () => {
    expect(found([...'13800138000'].join('\u2800'))).toHaveLength(1);
  });

  it.each([
    ['Arabic', '١٣٨٠٠١٣٨٠٠٠'],
    ['Persian', '۱۳۸۰۰۱۳۸۰۰۰'],
    ['Devanagari', '१३८००१३८०००'],
    ['Bengali', '১৩৮০০১৩৮০০০'],
    ['Thai', '๑๓๘๐๐๑๓๘๐๐๐'],
    ['Mathematical', '𝟭𝟯𝟴𝟬𝟬𝟭𝟯𝟴𝟬𝟬𝟬'],
    ['Adlam', '𞥑𞥓𞥘𞥐𞥐𞥑𞥓𞥘𞥐𞥐𞥐'],
  ])('is found in %s digits', (_script, number) => {
    expect(found(`请拨打 ${number}。`)).toEqual([['phone', number, true]]);
  });

  it('is not put together across lines and tabs', () => {
    expect(found('尺寸\n1380\n\n0138\n\n000')).toEqual([]);
    expect(found('138\t\t0013\t\t8\n\n0\n\n0 0')).toEqual([]);
  });
});

it.each([
  ['w\u0435chat: brand_88', 'wechat'],
  ['W\u0415\u0421HAT: brand_88', 'wechat'],
  ['w\u00e9ch\u00e0t: brand_88', 'wechat'],
  ['v\u0445: brand_88', 'wechat'],
  ['\u03bd\u03c7: brand_88', 'wechat'],
  ['ᴡᴇᴄʜᴀᴛ: brand_88', 'wechat'],
  ['Teleg\u200bram: @brandlin', 'account'],
  ['lin@\u0435xample.\u0441\u03bfm', 'email'],
  ['www.\u0435x\u0430mple.com', 'link'],
])('reads letters that look Latin: %j', (text, kind) => {
  expect(found(`\ufeff可以 ${text}`)).toEqual([[kind, text, true]]);
});

it('reads digit words with hidden characters', () => {
  const number = 'one three eight zero zero one three eight zero zero zero'.replaceAll('o', 'o\u2060');
  expect(found(`is ${number}`)[0]).toEqual(['phone', number, false]);
});

it('says where in the original text', () => {
  const text = '\u{e0100}é的\u200b 电话 1\u03013\u200b800138000\u200b 。';
  const [span] = locateContacts(text);
  expect(
    text
      .slice(span!.at, span!.end)
      .replace(/\P{ASCII}/gu, '')
      .trim(),
  ).toBe('13800138000');
});

it.each([
  'Мы делаем детские товары, сорок восемь моделей',
  'Παιδικά προϊόντα, 12 χρώματα',
  '우리는 어린이 제품을 만듭니다, 3개 시리즈',
  'キャラクターのぬいぐるみ、全１２種',
  'Crème brûlée mugs, 3 café sizes, α 版本 2',
  '👨‍👩‍👧 家庭装 12 件，❤️ 主题',
  'أكواب للأطفال ١٢ لونًا',
])('leaves %j alone', (text) => {
  expect(found(text)).toEqual([]);
});
