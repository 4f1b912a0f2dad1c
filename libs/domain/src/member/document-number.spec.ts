import fc from 'fast-check';
import { checkCharacter, documentKey, isDocumentNumber, maskDocument } from './document-number';
import { overseasAuthInput } from './member.schema';

const NOW = new Date('2026-06-01T00:00:00Z');
const whole = (digits: string) => digits + checkCharacter(digits);

it.each([
  ['330106199003074218', true],
  [whole('11010519491231002'), true],
  ['110105194912310021', false],
  ['33010619900307421', false],
  ['330106900307421', false],
  ['3301061990030742180', false],
  [whole('33010619900230421'), false],
  [whole('33010619901301421'), false],
  [whole('33010618000307421'), false],
  [whole('33010620260602421'), false],
  [whole('33010620260601421'), true],
  [whole('03010619900307421'), false],
  ['３３０１０６１９９００３０７４２１８', false],
  [' 330106199003074218', false],
  ['', false],
])('%s is %s', (number, expected) => {
  expect(isDocumentNumber(number, NOW)).toBe(expected);
});

it('takes a lower x for X', () => {
  expect(whole('11010519491231002')).toBe('11010519491231002X');
  expect(isDocumentNumber('11010519491231002x', NOW)).toBe(true);
});

const digits = fc
  .tuple(
    fc.integer({ min: 100_000, max: 999_999 }),
    fc.date({ min: new Date('1900-01-01'), max: new Date('2020-01-01'), noInvalidDate: true }),
    fc.nat(999),
  )
  .map(
    ([region, born, sequence]) =>
      `${String(region)}${born.toISOString().slice(0, 10).replaceAll('-', '')}${String(sequence).padStart(3, '0')}`,
  );

it('takes every number with its check character, and none with one digit mistyped', () => {
  fc.assert(
    fc.property(digits, fc.nat(16), fc.integer({ min: 1, max: 9 }), (number, at, by) => {
      const right = whole(number);
      expect(isDocumentNumber(right, NOW)).toBe(true);
      const wrong = right.slice(0, at) + String((Number(right[at]) + by) % 10) + right.slice(at + 1);
      expect(isDocumentNumber(wrong, NOW)).toBe(false);
    }),
  );
});

it('notices two neighbours swapped', () => {
  fc.assert(
    fc.property(digits, fc.nat(15), (number, at) => {
      const right = whole(number);
      const swapped = right.slice(0, at) + right[at + 1]! + right[at]! + right.slice(at + 2);
      fc.pre(swapped !== right);
      expect(isDocumentNumber(swapped, NOW)).toBe(false);
    }),
  );
});

it.each([
  'A123456(3)',
  'a1234563',
  'Ａ１２３４５６（３）',
  'A-123 456.3',
  'A123456 [3]',
  'A\u2010123\u2013456\u22123',
  'A·123。456・3',
])('compares %s as the document it is', (spelling) => {
  expect(documentKey(spelling)).toBe('A1234563');
});

it('compares other numbers as others', () => {
  expect(documentKey('A123456(4)')).not.toBe(documentKey('A123456(3)'));
  expect(documentKey('A1234/563')).not.toBe(documentKey('A1234563'));
});

it('takes no overseas number of marks only', () => {
  const taken = (value: string) => overseasAuthInput.shape.document_number.safeParse(value).success;
  expect(['A123456(3)', 'E-12', '(---)', '----'].map(taken)).toEqual([true, false, false, false]);
});

it('shows the ends only', () => {
  expect(maskDocument('330106199003074218')).toBe(`3${'*'.repeat(16)}8`);
  expect(maskDocument('')).toBe('');
});
