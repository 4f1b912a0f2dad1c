import { phoneOf } from './phone';

describe('phoneOf', () => {
  it('takes spaces and dashes for what they are', () => {
    expect(phoneOf({ country: 'CN', phone_number: '138 0000-0001' })).toEqual({
      area_code: '86',
      phone_number: '13800000001',
    });
  });

  it('gives both countries of +1 their code, and an unknown one the mainland', () => {
    expect(phoneOf({ country: 'CA', phone_number: '1' }).area_code).toBe('1');
    expect(phoneOf({ country: 'US', phone_number: '1' }).area_code).toBe('1');
    expect(phoneOf({}).area_code).toBe('86');
  });

  it('has no number before one is typed', () => {
    expect(phoneOf({ country: 'CN', phone_number: ' ' }).phone_number).toBeUndefined();
  });
});
