/** Scores of the brand of a project by its link, and the link that staff send. */
import { SCORE } from '@ipw/domain';
import { type Case, type Expected, rows } from './case';
import { NOWHERE } from './fixtures';

type List = readonly (readonly [string, unknown, Expected])[];
const long = (length: number) => '字'.repeat(length);

const link = { tender_id: NOWHERE, access_key: 'a'.repeat(43) };
const scored = { ...link, registration_id: NOWHERE, version: 0, points: [5] };
const score = (field: string, list: List, shared: Partial<Case> = {}) =>
  rows('tender/brandScore', field, list, { as: 'nobody', more: scored, ...shared });

const sent = {
  version: 0,
  buyer_name: '周经理',
  area_code: '86',
  phone_number: '13900000000',
  language: 'en',
};
const send = (field: string, list: List, shared: Partial<Case> = {}) =>
  rows(`POST awards/${NOWHERE}/brand`, field, list, { as: 'reviewer', more: sent, ...shared });

export const brandScores: Case[] = [
  ...[scored, link].flatMap((more) => {
    const call = more === scored ? 'tender/brandScore' : 'tender/brandEntries';
    return [
      ...rows(
        call,
        'tender_id',
        [
          ['of none', NOWHERE, 'N'],
          ['1 or 1=1', '1 or 1=1', 'V id'],
          ['missing', undefined, 'V required'],
        ],
        { as: 'nobody', more },
      ),
      ...rows(
        call,
        'access_key',
        [
          ['short', 'abc', 'V malformed'],
          ['made up', 'b'.repeat(43), 'N'],
        ],
        { as: 'nobody', more },
      ),
    ];
  }),
  ...rows('tender/brandEntries', 'page', [['zero', 0, 'V min']], { as: 'nobody', more: link }),
  ...score('registration_id', [['no id', 'x', 'V id']]),
  ...score('version', [['below zero', -1, 'V min']]),
  ...score('points', [
    ['none', [], 'V required'],
    ['no list', 'all', 'V type'],
  ]),
  ...score('points', [['above the scale', [SCORE.most + 1], 'V max']], { names: 'points.0' }),
  ...score('points', [['a half', [1.5], 'V integer']], { names: 'points.0' }),
  ...score('remark', [
    ['one character more', long(SCORE.remark + 1), 'V max_length'],
    ['NUL', 'a\0b', 'V text'],
  ]),
  ...score('staff_id', [['of its own', NOWHERE, 'V unknown']]),
  ...send('version', [['of none', 0, 'N']]),
  ...send('version', [['by finance', 0, 'X']], { as: 'finance' }),
  ...send('version', [['by a consultant', 0, 'X']], { as: 'consultant' }),
  ...send('phone_number', [
    ['no number', 'abc', 'V phone'],
    ['none', undefined, 'V required'],
  ]),
  ...send('area_code', [['unknown', '999', 'V area_code']]),
  ...send('language', [['unknown', 'fr', 'V choice']]),
  ...send('buyer_name', [['one character more', long(61), 'V max_length']]),
];
