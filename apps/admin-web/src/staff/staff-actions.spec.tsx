import { type StaffRow, ulid } from '@ipw/domain';
import { focusManager } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { refused } from '../testing/fake-console';
import { staffMember } from '../testing/fixtures';
import { fakeConsole, renderConsole } from '../testing/render-console';

const tang: StaffRow = {
  ...{ id: ulid(), version: 3, username: 'tang', name: 'Tang', role: 'reviewer', state: 'active' },
  ...{ totp_enabled: 1, recovery_codes_left: 8, sessions: 1, last_seen_at: null, created_at: '' },
  ...{ first_password_until: null, contact_phone: null, contact_email: null, actions: ['disable'] },
};

it('says why an action came too late, reads the account anew, and takes it with the new version when asked again', async () => {
  const api = fakeConsole(staffMember())
    .on('staff.one', tang)
    .on('staff.historyOf', [])
    .on('staff.act', tang)
    .once('staff.act', refused('CONFLICT', { message: 'Changed by somebody else' }));
  const { t, user } = await renderConsole(`/staff/${tang.id}/show`);
  const disable = { name: t('staff_action.disable') };
  await user.click(await screen.findByRole('button', disable));
  const dialog = within(await screen.findByRole('dialog'));
  api.on('staff.one', { ...tang, version: 4, name: 'Tang Lan' });
  focusManager.onFocus();
  await screen.findByRole('heading', { level: 1, name: 'Tang Lan' });
  await user.click(dialog.getByRole('button', disable));
  expect((await dialog.findByText('Changed by somebody else')).getAttribute('role')).toBe('alert');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', disable));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', disable));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.sent('staff.act').map(({ body }) => body)).toEqual([{ version: 3 }, { version: 4 }]);
});
