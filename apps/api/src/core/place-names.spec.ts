import { homeName, placeName, storedPlaces } from './place-names';

it.each([
  ['浙江 杭州', 'en', 'Hangzhou, Zhejiang'],
  ['廣東', 'en', '廣東'],
  ['广东 广州', 'zh-TW', '廣東 廣州'],
  ['上海', 'en', 'Shanghai'],
  ['浙江 杭州', 'zh-CN', '浙江 杭州'],
  ['Mars', 'zh-TW', 'Mars'],
  [null, 'en', null],
] as const)('names %s in %s: %s', (stored, language, shown) => {
  expect(placeName(stored, language)).toBe(shown);
});

it('finds the stored places of a name in any language, and keeps what it does not know', () => {
  expect(storedPlaces('hangzhou, Zhejiang')).toEqual(['hangzhou, Zhejiang', '浙江 杭州']);
  expect(storedPlaces('廣東 廣州')).toEqual(['廣東 廣州', '广东 广州']);
  expect(storedPlaces('Suzhou')).toEqual(['Suzhou', '苏州', '宿州']);
  expect(storedPlaces('Mars')).toEqual(['Mars']);
});

it.each([
  ['浙江 杭州', 'en', 'Zhejiang Hangzhou'],
  ['Zhejiang Hangzhou', 'zh-TW', '浙江 杭州'],
  ['廣東 深圳', 'zh-CN', '广东 深圳'],
  ['新加坡', 'en', 'Singapore'],
  ['上海', 'en', 'Shanghai'],
  ['Mars', 'zh-CN', 'Mars'],
] as const)('names the home %s in %s: %s', (stored, language, shown) => {
  expect(homeName(stored, language)).toBe(shown);
});
