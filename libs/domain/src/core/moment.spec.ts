import { momentFormat, shanghaiMoment } from './moment';

it.each([
  ['zh-CN', '2026年11月22日 21:46', '2026年11月22日 21:46:07'],
  ['zh-TW', '2026年11月22日 21:46', '2026年11月22日 21:46:07'],
] as const)('moments have a 24-hour clock in Chinese: %s', (language, minute, second) => {
  const at = new Date('2026-11-22T21:46:07Z');
  expect(momentFormat(language, { timeZone: 'UTC' }).format(at)).toBe(minute);
  expect(momentFormat(language, { seconds: true, timeZone: 'UTC' }).format(at)).toBe(second);
});

it('names the moment in China, in the reader’s language', () => {
  const at = new Date('2026-11-22T21:46:07Z');
  expect(shanghaiMoment(at, 'zh-TW')).toBe('2026年11月23日 05:46');
  expect(shanghaiMoment(at, 'en')).toMatch(/^Nov 23, 2026, 5:46\sAM$/);
});
