/** Collection campaigns: what staff write, and what anybody enters. */
import { CAMPAIGN_LIMITS, ENTRY_LIMITS } from '@ipw/domain';
import { CAMPAIGN_INPUT, ENTRY_INPUT } from '../access/campaign-rows';
import { type Case, type Expected, rows } from './case';
import { type BadInputFixtures, CODE, NEW_PHONE, NOWHERE } from './fixtures';

const { texts, categories } = CAMPAIGN_INPUT;
const zh = texts['zh-CN'];
const [category] = categories;
const long = (length: number) => '字'.repeat(length);
const said = (more: object) => ({ ...texts, 'zh-CN': { ...zh, ...more } });

const campaign = (
  field: string,
  list: readonly (readonly [string, unknown, Expected])[],
  shared: Partial<Case> = {},
) => rows('POST campaigns', field, list, { more: CAMPAIGN_INPUT, as: 'reviewer', ...shared });

/** An entry of a phone whose code is `CODE`, in so far as it was sent. */
const asked = { as: 'nobody' as const, more: { ...ENTRY_INPUT, phone_number: NEW_PHONE, yzm: CODE } };
const entry = (field: string, list: readonly (readonly [string, unknown, Expected])[], shared: object = {}) =>
  rows('tender/campaignEntry', field, list, { ...asked, ...shared });
const sent = { before: (fixtures: BadInputFixtures) => fixtures.code(NEW_PHONE, 'collect') };
const proof = { as: 'nobody' as const, more: { area_code: '86', phone_number: NEW_PHONE, yzm: CODE } };

export const campaigns: Case[] = [
  ...entry('work_name', [
    ['none', undefined, 'V required'],
    ['41 characters', long(ENTRY_LIMITS.work + 1), 'V max_length'],
    ['a phone', '13800138000', 'V contact_found'],
    ['a bell', 'a\x07', 'V text'],
  ]),
  ...entry('intro', [
    ['501 characters', long(ENTRY_LIMITS.intro + 1), 'V max_length'],
    ['an e-mail address', 'lin@example.com', 'V contact_found'],
  ]),
  ...entry('entrant_name', [['none', undefined, 'V required']]),
  ...entry('categories', [['13', Array(13).fill(0), 'V max_items']]),
  ...entry('categories', [['beyond any', [12], 'V max']], { names: 'categories.0' }),
  ...entry('images', [
    ['none', [], 'V upload_required'],
    ['eleven', Array(11).fill(NOWHERE), 'V file_count'],
  ]),
  ...entry('campaign_id', [['1 or 1=1', '1 or 1=1', 'V id']]),
  ...entry('campaign_id', [['nowhere', NOWHERE, 'N']], sent),
  ...entry('phone_number', [['of nobody', '12345678901', 'V phone']]),
  ...entry('agree', [['none of one text', { privacy: 1, user: 1, rules: 0 }, 'AGREEMENT']]),
  ...entry('yzm', [
    ['never sent', '135790', 'YZM'],
    ['none, and no proven phone', undefined, 'YZM'],
  ]),
  ...entry('phone_hash', [['of its own', 'a', 'V unknown']]),
  ...['tender/campaignMine', 'tender/campaignErase'].flatMap((call) =>
    rows(
      call,
      'yzm',
      [
        ['never sent', '135790', 'YZM'],
        ['none, and no proven phone', undefined, 'YZM'],
      ],
      proof,
    ),
  ),
  ...rows('tender/campaignWithdraw', 'entry_id', [['1 or 1=1', '1 or 1=1', 'V id']], {
    ...proof,
    more: { ...proof.more, version: 1 },
  }),
  ...rows('tender/campaignWithdraw', 'entry_id', [['nowhere', NOWHERE, 'N']], {
    ...proof,
    ...sent,
    more: { ...proof.more, version: 1 },
  }),
  ...['tender/campaign', 'tender/campaignWall'].flatMap((call) =>
    rows(
      call,
      'campaign_id',
      [
        ['missing', undefined, 'V required'],
        ['1 or 1=1', '1 or 1=1', 'V id'],
        ['nowhere', NOWHERE, 'N'],
      ],
      { as: 'nobody' },
    ),
  ),
  ...rows('tender/campaignWall', 'cursor', [['of another list', 'MDE', 'V malformed']], {
    as: 'nobody',
    more: { campaign_id: NOWHERE },
  }),
  ...rows(
    'tender/campaignFollow',
    'campaign_id',
    [
      ['missing', undefined, 'V required'],
      ['1 or 1=1', '1 or 1=1', 'V id'],
      ['nowhere', NOWHERE, 'N'],
    ],
    { more: ({ ownIp }: BadInputFixtures) => ({ ip_id: ownIp, followed: 1 }) },
  ),
  ...rows('tender/campaignFollow', 'followed', [['neither', 2, 'V max']], {
    more: ({ ownIp }: BadInputFixtures) => ({ ip_id: ownIp, campaign_id: NOWHERE }),
  }),
  ...rows('tender/campaignReport', 'entry_id', [['nowhere', NOWHERE, 'N']], {
    as: 'nobody',
    more: { statement: '抄自我的画。' },
  }),
  ...rows(
    'tender/campaignReport',
    'statement',
    [
      ['none', undefined, 'V required'],
      ['501 characters', long(ENTRY_LIMITS.report + 1), 'V max_length'],
    ],
    { as: 'nobody', more: { entry_id: NOWHERE } },
  ),
  ...rows('tender/campaignReport', 'email', [['without an @', 'lin.example.com', 'V email']], {
    as: 'nobody',
    more: { entry_id: NOWHERE, statement: '抄自我的画。' },
  }),
  ...rows(`POST campaign-entries/${NOWHERE}/pass`, 'version', [['of none', 1, 'N']], { as: 'reviewer' }),
  ...rows(
    `POST campaign-entries/${NOWHERE}/fail`,
    'reason_code',
    [
      ['none', undefined, 'V required'],
      ['unknown', 'ugly', 'V choice'],
    ],
    { as: 'reviewer', more: { version: 1 } },
  ),
  ...rows(
    `POST campaign-entries/${NOWHERE}/fail`,
    'reason',
    [['none for another', '', 'V reason_required']],
    {
      as: 'reviewer',
      more: { version: 1, reason_code: 'other' },
    },
  ),
  ...rows(
    `POST campaign-entries/${NOWHERE}/win`,
    'prize',
    [
      ['none', '', 'V required'],
      ['41 characters', long(ENTRY_LIMITS.prize + 1), 'V max_length'],
    ],
    { as: 'reviewer', more: { version: 1 } },
  ),
  ...campaign('texts', [
    ['none', undefined, 'V required'],
    ['a text', '春', 'V type'],
  ]),
  ...campaign('texts', [['no title', said({ title: ' ' }), 'V required']], { names: 'texts.zh-CN.title' }),
  ...campaign(
    'texts',
    [
      ['a long text', said({ body: long(CAMPAIGN_LIMITS.body + 1) }), 'V max_length'],
      ['NUL in the text', said({ body: 'a\0b' }), 'V text'],
    ],
    { names: 'texts.zh-CN.body' },
  ),
  ...campaign('texts', [['no rules', said({ rules: '' }), 'V required']], { names: 'texts.zh-CN.rules' }),
  ...campaign('cover', [
    ['none', undefined, 'V upload_required'],
    ['no id', '1', 'V id'],
    ['nowhere', NOWHERE, 'V file'],
    ['a member’s', ({ avatar }: BadInputFixtures) => avatar, 'V file'],
    ['of a tender', ({ tenderCover }: BadInputFixtures) => tenderCover, 'V file'],
  ]),
  ...campaign('opens_at', [
    ['none', undefined, 'V required'],
    ['no moment', 'tomorrow', 'V date'],
  ]),
  ...campaign('closes_at', [
    ['before it opens', '2029-12-31T00:00:00Z', 'V earliest_date'],
    ['as it opens', CAMPAIGN_INPUT.opens_at, 'V earliest_date'],
  ]),
  ...campaign('asks_intro', [
    ['none', undefined, 'V required'],
    ['neither', 2, 'V max'],
  ]),
  ...campaign('most_images', [
    ['zero', 0, 'V min'],
    ['eleven', 11, 'V max'],
  ]),
  ...campaign('per_phone', [
    ['zero', 0, 'V min'],
    ['21', 21, 'V max'],
    ['half a one', 1.5, 'V integer'],
  ]),
  ...campaign('wall', [
    ['none', undefined, 'V required'],
    ['neither', 2, 'V max'],
  ]),
  ...campaign('categories', [['13', Array.from({ length: 13 }, () => category), 'V max_items']]),
  ...campaign('categories', [['without a name', [{ ...category, en: '' }], 'V required']], {
    names: 'categories.0.en',
  }),
  ...campaign('state', [['of its own', 'published', 'V unknown']]),
  ...campaign('wall', [['by finance', 1, 'X']], { as: 'finance' }),
  ...rows(`PUT campaigns/${NOWHERE}`, 'version', [['of none', 1, 'N']], {
    more: CAMPAIGN_INPUT,
    as: 'reviewer',
  }),
  ...rows(`POST campaigns/${NOWHERE}/publish`, 'version', [['of none', 1, 'N']], { as: 'admin' }),
  ...rows(`POST campaigns/${NOWHERE}/sell`, 'version', [['no such action', 1, 'V choice']], {
    as: 'admin',
    names: 'action',
  }),
  ...rows(`POST campaigns/${NOWHERE}/cancel`, 'reason', [['none', undefined, 'V required']], {
    as: 'admin',
    more: { version: 1 },
  }),
];
