/** Cooperation sheets: what buyers send, and what holders answer. */
import { type Case, type Expected, rows } from './case';
import { type BadInputFixtures, CODE, NEW_PHONE, NOWHERE } from './fixtures';
import { ofOwn } from './own';

type List = readonly (readonly [string, unknown, Expected])[];

const asked = (more: Record<string, unknown> = {}) => ({
  as: 'nobody' as const,
  more: ({ claimedIp }: BadInputFixtures) => ({
    ip_id: claimedIp,
    sku_id: 9,
    sku_describe: '帆布袋',
    buyer_name: '林经理',
    area_code: '86',
    phone_number: NEW_PHONE,
    yzm: CODE,
    agree: { privacy: 1, user: 1, intermediary: 1 },
    ...more,
  }),
});
const submit = (field: string, list: List) => rows('opportunity/cooperateSubmit', field, list, asked());
const sent = (field: string, list: List) =>
  rows('opportunity/cooperateSubmit', field, list, {
    ...asked(),
    before: (fixtures: BadInputFixtures) => fixtures.code(NEW_PHONE, 'cooperate'),
  });
const reply = (field: string, list: List) =>
  rows(
    'opportunity/sheetReply',
    field,
    list,
    ofOwn({ sheet_id: NOWHERE, version: 1, decision: 'agree', answer: '可以' }),
  );

export const sheets: Case[] = [
  ...submit('sku_id', [
    ['none', undefined, 'V required'],
    ['unknown', 20, 'V choice'],
  ]),
  ...submit('buy_num', [
    ['-1', -1, 'V min'],
    ['1.5', 1.5, 'V integer'],
    ['1e3', '1e3', 'V integer'],
    ['0', 0, 'V min'],
  ]),
  ...submit('sku_describe', [
    ['none', undefined, 'V required'],
    ['501 characters', '字'.repeat(501), 'V max_length'],
    ['spaces of no width', '\u200b\u200b', 'V required'],
    ['control characters', '\x07\x1b', 'V text'],
  ]),
  ...submit('buyer_name', [
    ['none', undefined, 'V required'],
    ['a mark of direction alone', '\u200f', 'V required'],
    ['a bell', 'a\x07', 'V text'],
  ]),
  ...submit('other_describe', [
    ['a phone', '13800138000', 'V contact_found'],
    ['a phone in full-width digits', '１３８００１３８０００', 'V contact_found'],
    ['a phone with spaces', '1 3 8 0 0 1 3 8 0 0 0', 'V contact_found'],
    ['a WeChat id', '微信号 xiaohe_2020', 'V contact_found'],
    ['an e-mail address', 'lin@example.com', 'V contact_found'],
  ]),
  ...submit('email', [
    ['without an @', 'lin.example.com', 'V email'],
    ['two addresses', 'lin@example.com,wu@example.com', 'V email'],
  ]),
  ...submit('ip_id', [
    ['none', undefined, 'V required'],
    ['six', Array(6).fill(NOWHERE), 'V max_items'],
    ['one twice', [NOWHERE, NOWHERE], 'V duplicate'],
    ['1 or 1=1', '1 or 1=1', 'V id'],
  ]),
  ...submit('company_case_images', [
    ['eleven', Array(11).fill(NOWHERE), 'V max_items'],
    ['no id', ['x'], 'V id'],
  ]),
  ...sent('company_case_images', [['of nobody', [NOWHERE], 'V file']]),
  ...rows(
    'opportunity/visitorFile',
    'image_id',
    [
      ['no id', '1 or 1=1', 'V id'],
      ['in a browser without a proven phone', NOWHERE, 'YZM'],
    ],
    { as: 'nobody' },
  ),
  {
    id: 'a picture from a browser without a proven phone',
    call: 'opportunity/visitorUpload',
    field: 'file',
    as: 'nobody',
    expected: 'YZM',
    raw: () => {
      const body = new FormData();
      body.append('file', new Blob(['x']), 'a.png');
      return Promise.resolve({ query: '?usage=company_case_image', body });
    },
  },
  ...submit('agree', [['none of one text', { privacy: 1, user: 1, intermediary: 0 }, 'AGREEMENT']]),
  ...submit('phone_number', [['of nobody', '12345678901', 'V phone']]),
  ...submit('yzm', [['never sent', '135790', 'YZM']]),
  ...sent('ip_id', [
    ['unclaimed', (fixtures: BadInputFixtures) => fixtures.ip, 'V choice'],
    ['one of two unknown', (fixtures: BadInputFixtures) => [fixtures.claimedIp, NOWHERE], 'V choice'],
  ]),
  ...sent('source', [['altered', 'x'.repeat(22), 'V private_link']]),
  ...rows(
    'opportunity/cooperateDetail',
    'sheet_no',
    [
      ['unknown', '260101AAAAAA', 'N'],
      ['a path', '../x', 'V malformed'],
    ],
    { as: 'nobody', more: { access_key: 'a'.repeat(43) } },
  ),
  ...rows(
    'opportunity/cooperateErase',
    'yzm',
    [
      ['none, and no proven phone', undefined, 'YZM'],
      ['never sent', '135790', 'YZM'],
    ],
    { as: 'nobody', more: { area_code: '86', phone_number: NEW_PHONE } },
  ),
  ...rows('opportunity/cooperateErase', 'phone_number', [['letters', 'abc', 'V phone']], {
    as: 'nobody',
    more: { area_code: '86', yzm: CODE },
  }),
  ...rows('opportunity/cooperateDetail', 'access_key', [['short', 'abc', 'V malformed']], {
    as: 'nobody',
    more: { sheet_no: '260101AAAAAA' },
  }),
  ...rows(
    'opportunity/cooperateAgain',
    'sheet_no',
    [
      ['unknown', '260101AAAAAA', 'N'],
      ['of a wrong form', '1 or 1=1', 'V malformed'],
    ],
    { as: 'nobody', more: { access_key: 'a'.repeat(43) } },
  ),
  ...rows('opportunity/cooperateAgain', 'ip_id', [['1 or 1=1', '1 or 1=1', 'V id']], {
    as: 'nobody',
    more: { sheet_no: '260101AAAAAA', access_key: 'a'.repeat(43) },
  }),
  ...['sheetList', 'privateList', 'agreeSupplement'].flatMap((call) =>
    rows(`opportunity/${call}`, 'ip_id', [
      ['missing', undefined, 'V required'],
      ['of another member', (fixtures: BadInputFixtures) => fixtures.benIp, 'X'],
    ]),
  ),
  ...rows('opportunity/sheetList', 'state', [['before the check', 'submitted', 'V choice']], ofOwn()),
  ...rows('opportunity/privateList', 'state', [['unknown', 'unreplied', 'V choice']], ofOwn()),
  ...rows(
    'opportunity/privateList',
    '',
    [['no password set', undefined, 'BUSINESS_PASSWORD_UNSET']],
    ofOwn(),
  ),
  ...rows('opportunity/agreeSupplement', 'agree', [['0', 0, 'AGREEMENT']], ofOwn()),
  ...rows(
    'opportunity/templateSave',
    'template_name',
    [
      ['none', undefined, 'V required'],
      ['41 characters', '字'.repeat(41), 'V max_length'],
    ],
    ofOwn({ answer: '可以' }),
  ),
  ...rows(
    'opportunity/templateSave',
    'answer',
    [
      ['none', undefined, 'V required'],
      ['501 characters', '字'.repeat(501), 'V max_length'],
    ],
    ofOwn({ template_name: '常用' }),
  ),
  ...rows(
    'opportunity/templateSave',
    'template_id',
    [['of nobody', NOWHERE, 'N']],
    ofOwn({ template_name: '常用', answer: '可以' }),
  ),
  ...rows('opportunity/templateDelete', 'template_id', [['of nobody', NOWHERE, 'N']], ofOwn()),
  ...rows(
    'opportunity/takenFieldSave',
    'fields',
    [
      ['none', undefined, 'V required'],
      ['an unknown field', [{ sku_id: 20, taken_until: '2099-12-31' }], 'V choice'],
      ['no day', [{ sku_id: 9, taken_until: '2099-02-30' }], 'V date'],
      ['a day that is over', [{ sku_id: 9, taken_until: '2020-01-01' }], 'V past_date'],
      [
        'one twice',
        [
          { sku_id: 9, taken_until: '2099-12-31' },
          { sku_id: 9, taken_until: '2099-12-30' },
        ],
        'V duplicate',
      ],
    ],
    ofOwn(),
  ),
  ...['templateList', 'takenFieldList'].flatMap((call) =>
    rows(`opportunity/${call}`, 'ip_id', [
      ['missing', undefined, 'V required'],
      ['of another member', (fixtures: BadInputFixtures) => fixtures.benIp, 'X'],
    ]),
  ),
  ...reply('decision', [['unknown', 'maybe', 'V choice']]),
  ...reply('answer', [
    ['none', undefined, 'V required'],
    ['501 characters', '字'.repeat(501), 'V max_length'],
  ]),
  ...reply('series_ids', [['six', Array(6).fill(NOWHERE), 'V max_items']]),
  ...reply('sheet_id', [['of nobody', NOWHERE, 'N']]),
  ...rows(
    'opportunity/sheetReply',
    'reason_code',
    [['unknown', 'bored', 'V choice']],
    ofOwn({ sheet_id: NOWHERE, version: 1, decision: 'reject' }),
  ),
];
