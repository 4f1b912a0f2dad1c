/** Entries of IPs to tenders, and their check. */
import { REGISTRATION_LIMITS, SCORE } from '@ipw/domain';
import { type Case, type Expected, rows } from './case';
import { type BadInputFixtures, NOWHERE } from './fixtures';

const long = (length: number) => '字'.repeat(length);
const entry = ({ ownIp, openTender, stories, publicSeries }: BadInputFixtures) => ({
  ip_id: ownIp,
  tender_id: openTender,
  ip_intro: '山里的一只狐狸。',
  remark: '可以改色。',
  series_id: publicSeries,
  case_id: stories.case.approved,
});
const full = (on: BadInputFixtures) => ({ ...entry(on), promise: 1 });
type List = readonly (readonly [string, unknown, Expected])[];
const saved = (field: string, list: List, shared: Partial<Case> = {}) =>
  rows('tender/registrationSave', field, list, { more: entry, ...shared });
const sent = (field: string, list: List, shared: Partial<Case> = {}) =>
  rows('tender/registrationSubmit', field, list, { more: full, ...shared });
const of = (at: (on: BadInputFixtures) => string) => at;

const proposed = { version: 1, entries: [], no_award_reason: '没有合适的' };
const result = (field: string, list: List, shared: Partial<Case> = {}) =>
  rows(`POST awards/${NOWHERE}/propose`, field, list, { as: 'reviewer', more: proposed, ...shared });
const judged = { registration_id: NOWHERE, awarded: 1, comment: '很好' };

/** Results of tenders. */
const awards: Case[] = [
  ...result('version', [['of none', 1, 'N']]),
  ...result('entries', [['no list', 'all', 'V type']]),
  ...result('entries', [['a rank of 0', [{ ...judged, rank: 0 }], 'V min']], { names: 'entries.0.rank' }),
  ...result('entries', [['no comment', [{ ...judged, comment: ' ' }], 'V required']], {
    names: 'entries.0.comment',
  }),
  ...result('entries', [['half awarded', [{ ...judged, awarded: 2 }], 'V max']], {
    names: 'entries.0.awarded',
  }),
  ...rows(`POST awards/${NOWHERE}/publish`, 'version', [['of none', 1, 'N']], { as: 'reviewer' }),
  ...rows(`POST awards/${NOWHERE}/publish`, 'version', [['by finance', 1, 'X']], { as: 'finance' }),
  ...rows(`POST awards/${NOWHERE}/return`, 'reason', [['none', undefined, 'V required']], {
    as: 'reviewer',
    more: { version: 1 },
  }),
];

const scored = { version: 1, registration_id: NOWHERE, points: [5] };
const score = (field: string, list: List, shared: Partial<Case> = {}) =>
  rows(`POST awards/${NOWHERE}/score`, field, list, { as: 'reviewer', more: scored, ...shared });

/** Scores of entries. */
const scores: Case[] = [
  ...score('version', [['of none', 1, 'N']]),
  ...score('version', [['by finance', 1, 'X']], { as: 'finance' }),
  ...score('version', [['by a consultant', 1, 'X']], { as: 'consultant' }),
  ...score('points', [
    ['none', [], 'V required'],
    ['no list', 'all', 'V type'],
  ]),
  ...score('points', [['above the scale', [11], 'V max']], { names: 'points.0' }),
  ...score('points', [['below the scale', [-1], 'V min']], { names: 'points.0' }),
  ...score('points', [['a half', [1.5], 'V integer']], { names: 'points.0' }),
  ...score('registration_id', [['no id', 'x', 'V id']]),
  ...score('remark', [['one character more', long(SCORE.remark + 1), 'V max_length']]),
];

export const registrations: Case[] = [
  ...scores,
  ...awards,
  ...[saved, sent].flatMap((call) => [
    ...call('tender_id', [
      ['none', undefined, 'V required'],
      ['1 or 1=1', '1 or 1=1', 'V id'],
      ['nowhere', NOWHERE, 'N'],
      ['a draft of staff', of(({ draftTender }) => draftTender), 'N'],
    ]),
    ...call('tender_id', [['one that is not open yet', of(({ laterTender }) => laterTender), 'C']], {
      says: 'error.STATE.tender_early',
    }),
    ...call('tender_id', [['one that has ended', of(({ overTender }) => overTender), 'C']], {
      says: 'error.STATE.tender_over',
    }),
    ...call('ip_id', [['of another member', of(({ benIp }) => benIp), 'X']]),
    ...call('series_id', [
      ['a draft', of(({ draftSeries }) => draftSeries), 'V not_approved'],
      ['under review', of(({ pendingSeries }) => pendingSeries), 'V not_approved'],
      ['of another IP', of(({ benSeries }) => benSeries), 'V not_approved'],
      ['nowhere', NOWHERE, 'V not_approved'],
      ['1 or 1=1', '1 or 1=1', 'V id'],
    ]),
    ...call('case_id', [
      ['a series', of(({ publicSeries }) => publicSeries), 'V not_approved'],
      ['a draft', of(({ stories }) => stories.case.draft), 'V not_approved'],
      ['of another IP', of(({ stories }) => stories.case.foreign), 'V not_approved'],
      ['nowhere', NOWHERE, 'V not_approved'],
    ]),
    ...call('case_images', [
      ['21', Array.from({ length: 21 }, () => NOWHERE), 'V file_count'],
      ['one twice', [NOWHERE, NOWHERE], 'V duplicate'],
      ['uploaded as an avatar', ({ avatar }: BadInputFixtures) => [avatar], 'V file'],
    ]),
    ...call('attachments', [
      ['eleven', Array.from({ length: 11 }, () => NOWHERE), 'V file_count'],
      ['of another member', ({ benProof }: BadInputFixtures) => [benProof], 'V file'],
    ]),
    ...call('ip_intro', [['one character more', long(REGISTRATION_LIMITS.ip_intro + 1), 'V max_length']]),
    ...call('remark', [
      ['one character more', long(REGISTRATION_LIMITS.remark + 1), 'V max_length'],
      ['NUL', 'a\0b', 'V text'],
    ]),
    ...call('tab', [['unknown', 'video', 'V choice']]),
    ...call('version', [['of nobody', 99, 'C']]),
    ...call('state', [['of its own', 'approved', 'V unknown']]),
  ]),
  ...sent('series_id', [['none', undefined, 'V no_series']]),
  ...sent('case_id', [['none', undefined, 'V no_case']]),
  ...sent('ip_intro', [['none', undefined, 'V required']]),
  ...sent('remark', [['blank', ' ', 'V required']]),
  ...sent(
    'promise',
    [
      ['0', 0, 'AGREEMENT'],
      ['empty', '', 'AGREEMENT'],
    ],
    { says: 'error.AGREEMENT.promise' },
  ),
  ...sent('texts', [
    ['an unknown text', [{ page: 'x', version: '1.0' }], 'V choice'],
    ['a version that never was', [{ page: 'bidActivityRequirements', version: '9.0' }], 'V choice'],
  ]).map((one) => ({ ...one, ...(one.id.includes('unknown') && { names: 'texts.0.page' }) })),
  ...rows(
    'tender/registrationWithdraw',
    'tender_id',
    [['nothing entered', of(({ openTender }) => openTender), 'C']],
    {
      more: ({ ownIp }) => ({ ip_id: ownIp }),
    },
  ),
  ...rows(
    'tender/registrationAcknowledge',
    'number',
    [
      ['none', undefined, 'V required'],
      ['zero', 0, 'V min'],
      ['half', 1.5, 'V integer'],
      ['without an entry', 1, 'C'],
    ],
    { more: ({ ownIp, openTender }) => ({ ip_id: ownIp, tender_id: openTender }) },
  ),
  ...rows('tender/registration', 'tender_id', [['nowhere', NOWHERE, 'N']], {
    more: ({ ownIp }) => ({ ip_id: ownIp }),
  }),
  ...['tender/myBids', 'tender/myAwards'].flatMap((call) => [
    ...rows(call, 'ip_id', [['of another member', of(({ benIp }) => benIp), 'X']]),
    ...rows(call, 'page', [['zero', 0, 'V min']], { more: ({ ownIp }) => ({ ip_id: ownIp }) }),
  ]),
  ...rows(`POST registrations/${NOWHERE}/approve`, 'version', [['of none', 1, 'N']], { as: 'reviewer' }),
  ...rows(
    `POST registrations/${NOWHERE}/reject`,
    'reason_code',
    [
      ['unknown', 'ugly', 'V choice'],
      ['none', undefined, 'V required'],
    ],
    { as: 'reviewer', more: { version: 1 } },
  ),
  ...rows(
    `POST registrations/${NOWHERE}/reject`,
    'marks',
    [['an unknown field', [{ field: 'state' }], 'V choice']],
    {
      as: 'reviewer',
      more: { version: 1, reason_code: 'brief_missed' },
      names: 'marks.0.field',
    },
  ),
  ...rows(
    `POST registrations/${NOWHERE}/disqualify`,
    'reason_code',
    [
      ['none', undefined, 'V required'],
      ['unknown', 'ugly', 'V choice'],
    ],
    { as: 'admin', more: { version: 1, reason: '资料虚假' } },
  ),
  ...rows(`POST registrations/${NOWHERE}/disqualify`, 'reason', [['none', undefined, 'V required']], {
    as: 'admin',
    more: { version: 1, reason_code: 'false_material' },
  }),
  ...rows(`POST registrations/${NOWHERE}/submit`, 'version', [['an entrant’s action', 1, 'V choice']], {
    as: 'reviewer',
    names: 'action',
  }),
];
