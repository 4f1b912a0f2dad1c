import fc from 'fast-check';
import { ulid } from './ulid';
import { id } from './wire';

it('is what the contract takes for an id', () => {
  for (let at = 0; at < 1000; at += 1) expect(id().safeParse(ulid()).success).toBe(true);
});

it('grows, even within a millisecond and when the clock goes back', () => {
  const now = Date.now() + 60_000;
  const made = Array.from({ length: 5000 }, (_, at) => ulid(now - (at % 3)));
  expect([...made].sort()).toEqual(made);
  expect(new Set(made).size).toBe(made.length);
});

it('begins with its time', () => {
  const later = Date.now() + 10 * 86_400_000;
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e12 }), (ahead) => {
      const [a, b] = [ulid(later + ahead), ulid(later + ahead + 1)];
      expect(a.slice(0, 10) <= b.slice(0, 10)).toBe(true);
    }),
  );
});
