import fc from 'fast-check';
import { phoneErrors } from '../core/plain-rules';
import { ulid } from '../core/ulid';
import { fieldErrors } from '../core/wire';
import { phoneInput } from '../member/member.schema';
import { sheetErrors } from './sheet.errors';
import { cooperateSubmitInput } from './sheet.schema';

const FULL = {
  ip_id: [ulid()],
  sku_id: '9',
  buy_num: '5000',
  sku_describe: '联名帆布袋，两个尺寸',
  company_case: undefined as string | undefined,
  company_case_images: [] as string[],
  other_describe: '先看样品再谈',
  buyer_name: '林经理',
  company_name: '青禾文创',
  area_code: '86',
  phone_number: '13800138000' as string | undefined,
  yzm: '246810' as string | undefined,
  email: undefined as string | undefined,
};
type Sheet = typeof FULL;

/** What the schema finds, but for contact details, whose rules the form loads with the first text. */
function bySchema(sheet: object) {
  const input = { ...sheet, agree: { privacy: true, user: true, intermediary: true } };
  const parsed = cooperateSubmitInput.safeParse(input);
  if (parsed.success) return [];
  return fieldErrors(parsed.error.issues, input).filter(({ rule }) => rule !== 'contact_found');
}
const sorted = (errors: readonly { field: string }[]) =>
  errors.toSorted((a, b) => a.field.localeCompare(b.field));

const ODD = [
  '',
  ' ',
  '\n',
  '\u200b',
  '\u202e\u202d',
  '\x07',
  '\ud800',
  'a\r\nb',
  '❤️‍🔥',
  '0',
  '-1',
  '1.5',
  '1e3',
  '+5',
];
const TEXTS = [
  ...ODD,
  ...[39, 40, 41, 80, 81, 500, 501].flatMap((length) => ['茶'.repeat(length), '🍵'.repeat(length)]),
];
const NUMBERS = ['1', '1000000000', '1000000001', '9007199254740993', '１２', '5,000', '007', '31', '32'];
const PHONES = ['1380013800', '138001380000000', '13800138000', '12345', '1234', '12 345', '+8613800138000'];
const EMAILS = [
  'a@b.cn',
  ' A@B.CN ',
  'a@b',
  'a..b@c.cn',
  '.a@c.cn',
  'a@b.cn\nBcc: c@d.cn',
  `${'a'.repeat(64)}@b.cn`,
  `${'a'.repeat(65)}@b.cn`,
  `a@${'b.'.repeat(130)}cn`,
];
const VALUES: Partial<Record<keyof Sheet, readonly unknown[]>> = {
  ip_id: [[], Array.from({ length: 5 }, ulid), Array.from({ length: 6 }, ulid)],
  sku_id: [...ODD, ...NUMBERS],
  buy_num: [undefined, ...ODD, ...NUMBERS],
  sku_describe: TEXTS,
  company_case: [undefined, ...TEXTS],
  company_case_images: [Array.from({ length: 10 }, ulid), Array.from({ length: 11 }, ulid)],
  other_describe: [undefined, ...TEXTS],
  buyer_name: TEXTS,
  company_name: [undefined, ...TEXTS],
  area_code: ['86', '852', '999', ''],
  phone_number: [undefined, ...ODD, ...PHONES],
  yzm: [undefined, ...ODD, '12345', '1234567', '１２３４５６'],
  email: [undefined, ...ODD, ...EMAILS],
};

it.each(Object.entries(VALUES))('finds what the schema finds in %s', (field, values) => {
  for (const value of values) {
    const sheet = { ...FULL, [field]: value };
    expect({ value, found: sheetErrors(sheet) }).toEqual({ value, found: bySchema(sheet) });
  }
});

it('finds everything that is wrong at once', () => {
  const nothing = {
    ...FULL,
    ip_id: [],
    sku_id: '',
    sku_describe: '',
    buyer_name: '',
    phone_number: undefined,
    yzm: '',
  };
  expect(sheetErrors(nothing).map(({ field, rule }) => `${field} ${rule}`)).toEqual(
    ['ip_id', 'sku_id', 'sku_describe', 'buyer_name', 'phone_number', 'yzm'].map(
      (field) => `${field} required`,
    ),
  );
  expect(sorted(sheetErrors(nothing))).toEqual(sorted(bySchema(nothing)));
});

it('finds what the schema finds in any text', () => {
  const any = fc.string({ unit: 'binary', maxLength: 90 });
  fc.assert(
    fc.property(any, any, any, any, (text, line, digits, email) => {
      const sheet = {
        ...FULL,
        sku_describe: text,
        other_describe: text,
        buyer_name: line,
        company_name: line,
        buy_num: digits,
        yzm: digits,
        phone_number: digits,
        email,
      };
      expect(sorted(sheetErrors(sheet))).toEqual(sorted(bySchema(sheet)));
    }),
    { numRuns: 300 },
  );
});

it.each(['86', '852', '81', '999'])('finds what the schema finds in phones of %s', (area_code) => {
  for (const phone_number of [...ODD, ...PHONES, '91234567', '1234567890']) {
    const parsed = phoneInput.safeParse({ area_code, phone_number });
    const found = parsed.success ? [] : fieldErrors(parsed.error.issues, { area_code, phone_number });
    expect({ phone_number, found: phoneErrors({ area_code, phone_number }) }).toEqual({
      phone_number,
      found,
    });
  }
});
