import { handoverApi, ipApi, teamApi } from '@ipw/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { paths, withQuery } from '../../app/paths';
import { aMember, IP_ID, ipInfo } from '../../testing/fixtures';
import { fakeApi } from '../../testing/frame';
import { renderApp } from '../../testing/render-app';

const member = aMember();

it('a request for cooperation waits for the next page while the member is typing', async () => {
  const api = fakeApi(member)
    .on(teamApi.team, { members: [], invitations: [], manages: 1 })
    .on(handoverApi.status, { handover: null, may: 0, disputed: 0, obstacles: [] });
  const info = api.hold(ipApi.info);
  const { t, user, go } = await renderApp(paths.team, { member });
  const field = await screen.findByLabelText<HTMLInputElement>(t('team.invite.phone'));
  await user.type(field, '139');
  info.release(ipInfo({ order_tag: 1 }));
  await waitFor(() => expect(api.calls(ipApi.info)).toHaveLength(1));
  await user.type(field, '2222');
  expect([document.activeElement, field.value]).toEqual([field, '1392222']);
  expect(screen.queryByRole('dialog')).toBeNull();
  api.on(ipApi.info, ipInfo({ order_tag: 1 }));
  go(withQuery(paths.arService, { id: IP_ID }));
  const notice = await screen.findByRole('dialog', { name: t('workbench.notice.orders.title') });
  within(notice).getByRole('button', { name: t('workbench.notice.orders.go') });
});
