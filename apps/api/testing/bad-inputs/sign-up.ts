/** Accounts: phones, codes, passwords, consent. */
import { PASSWORD } from '../fixtures';
import { api } from '../server';
import { type Case, type Expected, rows } from './case';
import { CODE, NEW_PHONE, NOWHERE, type BadInputFixtures } from './fixtures';

const FORM = 'application/x-www-form-urlencoded';
const PHONES: (readonly [string, Record<string, unknown>, string, Expected])[] = [
  ['86 and 10 digits', { area_code: '86', phone_number: '1390000000' }, 'phone_number', 'V phone'],
  ['86 and 12812345678', { area_code: '86', phone_number: '12812345678' }, 'phone_number', 'V phone'],
  ['852 and 7 digits', { area_code: '852', phone_number: '9123456' }, 'phone_number', 'V phone'],
  [
    '1 and a number that cannot be',
    { area_code: '1', phone_number: '1234567890' },
    'phone_number',
    'V phone',
  ],
  ['full-width digits', { phone_number: '１３９００００００００' }, 'phone_number', 'V phone'],
  ['with a space', { phone_number: '139 0000 0001' }, 'phone_number', 'V phone'],
  ['with the area code', { phone_number: '+8613900000001' }, 'phone_number', 'V phone'],
  ['with an exponent', { phone_number: '139e8' }, 'phone_number', 'V phone'],
  ['as a number', { phone_number: 13900000001 }, 'phone_number', 'V type'],
  ['none', { phone_number: undefined }, 'phone_number', 'V required'],
  ['area code 999', { area_code: '999' }, 'area_code', 'V area_code'],
  ['area code 086', { area_code: '086' }, 'area_code', 'V area_code'],
  ['area code a list', { area_code: ['86'] }, 'area_code', 'V type'],
];

const phones = (call: string): Case[] =>
  PHONES.map(([id, more, field, expected]) => ({
    id: `${call}: ${id}`,
    call,
    field: '',
    expected,
    more: () => more,
    names: field,
  }));

/** Requests a code and waits until its message is sent, so that nothing changes later. */
async function sent(fixtures: BadInputFixtures): Promise<void> {
  await fetch(`${api().url}/api/member/sendYzm`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fixtures.inputs['member/sendYzm']),
  });
  for (;;) {
    const [queued] = await api().db().query("SELECT 1 FROM job WHERE state = 'queued' LIMIT 1");
    if ((queued as unknown[]).length === 0) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await api()
    .db()
    .query(
      "UPDATE rate_limit SET expire = UNIX_TIMESTAMP(NOW(3)) * 1000 + 1000 WHERE `key` LIKE 'yzm_wait%'",
    );
}

/** Five wrong passwords for Ann. */
async function tried({ inputs }: BadInputFixtures): Promise<void> {
  for (let attempt = 0; attempt < 5; attempt += 1)
    await fetch(`${api().url}/api/member/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...inputs['member/login'], password: 'wrong one' }),
    });
}

/** A text of 64 characters with Han and spaces. */
const long =
  Array.from({ length: 32 }, (_, at) => `${String.fromCodePoint(0x5c71 + at)} `)
    .join('')
    .slice(0, 63) + '水';
const registerCode = { before: (fixtures: BadInputFixtures) => fixtures.code(NEW_PHONE, 'register') };
const password = (call: string, field: string, shared: Partial<Case>): Case[] =>
  (
    [
      ['7 characters', 'abc-def', 'V min_length'],
      ['7 characters of four bytes', '𠮷'.repeat(7), 'V min_length'],
      ['65 characters', 'a b'.repeat(21) + '七八', 'V max_length'],
      ['password123', 'password123', 'V password_common'],
      ['12345678', '12345678', 'V password_common'],
      ['qwertyuiop', 'qwertyuiop', 'V password_common'],
      ['P@ssw0rd!', 'P@ssw0rd!', 'V password_common'],
      ['NUL', 'abcdefg\0h', 'V text'],
      ['a lone surrogate', 'abcdefg\ud800', 'V text'],
      ['8 characters', '七月的海 ab!', 'OK'],
      ['64 with spaces and Han', long, 'OK'],
    ] as const
  ).map(([id, value, expected]) => ({
    id: `${call} ${field}: ${id}`,
    call,
    field,
    value,
    expected,
    more: { confirm_password: value },
    ...shared,
  }));

export const signUp: Case[] = [
  ...[
    'member/isRegister',
    'member/sendYzm',
    'member/login',
    'member/register',
    'member/resetPassword',
    'member/changePhone',
    'ip/invite',
  ].flatMap(phones),
  ...rows('member/changePhone', 'phone_number', [
    ['the present one', (fixtures: BadInputFixtures) => fixtures.ann.phone_number, 'V same_phone'],
    ['of another member', (fixtures: BadInputFixtures) => fixtures.ben.phone_number, 'PHONE_TAKEN'],
  ]),
  ...['yzm', 'old_yzm'].flatMap((field) =>
    rows('member/changePhone', field, [
      ['missing', undefined, 'V required'],
      ['5 digits', '12345', 'V yzm'],
      ['never sent', CODE, 'YZM'],
    ]),
  ),
  ...rows('member/profileSave', 'username', [
    ['missing', undefined, 'V required'],
    ['empty', '', 'V required'],
    ['blanks', '   ', 'V required'],
    ['40 characters', '满'.repeat(40), 'OK'],
    ['41 characters', '满'.repeat(41), 'V max_length'],
    ['NUL', 'a\0b', 'V text'],
  ]),
  ...rows('member/profileSave', 'location', [
    ['missing', undefined, 'V required'],
    ['81 characters', '杭'.repeat(81), 'V max_length'],
    ['a list', ['浙江'], 'V type'],
  ]),
  ...rows('member/sendYzm', 'scene', [
    ['none', undefined, 'V required'],
    ['unknown', 'admin', 'V choice'],
  ]),
  ...rows('member/sendYzm', 'phone_number', [['second send at 59 s', NEW_PHONE, 'R']], { before: sent }),
  ...rows('member/sendYzm', 'phone_number', [
    ['taken', (fixtures: BadInputFixtures) => fixtures.ann.phone_number, 'PHONE_TAKEN'],
  ]),
  ...rows('member/sendYzm', 'phone_number', [['unknown', NEW_PHONE, 'PHONE_UNKNOWN']], {
    more: { scene: 'login' },
  }),
  {
    id: 'member/register: the second 1 entry keeps its country',
    call: 'member/register',
    field: 'country',
    value: 'CA',
    more: { area_code: '1', phone_number: '6132345678' },
    expected: 'OK',
    before: (fixtures) => fixtures.code('6132345678', 'register', 600_000, '1'),
  },
  ...rows('member/register', 'country', [
    ['unknown', 'XX', 'V choice'],
    ['with another area code', 'CA', 'V choice'],
  ]),
  ...rows('member/register', 'phone_number', [
    ['taken', (fixtures: BadInputFixtures) => fixtures.ann.phone_number, 'PHONE_TAKEN'],
  ]),
  ...rows(
    'member/register',
    'agree',
    [
      ['absent', undefined, 'AGREEMENT'],
      ['false', false, 'AGREEMENT'],
      ['0', 0, 'AGREEMENT'],
      ['"0"', '0', 'AGREEMENT'],
      ['empty', '', 'AGREEMENT'],
      ['yes', 'yes', 'AGREEMENT'],
      ['a list', [1], 'AGREEMENT'],
    ],
    { says: 'error.AGREEMENT.register' },
  ),
  ...['member/register', 'member/resetPassword'].flatMap((call) =>
    rows(call, 'yzm', [
      ['5 digits', '24681', 'V yzm'],
      ['7 digits', '2468100', 'V yzm'],
      ['full-width', '２４６８１０', 'V yzm'],
      ['an object', {}, 'V type'],
      ['a list', ['246810'], 'V type'],
      ['never sent', '246810', 'YZM'],
    ]),
  ),
  {
    id: 'member/register yzm[]=1',
    call: 'member/register',
    field: 'yzm',
    expected: 'V malformed',
    raw: { headers: { 'content-type': FORM }, body: 'yzm[]=246810' },
  },
  ...rows('member/register', 'yzm', [['expired', '246810', 'YZM']], {
    before: (fixtures) => fixtures.code(NEW_PHONE, 'register', -1000),
  }),
  ...rows('member/register', 'yzm', [['of another scene', '246810', 'YZM']], {
    before: (fixtures) => fixtures.code(NEW_PHONE, 'login'),
  }),
  ...rows('member/register', 'yzm', [['sixth try', '246810', 'YZM']], {
    before: async (fixtures) => {
      await fixtures.code(NEW_PHONE, 'register');
      await api().db().query('UPDATE one_time_code SET tries = 5');
    },
  }),
  ...password('member/register', 'password', registerCode),
  ...password('member/resetPassword', 'new_password', {
    before: (fixtures) => fixtures.code(fixtures.ann.phone_number, 'reset'),
  }),
  ...password('member/updPassword', 'new_password', {}),
  ...rows(
    'member/register',
    'confirm_password',
    [['differs', 'another one', 'V password_mismatch']],
    registerCode,
  ),
  ...rows('member/updPassword', 'confirm_password', [['differs', 'another one', 'V password_mismatch']]),
  ...rows('member/resetPassword', 'confirm_password', [['differs', 'another one', 'V password_mismatch']]),
  ...rows('member/updPassword', 'old_password', [
    ['wrong', 'not this one', 'V old_password'],
    ['none', undefined, 'V required'],
    ['an object', { length: 9 }, 'V type'],
  ]),
  ...rows('member/updPassword', 'new_password', [['the old one', PASSWORD, 'V password_same']], {
    more: { confirm_password: PASSWORD },
  }),
  ...rows('member/register', 'username', [
    ['none', undefined, 'V required'],
    ['spaces', '   ', 'V required'],
    ['41 characters', '名'.repeat(41), 'V max_length'],
    ['NUL', 'a\0', 'V text'],
  ]),
  ...rows('member/register', 'location', [['none', '', 'V required']]),
  ...rows('member/register', 'consultant_id', [
    ['nobody', NOWHERE, 'V choice'],
    ['of the wrong form', 'x', 'V id'],
    ['staff, but no consultant', (fixtures: BadInputFixtures) => fixtures.staff.reviewer.id, 'V choice'],
  ]),
  ...rows('member/login', 'phone_number', [['unknown', NEW_PHONE, 'PHONE_UNKNOWN']]),
  ...rows('member/resetPassword', 'phone_number', [['unknown', NEW_PHONE, 'PHONE_UNKNOWN']], {
    before: (fixtures) => fixtures.code(NEW_PHONE, 'reset'),
  }),
  ...rows('member/login', 'password', [
    ['wrong', 'not this one', 'PASSWORD'],
    ['none', undefined, 'V required'],
    ['a list', [PASSWORD], 'V type'],
    ['201 characters', 'a'.repeat(201), 'V max_length'],
  ]),
  ...rows('member/login', 'password', [['the sixth after five wrong ones', PASSWORD, 'R']], {
    before: tried,
  }),
  ...rows('member/login', 'yzm', [['none', undefined, 'V required']], { more: { login_type: 'yzm' } }),
  ...rows('member/login', 'login_type', [['unknown', 'magic', 'V choice']]),
];
