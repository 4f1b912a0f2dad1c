import { diffText, type DiffSegment } from './text-diff';

const read = (segments: readonly DiffSegment[]) =>
  segments
    .map(({ kind, text }) => ({ same: text, removed: `[-${text}]`, added: `[+${text}]` })[kind])
    .join('');
const side = (segments: readonly DiffSegment[], without: DiffSegment['kind']) =>
  segments
    .filter(({ kind }) => kind !== without)
    .map(({ text }) => text)
    .join('');

describe('diffText', () => {
  it.each([
    ['a quiet tea garden', 'a green tea house', 'a [-quiet][+green] tea [-garden][+house]'],
    ['same', 'same', 'same'],
    ['', 'new', '[+new]'],
    ['gone', '', '[-gone]'],
    ['a 😀 b', 'a 😁 b', 'a [-😀][+😁] b'],
    ['2026-11-12 18:00', '2026-11-28 18:00', '[-2026-11-12 18:00][+2026-11-28 18:00]'],
    ['自2026-01-01起', '自2026-01-31起', '自[-2026-01-01][+2026-01-31]起'],
    ['2026-01-0 1:2', '2026-01-0 3:2', '2026-01-0 [-1][+3]:2'],
  ])('tells %j from %j', (before, after, expected) => {
    expect(read(diffText(before, after))).toBe(expected);
  });

  it('finds words where none are spaced, and loses nothing', () => {
    const [before, after] = ['小狐狸住在茶园里，喜欢春天。', '小狐狸住在茶山里，喜欢秋天。'];
    const segments = diffText(before, after);
    expect(side(segments, 'added')).toBe(before);
    expect(side(segments, 'removed')).toBe(after);
    expect(segments[0]).toMatchObject({ kind: 'same' });
  });

  it('stays quick on two long texts without a common word', () => {
    const segments = diffText('甲 '.repeat(4000), '乙 '.repeat(4000));
    expect(side(segments, 'removed')).toBe('乙 '.repeat(4000));
  });
});
