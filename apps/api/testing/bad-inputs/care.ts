/** Consultants, notes, follow-ups and reveals. */
import { shanghaiDay } from '@ipw/domain';
import { type Case, rows } from './case';
import { NOWHERE, type BadInputFixtures } from './fixtures';

const inDays = (days: number) => shanghaiDay(new Date(Date.now() + days * 86_400_000));
const ofAnn = (fixtures: BadInputFixtures) => ({ member_id: fixtures.ann.id });

/** A number nobody has. */
const moved = { area_code: '86', phone_number: '13988880001', reason: '凭身份证件与视频核对了本人' };
const TEXTS = [
  ['none', undefined, 'V required'],
  ['emptied', null, 'V required'],
  ['spaces', '   ', 'V required'],
  ['NUL', 'a\0b', 'V text'],
  ['a lone surrogate', 'a\ud800b', 'V text'],
  ['a list', ['a'], 'V type'],
] as const;
const MEMBERS = [
  ['none', undefined, 'V required'],
  ['not an id', '1 or 1=1', 'V id'],
  ['nobody', NOWHERE, 'N'],
] as const;
const DAYS = [
  ['none', undefined, 'V required'],
  ['yesterday', inDays(-1), 'V past_date'],
  ['in three years', inDays(1095), 'V range'],
  ['that does not exist', '2027-02-30', 'V date'],
  ['with a time', `${inDays(1)}T00:00:00Z`, 'V date'],
  ['a number', 20270101, 'V type'],
  ['today', inDays(0), 'OK'],
] as const;

const due = { due_on: inDays(3), about: 'call back' };
const about = (fixtures: BadInputFixtures) => ({ ...ofAnn(fixtures), ...due });

export const care: Case[] = [
  ...rows('POST notes', 'text', TEXTS, { more: ofAnn }),
  ...rows('POST notes', 'text', [['2,001 characters', '字'.repeat(2001), 'V max_length']], { more: ofAnn }),
  ...rows('POST notes', 'member_id', MEMBERS, { more: { text: 'x' } }),
  ...rows('POST notes', 'author_id', [['not for staff to set', NOWHERE, 'V unknown']], {
    more: (fixtures) => ({ ...ofAnn(fixtures), text: 'x' }),
  }),
  ...rows('POST notes', 'text', [['of somebody else’s member', 'x', 'N']], {
    as: 'consultant',
    more: ofAnn,
  }).map((one) => ({ ...one, id: `${one.id} (consultant)` })),
  ...rows('POST notes', 'text', [['by finance', 'x', 'X']], { as: 'finance', more: ofAnn }),
  ...rows(
    'PUT notes/{note}',
    'version',
    [
      ['stale', 9, 'C'],
      ['none', undefined, 'V required'],
    ],
    { more: { text: 'x' } },
  ),
  ...rows('DELETE notes/{note}', '', [['no version', undefined, 'V required']], { names: 'version' }),
  ...rows('DELETE notes/{note}?version=9', '', [['stale', undefined, 'C']]),
  ...rows('DELETE notes/{note}?version=1', '', [['another’s', undefined, 'N']], { as: 'consultant' }),
  ...rows('POST follow-ups', 'due_on', DAYS, { more: about }),
  ...rows('POST follow-ups', 'about', TEXTS, { more: about }),
  ...rows('POST follow-ups', 'about', [['201 characters', '字'.repeat(201), 'V max_length']], {
    more: about,
  }),
  ...rows('POST follow-ups', 'member_id', MEMBERS, { more: due }),
  ...rows('PUT follow-ups/{followUp}', 'version', [['stale', 9, 'C']], { more: due }),
  ...rows('POST follow-ups/{followUp}/finish', 'version', [
    ['stale', 9, 'C'],
    ['a fraction', 1.5, 'V integer'],
  ]),
  ...rows('POST follow-ups/{followUp}/reopen', 'version', [['what is open', 1, 'C']]),
  ...rows('POST follow-ups/{followUp}/delete', 'version', [['no such action', 1, 'V choice']], {
    names: 'action',
  }),
  ...rows(
    'POST members/{annId}/change-phone',
    'version',
    [
      ['stale', 99, 'C'],
      ['none', undefined, 'V required'],
    ],
    { more: moved },
  ),
  ...rows(
    'POST members/{annId}/change-phone',
    'phone_number',
    [
      ['malformed', '1390000', 'V phone'],
      ['of Hong Kong', '91234567', 'V phone'],
      ['their own', (fixtures: BadInputFixtures) => fixtures.ann.phone_number, 'V same_phone'],
      ['of another member', (fixtures: BadInputFixtures) => fixtures.ben.phone_number, 'PHONE_TAKEN'],
    ],
    { more: { ...moved, version: 1 } },
  ),
  ...rows(
    'POST members/{annId}/change-phone',
    'reason',
    [
      ['none', undefined, 'V required'],
      ['9 characters', '字'.repeat(9), 'V min_length'],
      ['501 characters', '字'.repeat(501), 'V max_length'],
    ],
    { more: { ...moved, version: 1 } },
  ),
  ...rows(`POST members/${NOWHERE}/change-phone`, 'version', [['nobody', 1, 'N']], { more: moved }),
  ...rows('POST members/{annId}/reveal', 'reason', TEXTS, { more: { field: 'phone_number' } }),
  ...rows('POST members/{annId}/reveal', 'reason', [['501 characters', '字'.repeat(501), 'V max_length']], {
    more: { field: 'phone_number' },
  }),
  ...rows(
    'POST members/{annId}/reveal',
    'field',
    [
      ['none', undefined, 'V required'],
      ['password_hash', 'password_hash', 'V choice'],
      ['constructor', 'constructor', 'V choice'],
    ],
    { more: { reason: 'x' } },
  ),
  ...rows('POST members/{annId}/reveal', 'field', [['a number, by a reviewer', 'document_number', 'X']], {
    as: 'reviewer',
    more: { reason: 'x' },
  }),
  ...rows('POST members/{annId}/reveal', 'field', [['of another’s member', 'phone_number', 'N']], {
    as: 'consultant',
    more: { reason: 'x' },
  }),
  ...rows(
    'POST members/{annId}/assign-consultant',
    'consultant_id',
    [
      ['not an id', '1', 'V id'],
      ['nobody', NOWHERE, 'V choice'],
      ['a reviewer', (fixtures: BadInputFixtures) => fixtures.staff.reviewer.id, 'V choice'],
    ],
    { more: { version: 1 } },
  ),
  ...rows('POST members/{annId}/assign-consultant', 'version', [
    ['stale', 9, 'C'],
    ['none', undefined, 'V required'],
  ]),
  ...rows('POST members/{annId}/assign-consultant', 'version', [['by a consultant', 1, 'X']], {
    as: 'consultant',
  }),
  ...rows(`POST members/${NOWHERE}/assign-consultant`, 'version', [['nobody', 1, 'N']]),
  ...rows('POST members/bulk/assign-consultant', 'ids', [['none', [], 'V required']], {
    more: { versions: [] },
  }),
  ...rows('POST consultants/{consultantId}/hand-over', 'consultant_id', [
    ['to themselves', (fixtures: BadInputFixtures) => fixtures.staff.consultant.id, 'V duplicate'],
    ['to nobody known', NOWHERE, 'V choice'],
  ]),
  ...rows(
    'PUT consultants/{consultantId}',
    'contact_phone',
    [
      ['letters', 'call me', 'V phone'],
      ['41 digits', '1'.repeat(41), 'V max_length'],
    ],
    { more: { version: 1 } },
  ),
  ...rows(
    'PUT consultants/{consultantId}',
    'contact_email',
    [
      ['no at', 'chen.example.com', 'V email'],
      ['a script', '"><script>@x.com', 'V email'],
    ],
    { more: { version: 1 } },
  ),
  ...rows('PUT consultants/{consultantId}', 'version', [['stale', 9, 'C']]),
  ...rows('member/consultant', 'member_id', [['somebody else’s', NOWHERE, 'V unknown']]),
  ...rows('member/consultant', '', [['nobody', undefined, 'U']], { as: 'nobody' }),
];
