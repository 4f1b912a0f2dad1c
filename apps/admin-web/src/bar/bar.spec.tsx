import { type BarRecord, ulid } from '@ipw/domain';
import { screen, within } from '@testing-library/react';
import { listed } from '../testing/fake-console';
import { staffMember } from '../testing/fixtures';
import { fakeConsole, renderConsole } from '../testing/render-console';

const bar: BarRecord = {
  ...{ id: ulid(), state: 'active', version: 1, actions: ['lift'], ip_id: ulid(), ip_name: 'Fox' },
  ...{ member_id: ulid(), member_name: 'Ann', tender_id: ulid(), tender_title: 'Spring tea' },
  ...{ reason_code: 'false_material', until: '2027-11-20T08:00:00.000Z', over: 0 },
  ...{ created_at: '2026-11-20T08:00:00.000Z', registration_id: ulid() },
  ...{ reason: 'Not their drawing', lift_reason: null },
};
const server = (one: BarRecord) =>
  fakeConsole(staffMember('admin'))
    .on('bars.list', listed('bars', [one]))
    .on('bars.one', one)
    .on('bars.historyOf', []);

it('lifts a bar with a reason, after it has said who is barred, why and until when', async () => {
  const api = server(bar).on('bars.decide', ({ body }) => {
    const lifted: BarRecord = { ...bar, state: 'lifted', version: 2, actions: [], lift_reason: body.reason };
    api.on('bars.one', lifted);
    return lifted;
  });
  const { user, t } = await renderConsole(`/bars/${bar.id}/show`);
  await screen.findByText('Not their drawing');
  expect(screen.getByRole('link', { name: 'Ann' })).toBeTruthy();
  expect(screen.getAllByText(/2027/)).not.toHaveLength(0);
  const lift = t('action.tender_bar.lift');
  await user.click(screen.getByRole('button', { name: lift }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: lift }));
  expect(api.sent('bars.decide')).toEqual([]);
  await user.type(dialog.getByRole('textbox'), 'Their contract proves it');
  await user.click(dialog.getByRole('button', { name: lift }));
  await screen.findByText('Their contract proves it');
  expect(api.sent('bars.decide')).toMatchObject([
    { params: { action: 'lift' }, body: { version: 1, reason: 'Their contract proves it' } },
  ]);
});

it('calls a bar that has ended by its date over, and offers no decision', async () => {
  server({ ...bar, over: 1, actions: [], until: '2026-11-19T08:00:00.000Z' });
  const { t } = await renderConsole(`/bars/${bar.id}/show`);
  expect(await screen.findAllByText(t('bar.over'))).not.toHaveLength(0);
  expect(screen.queryByRole('button', { name: t('action.tender_bar.lift') })).toBeNull();
});
