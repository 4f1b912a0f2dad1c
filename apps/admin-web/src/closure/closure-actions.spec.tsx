import { type ClosureAdminRow, ulid } from '@ipw/domain';
import { focusManager } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { refused } from '../testing/fake-console';
import { staffMember } from '../testing/fixtures';
import { fakeConsole, renderConsole } from '../testing/render-console';

const held: ClosureAdminRow = {
  ...{ id: ulid(), version: 3, state: 'on_hold', actions: ['resume'], member_id: ulid(), member_name: 'Lin' },
  ...{ phone_number: '1****0001', area_code: '86', ip_count: 1, created_at: '2026-11-01T08:00:00.000Z' },
  ...{ due_at: '2026-12-01T08:00:00.000Z', ended_at: null, reason_code: null, reason: null },
};

it('lets the closure go on as it was when the question was opened, and after a conflict as it is', async () => {
  const api = fakeConsole(staffMember())
    .on('closures.one', held)
    .on('closures.historyOf', [])
    .on('closures.resume', held)
    .once('closures.resume', refused('CONFLICT', { message: 'Somebody was faster' }));
  const { t, user } = await renderConsole(`/closures/${held.id}/show`);
  const resume = { name: t('action.closure.resume') };
  await user.click(await screen.findByRole('button', resume));
  const dialog = within(screen.getByRole('dialog'));
  api.on('closures.one', { ...held, version: 4, member_name: 'Lin Wei' });
  focusManager.onFocus();
  await screen.findByRole('heading', { level: 1, name: 'Lin Wei' });
  await user.click(dialog.getByRole('button', resume));
  await dialog.findByText('Somebody was faster');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', resume));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', resume));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.sent('closures.resume').map(({ body }) => body)).toEqual([{ version: 3 }, { version: 4 }]);
});
