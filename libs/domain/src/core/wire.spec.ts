import fc from 'fast-check';
import * as z from 'zod/mini';
import { sharedEn } from '../i18n/shared.en';
import {
  agree,
  choice,
  day,
  fieldErrors,
  instant,
  file,
  files,
  id,
  int,
  line,
  list,
  naming,
  optionalLine,
  optionalText,
  orNothing,
  reference,
  text,
} from './wire';

const ID = '01ARZ3NDEKTSV4RRFFQ69G5FAV';
const read = (schema: z.ZodMiniType, value: unknown): unknown => {
  const parsed = z.strictObject({ x: schema }).safeParse(value === undefined ? {} : { x: value });
  return parsed.success
    ? (parsed.data as { x: unknown }).x
    : fieldErrors(parsed.error.issues, { x: value })[0]!.rule.toUpperCase();
};

const errorsOf = (schema: z.ZodMiniType, input: unknown) => {
  const parsed = schema.safeParse(input);
  return parsed.success ? [] : fieldErrors(parsed.error.issues, input);
};
const namesOf = (errors: ReturnType<typeof errorsOf>) => errors.map(({ field, rule }) => `${field} ${rule}`);

describe('a whole number', () => {
  it.each([
    [3, 3],
    ['3', 3],
    ['0', 0],
    ['-1', 'MIN'],
    ['1e3', 'INTEGER'],
    ['0x3E8', 'INTEGER'],
    ['1,000', 'INTEGER'],
    ['1000.0', 'INTEGER'],
    ['１０００', 'INTEGER'],
    [' 1000', 'INTEGER'],
    ['1000abc', 'INTEGER'],
    ['+1', 'INTEGER'],
    ['007', 'INTEGER'],
    ['9007199254740993', 'INTEGER'],
    [NaN, 'INTEGER'],
    [1.5, 'INTEGER'],
    [true, 'INTEGER'],
    [[1], 'INTEGER'],
    [{}, 'INTEGER'],
    ['', 'REQUIRED'],
    [null, 'REQUIRED'],
    [undefined, 'REQUIRED'],
    [101, 'MAX'],
  ])('%j reads %j', (value, expected) => {
    expect(read(int(0, 100), value)).toBe(expected);
  });

  it('reads a number and its digits alike', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (value) => {
        expect(read(int(), value)).toBe(value);
        expect(read(int(), String(value))).toBe(value);
      }),
    );
  });
});

describe('text', () => {
  it.each([
    ['  a ', 'a'],
    ['e\u0301', '\u00e9'],
    ['a\r\nb', 'a\nb'],
    ['𠮷'.repeat(5), '𠮷'.repeat(5)],
    ['𠮷'.repeat(6), 'MAX_LENGTH'],
    ['   ', 'REQUIRED'],
    ['\u200b\u200b', 'REQUIRED'],
    ['\u202e\u202d', 'REQUIRED'],
    ['❤️‍🔥', '❤️‍🔥'],
    ['a\0', 'TEXT'],
    ['\x07\x1b', 'TEXT'],
    ['\ud800', 'TEXT'],
    [5, 'TYPE'],
    [undefined, 'REQUIRED'],
  ])('%j reads %j', (value, expected) => {
    expect(read(text(5), value)).toBe(expected);
  });

  it('has no line break in a line', () => {
    expect(read(line(5), 'a\r\nb')).toBe('a b');
    expect(read(optionalLine(5), ' a\n')).toBe('a');
    expect(read(line(5), '\n\u200f\n')).toBe('REQUIRED');
    expect(read(line(5), '𠮷\n𠮷\n𠮷\n')).toBe('𠮷 𠮷 𠮷');
    expect(read(line(5), 'abc\ndef')).toBe('MAX_LENGTH');
  });

  it('may be left out where it is optional', () => {
    for (const schema of [optionalText(5), optionalLine(5)])
      for (const value of [undefined, '', '  ', '\u200b']) expect(read(schema, value)).toBeUndefined();
  });

  it('never lets pass more than it promises', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (value) => {
        const out = text(8).safeParse(value);
        if (!out.success) return;
        expect([...out.data].length).toBeLessThanOrEqual(8);
        expect(out.data).toBe(out.data.normalize('NFC').trim());
      }),
    );
  });
});

it.each([
  [1, true],
  [true, true],
  ['1', true],
  ['true', true],
  [0, false],
  ['0', false],
  ['false', false],
  ['', false],
  ['yes', false],
  [2, false],
  [[1], false],
  [null, false],
  [undefined, false],
])('takes %j for consent: %s', (value, expected) => {
  expect(read(agree(), value)).toBe(expected);
});

describe('lists', () => {
  it('come as lists or as their text', () => {
    expect(read(list(int(), 1, 3), [1, '2'])).toEqual([1, 2]);
    expect(read(list(int(), 1, 3), '[1,2]')).toEqual([1, 2]);
    expect(read(list(int(), 1, 3), [])).toBe('REQUIRED');
    expect(read(list(int(), 0, 3), '')).toEqual([]);
    expect(read(list(int(), 1, 3), [1, 2, 3, 4])).toBe('MAX_ITEMS');
    expect(read(list(int(), 1, 3), '{"0":1}')).toBe('TYPE');
    expect(read(list(int(), 1, 3), '[1')).toBe('TYPE');
  });

  it('of uploads are asked for as uploads', () => {
    expect(read(files(1, 2), [ID])).toEqual([ID]);
    expect([[], '', undefined].map((value) => read(files(1, 2), value))).toEqual(
      Array(3).fill('UPLOAD_REQUIRED'),
    );
    expect(read(files(1, 2), [ID, ID, ID])).toBe('FILE_COUNT');
    expect(read(file(), undefined)).toBe('UPLOAD_REQUIRED');
    expect(read(file(), 'x')).toBe('ID');
  });
});

it.each([
  [ID, ID],
  [ID.toLowerCase(), 'ID'],
  [`8${ID.slice(1)}`, 'ID'],
  [`${ID}0`, 'ID'],
  [`${ID}\n`, 'ID'],
  ['1 or 1=1', 'ID'],
  [1, 'TYPE'],
])('reads the id %j as %j', (value, expected) => {
  expect(read(id(), value)).toBe(expected);
});

it('takes one of a closed set', () => {
  expect(read(choice(['a', 'b']), 'a')).toBe('a');
  expect(read(choice(['a', 'b']), 'constructor')).toBe('CHOICE');
  expect(read(reference([1, 18]), '18')).toBe(18);
  expect(read(reference([1, 18]), 20)).toBe('CHOICE');
});

describe('a day', () => {
  it.each([
    ['2020-02-29', '2020-02-29'],
    ['2021-02-29', 'DATE'],
    ['2026-02-30', 'DATE'],
    ['2020-13-01', 'DATE'],
    ['0999-01-01', 'DATE'],
    ['2020-2-9', 'DATE'],
    ['9999-12-31', 'FUTURE_DATE'],
  ])('%s reads %s', (value, expected) => {
    expect(read(day(), value)).toBe(expected);
  });

  it('may be today in Shanghai', () => {
    const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
    expect(read(day(), today)).toBe(today);
  });
});

it('asks for what is empty, whatever form it should have', () => {
  const forms = {
    id: id(),
    day: day(),
    instant: instant(),
    choice: choice(['a', 'b']),
    reference: reference([1]),
  };
  for (const [name, form] of Object.entries(forms))
    for (const nothing of ['', undefined, null])
      expect({ name, nothing, read: read(form, nothing) }).toEqual({ name, nothing, read: 'REQUIRED' });
});

it('takes an empty optional field for an absent one', () => {
  const schemas = [int(1), id(), choice(['a', 'b']), reference([1]), instant()].map((one) => orNothing(one));
  for (const schema of schemas) {
    expect([read(schema, undefined), read(schema, '')]).toEqual([undefined, undefined]);
    expect(read(schema, ' ')).toMatch(/^[A-Z]+$/);
  }
  expect(read(orNothing(int(1)), '3')).toBe(3);
  expect(read(orNothing(int(1)), 0)).toBe('MIN');
  expect(read(orNothing(id()), 'x')).toBe('ID');
});

it('refuses a letter with more marks than any script writes, before it puts them in order', () => {
  const marks = '\u0301'.repeat(15) + '\u0316'.repeat(15);
  expect(read(text(50), `a${marks}`)).toBe(`a${marks}`.normalize('NFC'));
  for (const one of [text(50), line(50), optionalText(50)]) {
    expect(read(one, `a${marks}\u0301`)).toBe('TEXT');
    expect(read(one, `a${'\u0301'.repeat(500_000)}${'\u0316'.repeat(500_000)}`)).toBe('TEXT');
  }
});

it('refuses a list by its length before it reads an item, and names a hundred fields at most', () => {
  const many = Array.from({ length: 50_000 }, () => 0);
  const schema = z.strictObject({ a: list(id(), 1, 2), b: files(0, 2) });
  for (const shown of [many, JSON.stringify(many)])
    expect(namesOf(errorsOf(schema, { a: shown, b: shown }))).toEqual(['a max_items', 'b file_count']);
  const unknown = Object.fromEntries(many.map((_, at) => [`k${String(at)}`, 0]));
  expect(errorsOf(z.strictObject({}), unknown)).toHaveLength(100);
});

it('names a field as its form does', () => {
  const form = naming(z.strictObject({ a: text(3), b: text(3) }), { a: 'reason' });
  const errors = fieldErrors(form.safeParse({}).error!.issues, {}, form);
  expect(errors.map(({ name }) => name)).toEqual(['reason', undefined]);
});

it('names each field once, with a rule that has a sentence', () => {
  const schema = z.strictObject({ a: int(1), b: text(3), c: list(id(), 1, 2) });
  const errors = errorsOf(schema, { a: 'x', b: '', c: ['1', '2'], d: 1 });
  expect(namesOf(errors)).toEqual(['a integer', 'b required', 'c.0 id', 'c.1 id', 'd unknown']);
  for (const { rule } of errors) expect(sharedEn).toHaveProperty([`rule.${rule}`]);
});
