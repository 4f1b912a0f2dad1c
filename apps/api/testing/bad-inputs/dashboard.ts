/** The workbench's home page and search: pending tasks, visits, rejections, records. */
import { rows } from './case';
import { NOWHERE, type BadInputFixtures } from './fixtures';
import { ofOwn } from './own';

export const dashboard = [
  ...['ip/pendingTasks', 'ip/figures', 'ip/visits'].flatMap((call) =>
    rows(call, 'ip_id', [
      ['missing', undefined, 'V required'],
      ['of another member', (fixtures: BadInputFixtures) => fixtures.benIp, 'X'],
    ]),
  ),
  ...rows(
    'ip/visits',
    'days',
    [
      ['31', 31, 'V choice'],
      ['1e1', '1e1', 'V integer'],
    ],
    ofOwn(),
  ),
  ...rows('complaint/list', 'ip_id', [
    ['missing', undefined, 'V required'],
    ['of another member', (fixtures: BadInputFixtures) => fixtures.benIp, 'X'],
  ]),
  ...rows('complaint/answer', 'answer', [
    ['none', undefined, 'V required'],
    ['9 characters', '字'.repeat(9), 'V min_length'],
    ['1,001 characters', '字'.repeat(1001), 'V max_length'],
  ]),
  ...rows('complaint/answer', 'version', [['a text', 'x', 'V integer']]),
  ...rows('complaint/answer', 'complaint_id', [
    ['unknown', NOWHERE, 'N'],
    ['malformed', '1', 'V id'],
  ]),
  ...rows('complaint/answer', 'answer_images', [
    ['somebody else’s', (fixtures: BadInputFixtures) => [fixtures.benProof], 'V file'],
  ]),
  ...rows('search/records', 'keyword', [
    ['missing', undefined, 'V required'],
    ['only spaces', ' \u3000 ', 'V required'],
    ['NUL', 'a\0b', 'V text'],
    ['a list', ['a'], 'V type'],
    ['60 characters outside the base plane', '𠮷'.repeat(60), 'OK'],
    ['61 of them', '𠮷'.repeat(61), 'V max_length'],
    ['wildcards and quotes', `%_\\'"--;`, 'OK'],
    ['a serial too large', '99999999999999999999', 'OK'],
  ]),
  ...rows(
    'ip/figures',
    'days',
    [
      ['31', 31, 'V choice'],
      ['-7', -7, 'V min'],
      ['7 days', '7 days', 'V integer'],
    ],
    ofOwn(),
  ),
  ...rows('review/rejected', 'subject', [['claim', 'claim', 'V choice']], ofOwn({ subject_id: NOWHERE })),
  ...rows(
    'review/rejected',
    'subject_id',
    [
      ['1 or 1=1', '1 or 1=1', 'V id'],
      ['of another IP', (fixtures: BadInputFixtures) => fixtures.benSeries, 'N'],
    ],
    ofOwn({ subject: 'series' }),
  ),
];
