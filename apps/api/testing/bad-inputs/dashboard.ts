/** The workbench's home page: pending tasks, visits, rejections. */
import { rows } from './case';
import { NOWHERE, type BadInputFixtures } from './fixtures';

const ofOwn = (more: Record<string, unknown> = {}) => ({
  more: ({ ownIp }: BadInputFixtures) => ({ ip_id: ownIp, ...more }),
});

export const dashboard = [
  ...['ip/pendingTasks', 'ip/visits'].flatMap((call) =>
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
