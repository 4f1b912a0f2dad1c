/** What staff write about tender projects. */
import { TENDER_LIMITS } from '@ipw/domain';
import { TENDER_INPUT } from '../access/tender-rows';
import { type Case, type Expected, rows } from './case';
import { type BadInputFixtures, NOWHERE } from './fixtures';
import { ofOwn } from './own';

const { texts, criteria } = TENDER_INPUT;
const zh = texts['zh-CN'];
const [criterion] = criteria;
const long = (length: number) => '字'.repeat(length);
const said = (more: object) => ({ ...texts, 'zh-CN': { ...zh, ...more } });
const weights = (...all: unknown[]) => all.map((weight) => ({ ...criterion, weight }));

const project = (
  field: string,
  list: readonly (readonly [string, unknown, Expected])[],
  shared: Partial<Case> = {},
) => rows('POST tenders', field, list, { more: TENDER_INPUT, as: 'reviewer', ...shared });

/** A project with a cover, so that other files are looked at. */
const covered = {
  as: 'admin',
  more: ({ tenderCover }: BadInputFixtures) => ({ ...TENDER_INPUT, cover: tenderCover }),
} as const;

export const tenders: Case[] = [
  ...project('kind', [
    ['none', undefined, 'V required'],
    ['unknown', 'auction', 'V choice'],
  ]),
  ...project('texts', [
    ['none', undefined, 'V required'],
    ['a text', '春', 'V type'],
  ]),
  ...project('texts', [['no title', said({ title: ' ' }), 'V required']], { names: 'texts.zh-CN.title' }),
  ...project('texts', [['a long title', said({ title: long(TENDER_LIMITS.title + 1) }), 'V max_length']], {
    names: 'texts.zh-CN.title',
  }),
  ...project(
    'texts',
    [
      ['a long brief', said({ body: long(TENDER_LIMITS.body + 1) }), 'V max_length'],
      ['NUL in the brief', said({ body: 'a\0b' }), 'V text'],
    ],
    { names: 'texts.zh-CN.body' },
  ),
  ...project('texts', [['nothing to submit', said({ materials: '' }), 'V required']], {
    names: 'texts.zh-CN.materials',
  }),
  ...project('texts', [['a long prize', said({ prize: long(TENDER_LIMITS.prize + 1) }), 'V max_length']], {
    names: 'texts.zh-CN.prize',
  }),
  ...project('cover', [
    ['none', undefined, 'V upload_required'],
    ['no id', '1', 'V id'],
    ['nowhere', NOWHERE, 'V file'],
    ['a member’s', ({ avatar }: BadInputFixtures) => avatar, 'V file'],
    ['uploaded as a banner', ({ bannerPicture }: BadInputFixtures) => bannerPicture, 'V file'],
  ]),
  ...project(
    'document',
    [
      ['no id', 'x', 'V id'],
      ['a picture', ({ tenderCover }: BadInputFixtures) => tenderCover, 'V file'],
    ],
    covered,
  ),
  ...project(
    'images',
    [
      ['eleven', Array.from({ length: 11 }, () => NOWHERE), 'V file_count'],
      ['one twice', [NOWHERE, NOWHERE], 'V duplicate'],
    ],
    covered,
  ),
  ...project('brand_name', [
    ['none', undefined, 'V required'],
    ['61 characters', long(61), 'V max_length'],
  ]),
  ...project('brand_contact', [['201 characters', long(201), 'V max_length']]),
  ...project('field_ids', [
    ['none', [], 'V required'],
    ['one twice', [18, 18], 'V duplicate'],
  ]),
  ...project('field_ids', [['unknown', [20], 'V choice']], { names: 'field_ids.0' }),
  ...project('ip_types', [['one twice', [1, 1], 'V duplicate']]),
  ...project('ip_types', [['unknown', [99], 'V choice']], { names: 'ip_types.0' }),
  ...project('kernels', [
    ['one that does not exist', [9999], 'V choice'],
    ['nine', [1, 2, 3, 4, 5, 6, 7, 8, 9], 'V max_items'],
  ]),
  ...project('opens_at', [
    ['none', undefined, 'V required'],
    ['no moment', 'tomorrow', 'V date'],
  ]),
  ...project('closes_at', [
    ['before it opens', '2029-12-31T00:00:00Z', 'V earliest_date'],
    ['as it opens', TENDER_INPUT.opens_at, 'V earliest_date'],
    ['a day that is none', '2030-02-30T00:00:00Z', 'V date'],
  ]),
  ...project('most_entries', [
    ['zero', 0, 'V min'],
    ['half a one', 1.5, 'V integer'],
  ]),
  ...project('sealed', [
    ['none', undefined, 'V required'],
    ['neither', 2, 'V max'],
  ]),
  ...project('criteria', [
    ['none', [], 'V required'],
    ['99 in total', weights(50, 49), 'V weights'],
    ['101 in total', weights(50, 51), 'V weights'],
    ['nine', weights(20, 10, 10, 10, 10, 10, 10, 10, 10), 'V max_items'],
  ]),
  ...project('criteria', [['no weight', weights(0, 100), 'V min']], { names: 'criteria.0.weight' }),
  ...project('state', [['of its own', 'published', 'V unknown']]),
  ...project('kind', [['by finance', 'bidding', 'X']], { as: 'finance' }),
  ...rows(`PUT tenders/${NOWHERE}`, 'version', [['of none', 1, 'N']], { more: TENDER_INPUT, as: 'reviewer' }),
  ...rows(`POST tenders/${NOWHERE}/publish`, 'version', [['of none', 1, 'N']], { as: 'admin' }),
  ...rows(`POST tenders/${NOWHERE}/sell`, 'version', [['no such action', 1, 'V choice']], {
    as: 'admin',
    names: 'action',
  }),
  ...rows(`POST tenders/${NOWHERE}/cancel`, 'reason', [['none', undefined, 'V required']], {
    as: 'admin',
    more: { version: 1 },
  }),
  ...['tender/list', 'opportunity/activityBoard'].flatMap((call) => [
    ...rows(call, 'ip_id', [
      ['missing', undefined, 'V required'],
      ['of another member', ({ benIp }: BadInputFixtures) => benIp, 'X'],
    ]),
    ...rows(call, 'tab', [['unknown', 'mine', 'V choice']], ofOwn()),
    ...rows(call, 'page', [['zero', 0, 'V min']], ofOwn()),
  ]),
  ...rows('opportunity/activityBoard', 'sort', [['unknown', 'price', 'V choice']], ofOwn()),
  ...rows('opportunity/activityBoard', 'followed', [['neither', 2, 'V max']], ofOwn()),
  ...['tender/detail', 'tender/follow'].flatMap((call) =>
    rows(
      call,
      'tender_id',
      [
        ['missing', undefined, 'V required'],
        ['1 or 1=1', '1 or 1=1', 'V id'],
        ['nowhere', NOWHERE, 'N'],
      ],
      {
        more: ({ ownIp }: BadInputFixtures) => ({
          ip_id: ownIp,
          ...(call === 'tender/follow' && { followed: 1 }),
        }),
      },
    ),
  ),
  ...rows('tender/follow', 'followed', [['neither', 2, 'V max']], {
    more: ({ ownIp }: BadInputFixtures) => ({ ip_id: ownIp, tender_id: NOWHERE }),
  }),
];
