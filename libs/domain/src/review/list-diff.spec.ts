import { diffList } from './list-diff';

describe('diffList', () => {
  const fates = (before: string, after: string) =>
    diffList([...before], [...after]).map(({ id, fate }) => `${id} ${fate}`);
  it('says what was added, taken out and moved', () => {
    expect(fates('abef', 'eabd')).toEqual(['e moved', 'a same', 'b same', 'd added', 'f removed']);
  });
  it('moves nothing when something before it goes', () => {
    expect(fates('abc', 'bc')).toEqual(['b same', 'c same', 'a removed']);
  });
  it('moves one thing when one thing was moved', () => {
    expect(fates('abcde', 'eabcd').filter((line) => line.endsWith('moved'))).toEqual(['e moved']);
  });
});
