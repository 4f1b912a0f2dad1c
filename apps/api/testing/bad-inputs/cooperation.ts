/** Cooperations and threads: what staff enter, brands provide and holders answer. */
import { type Case, type Expected, rows } from './case';
import { type BadInputFixtures, CODE, NOWHERE } from './fixtures';
import { ofOwn } from './own';

type List = readonly (readonly [string, unknown, Expected])[];

const HASH = 'a'.repeat(64);
const link = { coop_no: '260101AAAAAA', access_key: 'a'.repeat(43) };
const eleven = Array(11).fill(NOWHERE);

const reply = (field: string, list: List, more: Record<string, unknown> = {}) =>
  rows(
    'tender/threadReply',
    field,
    list,
    ofOwn({ round_id: NOWHERE, version: 1, decision: 'continue_providing', feedback: '再改', ...more }),
  );
const confirm = (field: string, list: List) =>
  rows(
    'tender/confirmFinal',
    field,
    list,
    ofOwn({ round_id: NOWHERE, version: 1, hashes: [HASH], agree: 1 }),
  );
const pin = (more: Record<string, unknown>) => [{ image_id: NOWHERE, x: 0.5, y: 0.5, text: '这里', ...more }];

const provided = { images: [NOWHERE] };
const opens = { ...link, kind: 'product_design', product_name: '帆布袋', ...provided };
const continues = { ...link, thread_id: NOWHERE, version: 1, ...provided };
const nobody = (call: string, field: string, list: List, more: Record<string, unknown>) =>
  rows(`tender/${call}`, field, list, { as: 'nobody', more });
const round = (call: string, more: Record<string, unknown>) => [
  ...nobody(
    call,
    'images',
    [
      ['none, and no parcel', [], 'V required'],
      ['eleven', eleven, 'V max_items'],
      ['one twice', [NOWHERE, NOWHERE], 'V duplicate'],
      ['no id', ['x'], 'V id'],
    ],
    more,
  ),
  ...nobody(call, 'images', [['a final draft of a parcel alone', [], 'V required']], {
    ...more,
    tracking_number: 'SF1',
    final: 1,
  }),
  ...nobody(
    call,
    'text',
    [
      ['1001 characters', '字'.repeat(1001), 'V max_length'],
      ['NUL', 'a\0b', 'V text'],
    ],
    more,
  ),
  ...nobody(call, 'tracking_number', [['41 characters', 'a'.repeat(41), 'V max_length']], more),
  ...nobody(
    call,
    'coop_no',
    [
      ['of nothing', '260101AAAAAA', 'N'],
      ['1 or 1=1', '1 or 1=1', 'V malformed'],
    ],
    more,
  ),
  ...nobody(call, 'access_key', [['short', 'abc', 'V malformed']], more),
];

const contract = ({ ownIp }: BadInputFixtures) => ({
  ip_id: ownIp,
  title: '春季联名',
  source: 'platform',
  buyer_name: '林经理',
});
const desk = (field: string, list: List) =>
  rows('POST cooperations', field, list, { more: contract, as: 'reviewer' });

const pinAnswers = (field: string, list: List, more: Record<string, unknown> = { text: '好的' }) => [
  ...rows('tender/pinAnswer', field, list, ofOwn({ mark_id: NOWHERE, ...more })),
  ...nobody('brandPinAnswer', field, list, { ...link, mark_id: NOWHERE, ...more }),
  ...rows(`POST threads/${NOWHERE}/pin`, field, list, {
    as: 'reviewer',
    more: { mark_id: NOWHERE, ...more },
  }),
];

export const cooperations: Case[] = [
  ...pinAnswers('mark_id', [['of none', NOWHERE, 'N']]),
  ...pinAnswers('text', [['none, and no state', undefined, 'V required']], {}),
  ...pinAnswers('text', [['301 characters', '字'.repeat(301), 'V max_length']]),
  ...pinAnswers('state', [['none of the list', 'closed', 'V choice']]),
  ...['cooperationList', 'threadList'].flatMap((call) =>
    rows(`tender/${call}`, 'ip_id', [
      ['missing', undefined, 'V required'],
      ['of another member', (fixtures: BadInputFixtures) => fixtures.benIp, 'X'],
    ]),
  ),
  ...rows('tender/cooperationList', 'turn', [['of nobody', 'staff', 'V choice']], ofOwn()),
  ...rows('tender/threadList', 'kind', [['unknown', 'product', 'V choice']], ofOwn()),
  ...rows('tender/threadList', 'state', [['unknown', 'sealed', 'V choice']], ofOwn()),
  ...rows('tender/threadList', 'keyword', [['81 characters', '字'.repeat(81), 'V max_length']], ofOwn()),
  ...rows('tender/cooperationDetail', 'cooperation_id', [['of nobody', NOWHERE, 'N']], ofOwn()),
  ...rows('tender/threadDetail', 'thread_id', [['of nobody', NOWHERE, 'N']], ofOwn()),
  ...reply('round_id', [
    ['of nobody', NOWHERE, 'N'],
    ['1 or 1=1', '1 or 1=1', 'V id'],
  ]),
  ...reply('decision', [
    ['neither', 'confirmed', 'V choice'],
    ['none', undefined, 'V required'],
  ]),
  ...reply('feedback', [
    ['none while it goes on', undefined, 'V required'],
    ['spaces', '   ', 'V required'],
    ['1001 characters', '字'.repeat(1001), 'V max_length'],
  ]),
  ...reply('images', [
    ['eleven', eleven, 'V max_items'],
    ['one twice', [NOWHERE, NOWHERE], 'V duplicate'],
  ]),
  ...reply('marks', [
    ['201', Array(201).fill(pin({})[0]), 'V max_items'],
    ['10,000', Array(10_000).fill(pin({})[0]), 'L'],
  ]),
  ...(
    [
      ['left of the picture', { x: -0.01 }, 'x', 'V range'],
      ['below the picture', { y: 1.01 }, 'y', 'V range'],
      ['a box beyond its edge', { w: 0.6, h: 0.1 }, 'w', 'V range'],
      ['page 0', { page: 0 }, 'page', 'V min'],
      ['page 21', { page: 21 }, 'page', 'V max'],
      ['endlessly far', { x: '1e999' }, 'x', 'V type'],
      ['a box without a height', { w: 0.1 }, 'w', 'V range'],
      ['no comment', { text: ' ' }, 'text', 'V required'],
      ['301 characters', { text: '字'.repeat(301) }, 'text', 'V max_length'],
    ] as const
  ).flatMap(([id, more, field, expected]) =>
    reply('marks', [[id, pin(more), expected]]).map((one): Case => ({ ...one, names: `marks.0.${field}` })),
  ),
  ...confirm('hashes', [
    ['none', [], 'V required'],
    ['eleven', Array.from({ length: 11 }, (_, n) => String(n % 10).repeat(63) + 'a'), 'V max_items'],
    ['one twice', [HASH, HASH], 'V duplicate'],
  ]),
  ...confirm('agree', [['0', 0, 'V required']]),
  ...confirm('round_id', [['of nobody', NOWHERE, 'N']]),
  ...round('threadOpen', opens),
  ...nobody('threadOpen', 'kind', [['unknown', 'image_usage', 'V choice']], opens),
  ...nobody(
    'threadOpen',
    'product_name',
    [
      ['none', undefined, 'V required'],
      ['51 characters', '字'.repeat(51), 'V max_length'],
    ],
    opens,
  ),
  ...round('roundSubmit', continues),
  ...nobody('roundSubmit', 'version', [['none', undefined, 'V required']], continues),
  ...nobody('brandThread', 'thread_id', [['of nothing', NOWHERE, 'N']], link),
  ...nobody('brandCooperation', 'access_key', [['made up', 'a'.repeat(43), 'N']], link),
  ...nobody('brandDaily', 'daily', [['at a link of nothing', 1, 'N']], link),
  ...nobody('brandDaily', 'yzm', [['of a wrong form', '12', 'V yzm']], { ...link, daily: 1 }),
  ...nobody(
    'finalMark',
    'yzm',
    [
      ['of a wrong form', '12', 'V yzm'],
      ['of nothing', CODE, 'N'],
    ],
    {
      ...link,
      thread_id: NOWHERE,
      version: 1,
    },
  ),
  ...desk('title', [
    ['none', undefined, 'V required'],
    ['81 characters', '字'.repeat(81), 'V max_length'],
  ]),
  ...desk('source', [['unknown', 'friends', 'V choice']]),
  ...desk('ip_id', [['of nobody', NOWHERE, 'N']]),
  ...desk('ends_on', [
    ['no day', '2026-02-30', 'V date'],
    ['a text', 'soon', 'V date'],
  ]),
  ...rows('POST cooperations', 'ends_on', [['before the first', '2026-01-01', 'V range']], {
    as: 'reviewer',
    more: (fixtures: BadInputFixtures) => ({ ...contract(fixtures), starts_on: '2026-02-01' }),
  }),
  ...rows('POST cooperations', 'phone_number', [['of nobody', '12345', 'V phone']], {
    as: 'reviewer',
    more: (fixtures: BadInputFixtures) => ({ ...contract(fixtures), area_code: '86' }),
  }),
  ...rows('POST cooperations', 'area_code', [['none for a phone', undefined, 'V required']], {
    as: 'reviewer',
    more: (fixtures: BadInputFixtures) => ({ ...contract(fixtures), phone_number: '13800138000' }),
  }),
  ...rows('POST cooperations', 'title', [['by finance', '春', 'X']], { more: contract, as: 'finance' }),
  ...rows(`PUT cooperations/${NOWHERE}`, 'version', [['of none', 1, 'N']], {
    more: { buyer_name: '林经理' },
    as: 'reviewer',
  }),
  ...rows(`POST cooperations/${NOWHERE}/end`, 'reason', [['none', undefined, 'V required']], {
    more: { version: 1 },
    as: 'reviewer',
  }),
  ...rows(`POST cooperations/${NOWHERE}/sell`, 'version', [['no such action', 1, 'V choice']], {
    as: 'reviewer',
    names: 'action',
  }),
  ...rows('POST threads', 'cooperation_id', [['of nothing', NOWHERE, 'N']], {
    as: 'reviewer',
    more: { kind: 'product_design', product_name: '帆布袋', images: [NOWHERE] },
  }),
  ...rows(`PUT threads/${NOWHERE}`, 'version', [['of none', 1, 'N']], {
    more: { images: [NOWHERE] },
    as: 'reviewer',
  }),
  ...rows(`POST threads/${NOWHERE}/mark_final`, 'version', [['of none', 1, 'N']], { as: 'reviewer' }),
];
