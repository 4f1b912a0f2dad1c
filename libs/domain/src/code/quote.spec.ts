import * as fc from 'fast-check';
import { FIRST_PRICES, quoteFor } from './quote';

const [common, custom] = FIRST_PRICES as [(typeof FIRST_PRICES)[0], (typeof FIRST_PRICES)[0]];

it('prices general labels at 8 fen each', () => {
  expect(quoteFor(common, 1000, false).total_fen).toBe(8000);
  expect(quoteFor(common, 1001, false).total_fen).toBe(8008);
});

it('prices own labels at 3.5 fen each, with plate and sample', () => {
  const quote = quoteFor(custom, 100_000, true);
  expect(quote.items.map(({ key, amount_fen }) => [key, amount_fen])).toEqual([
    ['labels', 350_000],
    ['plate', 500_000],
    ['sample', 20_000],
  ]);
  expect(quote.total_fen).toBe(870_000);
});

it('waives the plate above 500,000, not at it', () => {
  expect(quoteFor(custom, 500_000, false).items[1]).toMatchObject({ amount_fen: 500_000, waived: 0 });
  expect(quoteFor(custom, 500_001, false).items[1]).toMatchObject({ amount_fen: 0, waived: 1 });
});

it('offers no sample of a general label', () => {
  expect(quoteFor(common, 1000, true)).toEqual(quoteFor(common, 1000, false));
});

it('always sums whole fen', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), fc.boolean(), (quantity, sample) => {
      const { items, total_fen } = quoteFor(custom, quantity, sample);
      expect(items.every(({ amount_fen }) => Number.isSafeInteger(amount_fen))).toBe(true);
      expect(total_fen).toBe(items.reduce((sum, { amount_fen }) => sum + amount_fen, 0));
    }),
  );
});
