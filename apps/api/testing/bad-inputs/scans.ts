/** Scans with invalid filters, and reports settled without a result. */
import { shanghaiDay } from '@ipw/domain';
import { rows } from './case';
import { NOWHERE } from './fixtures';
import { ofOwn } from './own';

const DAY_MS = 86_400_000;
const today = shanghaiDay(new Date());
const daysAgo = (days: number) => shanghaiDay(new Date(Date.now() - days * DAY_MS));
const month = { from: daysAgo(30), to: today, group: 'day' };
const settling = { report_id: NOWHERE, version: 1, outcome: 'fake', reason: 'x' };

export const scans = [
  ...rows('code/scanList', 'from', [['30 February', '2026-02-30', 'V date']], ofOwn()),
  ...rows('code/scanList', 'to', [['before the first day', daysAgo(9), 'V range']], ofOwn({ from: today })),
  ...rows('code/scanList', 'verdict', [['unheard of', 'fake', 'V choice']], ofOwn()),
  ...rows('code/scanList', 'batch_number', [['0', 0, 'V min']], ofOwn()),
  ...rows(
    'code/scanList',
    'serial',
    [
      ['-1', -1, 'V min'],
      ['4294967296', '4294967296', 'V max'],
      ['1e1', '1e1', 'V integer'],
    ],
    ofOwn(),
  ),
  ...rows('code/scanList', 'place', [['61 characters', '字'.repeat(61), 'V max_length']], ofOwn()),
  ...rows('code/scanList', 'goods_id', [['1 or 1=1', '1 or 1=1', 'V id']], ofOwn()),
  ...rows('code/scanList', 'page', [['beyond what is paged', 5001, 'V max']], ofOwn()),
  ...rows('code/scanList', 'cursor', [['no number', 'abc', 'V malformed']], ofOwn()),
  ...rows('code/scanStats', 'group', [['by buyer', 'buyer', 'V choice']], ofOwn(month)),
  ...rows('code/scanStats', 'from', [['367 days ago', daysAgo(366), 'V range']], {
    ...ofOwn(month),
    names: 'to',
  }),
  ...rows('code/reportList', 'state', [['unheard of', 'lost', 'V choice']], ofOwn()),
  ...rows('code/reportSettle', 'outcome', [['none', undefined, 'V required']], ofOwn(settling)),
  ...rows('code/reportSettle', 'reason', [['spaces', '  ', 'V required']], ofOwn(settling)),
  ...rows('code/reportSettle', 'report_id', [['nobody’s', NOWHERE, 'N']], ofOwn(settling)),
];
