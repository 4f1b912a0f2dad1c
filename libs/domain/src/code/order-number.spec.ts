import { newOrderNumber, orderNumberIn } from './order-number';

it('numbers an order by its day in Shanghai and five digits', () => {
  expect(newOrderNumber(new Date('2026-11-21T16:00:00Z'))).toMatch(/^261122-\d{5}$/);
  expect(newOrderNumber(new Date('2026-11-21T15:59:59Z'))).toMatch(/^261121-\d{5}$/);
});

it('tells nobody how many orders there are', () => {
  const at = new Date();
  expect(new Set(Array.from({ length: 20 }, () => newOrderNumber(at))).size).toBeGreaterThan(15);
});

it.each([
  ['26112248173', '261122-48173'],
  [' 261122 48173 ', '261122-48173'],
  ['２６１１２２－４８１７３', '261122-48173'],
  ['48173', '48173'],
  ['22-48', '22-48'],
  ['茶罐', undefined],
  ['%', undefined],
  ['', undefined],
])('reads %p as people type it', (typed, stored) => {
  expect(orderNumberIn(typed)).toBe(stored);
});
