/** The hash of the address a report came from goes as early as those of scans. */
import { ulid } from '@ipw/domain';
import { aDayLater } from '../../../testing/background';
import { openFixtures } from '../../../testing/fixtures';
import { api, rows } from '../../../testing/server';
import { plantCodeReport } from '../../db/seed/fixtures';

it('is removed after ninety days', async () => {
  await api().reset();
  const on = await openFixtures();
  for (const days of [91, 89]) {
    const id = await plantCodeReport(on, { ip_id: ulid(), batch_number: 1, serial: days });
    await rows('UPDATE code_report SET source = ?, created_at = NOW(3) - INTERVAL ? DAY WHERE id = ?', [
      'a'.repeat(16),
      days,
      id,
    ]);
  }
  await aDayLater('retention');
  expect(await rows('SELECT serial, source FROM code_report ORDER BY serial')).toEqual([
    { serial: 89, source: 'a'.repeat(16) },
    { serial: 91, source: '' },
  ]);
});
