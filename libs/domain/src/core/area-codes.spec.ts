import { AREA_CODES, maskName, maskPhone } from './area-codes';

describe('a phone on a screen', () => {
  it.each([
    ['13912345678', '1****5678'],
    ['91234567', '9****567'],
    ['612345678901234', '612****1234'],
    ['12345', '1****5'],
    ['123', '1****'],
    ['1', '****'],
    ['', ''],
  ])('%s is %s', (phone, masked) => {
    expect(maskPhone(phone)).toBe(masked);
  });

  it('never shows more than half of a number, however long', () => {
    for (let length = 1; length <= 20; length += 1) {
      const shown = maskPhone('7'.repeat(length)).replaceAll('*', '').length;
      expect(shown).toBeLessThanOrEqual(length / 2);
    }
  });
});

it('shows of a name its first character', () => {
  expect([maskName('顾小满'), maskName('𠮷野'), maskName('Ada Lovelace'), maskName('')]).toEqual([
    '顾**',
    '𠮷*',
    'A***',
    '',
  ]);
});

it('offers 29 area codes', () => {
  expect(AREA_CODES).toHaveLength(29);
});
