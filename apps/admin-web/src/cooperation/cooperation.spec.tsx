import { type CooperationRecord, ulid } from '@ipw/domain';
import { screen, within } from '@testing-library/react';
import { listed } from '../testing/fake-console';
import { staffMember } from '../testing/fixtures';
import { fakeConsole, renderConsole } from '../testing/render-console';

const record: CooperationRecord = {
  id: ulid(),
  state: 'active',
  version: 3,
  actions: ['end', 'update'],
  coop_no: '261120ABC123',
  ip_id: ulid(),
  ip_name: 'Moonbear',
  origin: 'contract',
  project_name: 'Spring series',
  brand_name: 'Green Field Goods',
  source: 'platform',
  share_percent: 50,
  turns: { holder: 0, brand: 2 },
  rests: 0,
  has_contact: 0,
  created_at: '2026-11-20T08:00:00.000Z',
  title: 'Spring series',
  contract_number: 'QH-1',
  buyer_name: 'Ms Lin',
  company_name: 'Green Field Goods',
  brand_phone: null,
  starts_on: null,
  ends_on: '2027-08-31',
};

const server = () =>
  fakeConsole(staffMember('reviewer'))
    .on('cooperations.list', listed('cooperations', [record]))
    .on('cooperations.one', record)
    .on('cooperations.historyOf', []);

it('lists cooperations with what waits for the brand, and opens one with its threads', async () => {
  server();
  const { user, t } = await renderConsole('/cooperations');
  await user.click(await screen.findByText('Spring series'));
  await screen.findByRole('heading', { level: 1, name: 'Spring series' });
  expect(await screen.findByText('QH-1')).toBeTruthy();
  expect(screen.getByText(t('has_contact.0'))).toBeTruthy();
  expect(screen.getByRole('link', { name: t('create.threads') })).toBeTruthy();
});

it('ends the version on the screen with a reason', async () => {
  const api = server().on('cooperations.decide', { ...record, state: 'ended', actions: [] });
  const { user, t } = await renderConsole(`/cooperations/${record.id}/show`);
  await screen.findByRole('heading', { level: 1, name: 'Spring series' });
  await user.click(screen.getByRole('button', { name: t('action.cooperation.end') }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), 'The contract is over');
  await user.click(dialog.getByRole('button', { name: t('action.cooperation.end') }));
  await screen.findByText(t('review.taken', { action: t('action.cooperation.end') }));
  expect(api.sent('cooperations.decide')).toMatchObject([
    { params: { id: record.id, action: 'end' }, body: { version: 3, reason: 'The contract is over' } },
  ]);
});

it('says of one that rests that it waits for nobody', async () => {
  server().on('cooperations.list', listed('cooperations', [{ ...record, rests: 1 }]));
  const { t } = await renderConsole('/cooperations');
  await screen.findByText(t('cooperation.resting'));
  expect(screen.queryByText(t('cooperation.brand_turns', { count: 2 }))).toBeNull();
});
