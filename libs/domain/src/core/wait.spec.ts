import { clockWords, waitWords } from './wait';

it.each([
  [0.2, '1 second'],
  [1, '1 second'],
  [119, '119 seconds'],
  [120, '2 minutes'],
  [121, '3 minutes'],
  [7140, '119 minutes'],
  [7201, '3 hours'],
  [86_400, '24 hours'],
])('%d s is "%s"', (seconds, words) => {
  expect(waitWords('en', seconds)).toBe(words);
});

it.each([
  ['zh-CN', 30, '30 秒'],
  ['zh-CN', 900, '15 分钟'],
  ['zh-CN', 86_400, '24 小时'],
  ['zh-TW', 30, '30 秒'],
  ['zh-TW', 900, '15 分鐘'],
  ['zh-TW', 86_400, '24 小時'],
] as const)('in %s %d s is "%s", spaced like numbers in the texts around it', (language, seconds, words) => {
  expect(waitWords(language, seconds)).toBe(words);
});

it.each([
  [-1, '0:00'],
  [8.2, '0:09'],
  [849, '14:09'],
  [3723, '1:02:03'],
])('%d s counts down from %s', (seconds, words) => {
  expect(clockWords(seconds)).toBe(words);
});
