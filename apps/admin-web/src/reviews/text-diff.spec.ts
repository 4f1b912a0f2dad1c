import { places, textChange } from './text-diff';

describe('textChange', () => {
  it.each([
    ['住在茶园里', '住在茶山里', { before: '住在茶', removed: '园', added: '山', after: '里' }],
    ['', 'new', { before: '', removed: '', added: 'new', after: '' }],
    ['aa', 'aaa', { before: 'aa', removed: '', added: 'a', after: '' }],
    ['same', 'same', { before: 'same', removed: '', added: '', after: '' }],
    ['a😀b', 'a😁b', { before: 'a', removed: '😀', added: '😁', after: 'b' }],
  ])('tells %j from %j', (from, to, expected) => {
    expect(textChange(from, to)).toEqual(expected);
  });
});

it('says where each of a list was and is', () => {
  expect([...places(['a', 'b', 'c'], ['c', 'a', 'd'])]).toEqual([
    ['a', { from: 1, to: 2 }],
    ['b', { from: 2, to: null }],
    ['c', { from: 3, to: 1 }],
    ['d', { from: null, to: 3 }],
  ]);
});
