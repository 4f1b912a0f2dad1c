import { quantityIn } from './quantity';

it.each([
  ['5000', '5000'],
  [' 5000 ', '5000'],
  ['5,000', '5000'],
  ['12，500', '12500'],
  ['1,250,000', '1250000'],
  ['5 000', '5000'],
  ['５０００', '5000'],
  ['５，０００', '5000'],
  ['0,500', '0500'],
])('reads %j as %s', (typed, sent) => {
  expect(quantityIn(typed)).toBe(sent);
});

it.each([
  '-1',
  '1.5',
  '1e3',
  '1.000',
  '5,00',
  '50,00',
  '5,0000',
  '1,000 000',
  '5000件',
  '5²',
  '一千',
  '１．５',
])('leaves %j to be refused', (typed) => {
  const sent = quantityIn(typed)!;
  expect(sent.replace(/\d/g, '')).not.toBe('');
});

it('sends nothing for an empty field', () => {
  expect([undefined, '', ' '].map(quantityIn)).toEqual([undefined, undefined, undefined]);
});
