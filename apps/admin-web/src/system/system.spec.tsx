import { JOB_LANES, type SystemOverview } from '@ipw/domain';
import { screen, within } from '@testing-library/react';
import { listed, refused } from '../testing/fake-console';
import { staffMember } from '../testing/fixtures';
import { fakeConsole, renderConsole } from '../testing/render-console';

const now = new Date().toISOString();
const overview: SystemOverview = {
  lanes: JOB_LANES.map((lane) => ({ lane, waiting: 0, oldest_seconds: 0, failed: 0 })),
  alert_lag_seconds: 4,
  unsealed_lines: 1001,
  storage: { place: 'bucket', files: 1200, bytes: 5e9, free_bytes: 9e8, database_bytes: 2.5e8 },
  schema: { newest: 'Processes1700000000363', pending: 0, later: 2, server: '10.11.6-MariaDB' },
  keys: [{ name: 'field 1', state: 'foreign', check: '0badcafe', recorded_at: now }],
  backups: { base: now, log: now, proof: null },
};
overview.lanes[0] = { lane: 'sms_code', waiting: 3, oldest_seconds: 31, failed: 7 };
overview.lanes[2] = { lane: 'sms', waiting: 9000, oldest_seconds: 31, failed: 0 };

const process = {
  id: '01ARZ3NDEKTSV4RRFFQ69G5FAV',
  state: 'silent',
  role: 'worker',
  host: 'machine-2',
  pid: 42,
  build: 'cafe0123',
  node: 'v20.20.2',
  started_at: now,
  seen_at: now,
} as const;
const page = () =>
  fakeConsole(staffMember('admin'))
    .on('processes.list', listed('processes', [process]))
    .on('processes.overview', overview);

it('shows administrators what waits, what is late, and the processes, with what needs somebody in red', async () => {
  page();
  const { t } = await renderConsole('/processes');
  const codes = await screen.findByRole('row', { name: new RegExp(`^${t('lane.sms_code')}`) });
  expect(
    within(codes)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['3', t('system.seconds', { seconds: '31' }), '7']);
  // Codes are late after half a minute, notices after a quarter of an hour.
  expect(within(codes).getAllByRole('cell')[1]!.className).toBe('tone-bad');
  const notices = screen.getByRole('row', { name: new RegExp(`^${t('lane.sms')}`) });
  expect(within(notices).getAllByRole('cell')[1]!.className).toBe('');
  expect(decodeURIComponent(within(codes).getByRole('link').getAttribute('href')!)).toContain(
    '"state":"failed"',
  );

  const red = [...document.querySelectorAll('.system dd.tone-bad')].map(({ textContent }) => textContent);
  expect(red).toEqual([t('system.never'), '1,001', '0.9 GB']);
  const key = screen.getByRole('row', { name: new RegExp(`^${t('key.field')} 1`) });
  expect(key.textContent).toContain(t('state.key.foreign'));
  expect(await screen.findByText('machine-2')).toBeTruthy();
  expect(screen.getByText(t('state.process.silent'))).toBeTruthy();
});

it('says when it cannot be read, and reads it again', async () => {
  const api = page().on('processes.overview', refused('INTERNAL'));
  const { t, user } = await renderConsole('/processes');
  const again = await screen.findByRole('button', { name: t('retry') });
  api.on('processes.overview', overview);
  await user.click(again);
  await screen.findByText(overview.schema.newest);
});

it('is not in the menu of others', async () => {
  fakeConsole(staffMember('reviewer'));
  const { t } = await renderConsole('/processes');
  expect(await screen.findByText(t('denied.title'))).toBeTruthy();
  expect(screen.queryByRole('link', { name: t('menu.processes') })).toBeNull();
});
