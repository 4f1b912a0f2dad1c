import * as fc from 'fast-check';
import { DELIVERY_DAYS, FIRST_PRICES, type Quote, quoteFor } from './quote';

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

it.each([
  [100_000, 350_000],
  [100_001, 350_004],
  [100_002, 350_007],
])('rounds half a fen up: %i own labels cost %i fen', (quantity, fen) => {
  expect(quoteFor(custom, quantity, false).items[0]!.amount_fen).toBe(fen);
});

it('asks the plate fee once per design', () => {
  const plate = { key: 'plate', unit_fen: 500_000 };
  expect(quoteFor(custom, 100_000, false).items[1]).toMatchObject({ ...plate, amount_fen: 500_000 });
  const repeat = quoteFor(custom, 100_000, true, true);
  expect(repeat.items[1]).toMatchObject({ ...plate, amount_fen: 0, waived: 1, waived_for: 'repeat' });
  expect(repeat.total_fen).toBe(370_000);
});

it('says how soon labels come', () => {
  const days = (quote: Quote) => DELIVERY_DAYS[quote.delivery];
  expect(days(quoteFor(common, 1000, false))).toEqual({ from: 0, to: 2 });
  expect(days(quoteFor(custom, 100_000, false))).toEqual({ from: 10, to: 12 });
  expect(days(quoteFor(custom, 100_000, false, true))).toEqual({ from: 7, to: 10 });
});

it('waives the plate above 500,000, not at it', () => {
  expect(quoteFor(custom, 500_000, false).items[1]).toMatchObject({ amount_fen: 500_000, waived: 0 });
  expect(quoteFor(custom, 500_001, false).items[1]).toMatchObject({
    amount_fen: 0,
    waived: 1,
    waived_for: 'quantity',
  });
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
