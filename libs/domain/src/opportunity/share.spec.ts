import { holderPart } from './share';

it.each([
  [0, 0],
  [1, 1],
  [3, 2],
  [10_000_000, 5_000_000],
  [999_999_999_999, 500_000_000_000],
])('leaves the holder of a platform deal of %i fen with %i', (deal, part) => {
  expect(holderPart(deal, 'platform')).toBe(part);
});

it.each([0, 1, 10_000_000, 999_999_999_999])('takes nothing of %i fen from a private link', (deal) => {
  expect(holderPart(deal, 'private_link')).toBe(deal);
});
