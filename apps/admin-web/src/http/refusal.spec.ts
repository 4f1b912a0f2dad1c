import { refusalOf } from './refusal';

describe('refusalOf', () => {
  it('makes one string of every field error, however deep', () => {
    const { body } = refusalOf(
      400,
      { code: 40001, message: 'no', errors: { a: 'x', b: ['y', 'z'], c: { d: 'w' } } },
      '',
    );
    expect(body.errors).toEqual({ a: 'x', b: 'y z', c: 'w' });
    expect(body.code).toBe(40001);
  });

  it.each([null, 'text', { message: '' }, []])('falls back for an answer like %j', (json) => {
    expect(refusalOf(502, json, 'try later').message).toBe('try later');
  });
});
