import { ulid } from '../core/ulid';
import { fieldErrors } from '../core/wire';
import { cooperateSubmitInput, sheetLinkInput, sheetListInput } from './sheet.schema';

const SHEET = {
  ip_id: ulid(),
  sku_id: '1',
  sku_describe: '联名茶礼盒',
  buyer_name: '林经理',
  area_code: '86',
  phone_number: '13800138000',
  agree: { privacy: 1, user: 1, intermediary: 1 },
};
const read = (more: object): Record<string, unknown> => {
  const input = { ...SHEET, ...more };
  const parsed = cooperateSubmitInput.safeParse(input);
  return parsed.success
    ? parsed.data
    : Object.fromEntries(fieldErrors(parsed.error.issues, input).map(({ field, rule }) => [field, rule]));
};

it.each(['buy_num', 'company_case', 'other_describe', 'company_name', 'email', 'source', 'corrects'])(
  'takes an empty %s for none',
  (field) => {
    expect(read({ [field]: '' })).toMatchObject({ sku_describe: '联名茶礼盒' });
    expect(read({ [field]: '' })[field]).toBeUndefined();
  },
);

it('takes an empty secret and an empty filter for none', () => {
  const sheet_no = '261123ABCDEF';
  expect(sheetLinkInput.parse({ sheet_no, access_key: '' })).toEqual({ sheet_no });
  expect(sheetLinkInput.safeParse({ sheet_no, access_key: 'abc' }).success).toBe(false);
  expect(sheetListInput.state.parse('')).toBeUndefined();
});

it('asks for the code that a form leaves empty', () => {
  expect(read({ yzm: '' })).toEqual({ yzm: 'required' });
});

it.each([
  ['sku_describe', '\u200b\u200b', 'required'],
  ['sku_describe', '\u202e\u202d', 'required'],
  ['buyer_name', '\u200f', 'required'],
  ['buyer_name', '\x07\x1b', 'text'],
  ['other_describe', '138\u{e0100}0013\u{e0100}8000', 'contact_found'],
])('refuses %s %j as %s', (field, value, rule) => {
  expect(read({ [field]: value })).toEqual({ [field]: rule });
});

it('keeps a name in one line and a description in its lines', () => {
  expect(read({ buyer_name: 'a\r\nb', sku_describe: 'a\r\nb ❤️‍🔥' })).toMatchObject({
    buyer_name: 'a b',
    sku_describe: 'a\nb ❤️‍🔥',
  });
});
