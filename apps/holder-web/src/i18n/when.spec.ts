import { ago } from './when';

describe('ago', () => {
  const now = Date.parse('2026-03-01T12:00:00Z');
  const before = (seconds: number) => new Date(now - seconds * 1000).toISOString();

  it.each([
    ['zh-CN', '刚刚', '1 分钟前'],
    ['zh-TW', '剛剛', '1 分鐘前'],
    ['en', 'just now', '1 minute ago'],
  ] as const)('is no command under a minute: %s', (language, under, over) => {
    for (const seconds of [0, 1, 59]) expect(ago(before(seconds), language, now)).toBe(under);
    expect(ago(before(60), language, now)).toBe(over);
  });
});
