/** What staff write about collection campaigns. */
import { CAMPAIGN_LIMITS } from '@ipw/domain';
import { CAMPAIGN_INPUT } from '../access/campaign-rows';
import { type Case, type Expected, rows } from './case';
import { type BadInputFixtures, NOWHERE } from './fixtures';

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

export const campaigns: Case[] = [
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
