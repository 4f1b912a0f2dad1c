import { messageApi, preferenceApi, preferencesOf, type Unread } from '@ipw/domain';
import { screen, waitFor } from '@testing-library/react';
import { paths } from '../../app/paths';
import { aMember } from '../../testing/fixtures';
import { fakeApi } from '../../testing/frame';
import { renderApp } from '../../testing/render-app';

const member = aMember();
const view = (sms: boolean) => ({
  preferences: preferencesOf({ business: { sms } }, true),
  email: 'l***@example.com',
});

it('keeps the focus on a switch while it is saved, and ignores a second press', async () => {
  const api = fakeApi(member)
    .on(messageApi.unreadCount, { unread: 0, groups: {} } as Unread)
    .on(preferenceApi.get, view(false));
  const saved = api.hold(preferenceApi.set);
  const { user, t } = await renderApp(paths.notifications, { member });
  const name = `${t('message_group.business')}: ${t('channel.sms')}`;
  const sms = await screen.findByRole<HTMLInputElement>('switch', { name });
  await user.click(sms);
  await waitFor(() => expect(sms.getAttribute('aria-disabled')).toBe('true'));
  // A disabled control loses the focus in browsers.
  expect(sms.disabled).toBe(false);
  await user.click(sms);
  saved.release(view(true));
  await waitFor(() => expect(sms.checked).toBe(true));
  expect(document.activeElement).toBe(sms);
  expect(sms.hasAttribute('aria-disabled')).toBe(false);
  expect(api.inputs(preferenceApi.set)).toMatchObject([{ group: 'business', channel: 'sms', on: true }]);
});
