/** Export files of codes: request and download. */
import { rows } from './case';
import { NOWHERE, type BadInputFixtures } from './fixtures';
import { ofOwn } from './own';

export const codeExports = [
  ...rows(
    'code/export',
    'ip_id',
    [['of another member', (fixtures: BadInputFixtures) => fixtures.benIp, 'X']],
    {
      more: { order_id: NOWHERE, format: 'csv' },
    },
  ),
  ...rows('code/export', 'format', [['xlsx', 'xlsx', 'V choice']], ofOwn({ order_id: NOWHERE })),
  ...rows(
    'code/export',
    'order_id',
    [
      ['none, and no request', undefined, 'V required'],
      ['1 or 1=1', '1 or 1=1', 'V id'],
      ['nowhere', NOWHERE, 'N'],
    ],
    ofOwn({ format: 'pdf' }),
  ),
  ...rows(
    'code/exportLink',
    'order_id',
    [['and a request', NOWHERE, 'V required']],
    ofOwn({ request_id: NOWHERE, format: 'pdf' }),
  ),
  ...rows('code/exportLink', 'request_id', [['nowhere', NOWHERE, 'N']], ofOwn({ format: 'csv' })),
  ...rows(
    'code/exportLink',
    'from',
    [['a field more', 0, 'V unknown']],
    ofOwn({ order_id: NOWHERE, format: 'csv' }),
  ),
];
