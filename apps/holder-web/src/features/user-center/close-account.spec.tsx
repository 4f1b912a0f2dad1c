import { closureApi, messageApi, type Unread } from '@ipw/domain';
import { screen } from '@testing-library/react';
import { paths } from '../../app/paths';
import { aMember, IP_ID } from '../../testing/fixtures';
import { fakeApi } from '../../testing/frame';
import { renderApp } from '../../testing/render-app';

const OTHER_IP = '01ARZ3NDEKTSV4RRFFQ69G5FB0';

it('leads from unanswered requests to a list that has them, of an IP that they are to', async () => {
  const member = aMember();
  const api = fakeApi(member).on(messageApi.unreadCount, { unread: 0, groups: {} } as Unread);
  api.on(closureApi.status, {
    closure: null,
    obstacles: [
      { kind: 'disputes_open', count: 1, ip_id: null },
      { kind: 'ips_with_orders', count: 2, ip_id: IP_ID },
      { kind: 'ips_with_private_orders', count: 1, ip_id: OTHER_IP },
    ],
    owned_ips: ['Lantern Fox'],
  });
  const { t } = await renderApp(paths.closeAccount, { member });
  await screen.findByText(t('close.settle'));
  const links = (['disputes_open', 'ips_with_orders', 'ips_with_private_orders'] as const).map((kind) =>
    screen
      .getByRole('link', { name: `${t('close.look')}: ${t(`closure_obstacle.${kind}`)}` })
      .getAttribute('href'),
  );
  expect(links).toEqual([
    `#${paths.claim}`,
    `#${paths.ipOrderManagement}?id=${IP_ID}`,
    `#${paths.onepageCoop}?id=${OTHER_IP}`,
  ]);
});
