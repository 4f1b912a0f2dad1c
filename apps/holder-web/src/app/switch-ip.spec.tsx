import { ipApi, memberApi, type MemberInfo } from '@ipw/domain';
import { act, screen, waitFor, within } from '@testing-library/react';
import { refused } from '../testing/fake-api';
import { aMember, anIp, IP_ID, ipInfo, OTHER_IP_ID, otherIp } from '../testing/fixtures';
import { fakeApi } from '../testing/frame';
import { renderApp } from '../testing/render-app';
import { paths, withQuery } from './paths';

const ips = [anIp(), otherIp];
const member = aMember({}, ips);
const switched = aMember({ use_ip_id: OTHER_IP_ID }, ips);

async function openWorkbench(path: string = paths.arService) {
  const api = fakeApi(member).on(memberApi.switchIp, ({ input }) =>
    input.ip_id === IP_ID ? member : switched,
  );
  const app = await renderApp(path, { member });
  const card = () =>
    within(screen.getByRole('main')).getAllByText(/Lantern Fox|Moon Tortoise/)[0]!.textContent;
  await screen.findByRole('navigation', { name: app.t('workbench.menu.label') });
  return { api, card, ...app };
}
/** The home page makes calls these specs do not answer. */
const leaveHomeOpen = (api: ReturnType<typeof fakeApi>) => api.elsewhere(() => new Promise(() => undefined));

it('the switcher makes another IP the current one, says so and goes to its home', async () => {
  const { api, user, t, route } = await openWorkbench();
  leaveHomeOpen(api);
  await user.click(screen.getByRole('button', { name: t('workbench.switch') }));
  const dialog = within(await screen.findByRole('dialog', { name: t('workbench.switch.title') }));
  await user.click(dialog.getByRole('button', { name: t('workbench.switch.do') }));
  await screen.findByText(t('workbench.switched', { name: 'Moon Tortoise' }));
  expect(route()).toBe(withQuery(paths.dashboardHome, { id: OTHER_IP_ID }));
  expect(api.inputs(memberApi.switchIp)).toEqual([{ ip_id: OTHER_IP_ID }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('a switch that is refused changes nothing, and may be tried again', async () => {
  const { api, user, t, route, toasts } = await openWorkbench();
  api.next(memberApi.switchIp, refused('NO_ACCESS'));
  await user.click(screen.getByRole('button', { name: t('workbench.switch') }));
  const dialog = within(await screen.findByRole('dialog', { name: t('workbench.switch.title') }));
  const choose = dialog.getByRole('button', { name: t('workbench.switch.do') });
  await user.click(choose);
  await waitFor(() => expect(toasts()).toHaveLength(1));
  await waitFor(() => expect(choose.getAttribute('aria-busy')).toBeNull());
  expect(route()).toBe(paths.arService);
});

it('an address that names another IP switches to it, says so, and offers the way back', async () => {
  const { api, user, t, route } = await openWorkbench(withQuery(paths.arService, { id: OTHER_IP_ID }));
  leaveHomeOpen(api);
  const names = { name: 'Moon Tortoise', before: 'Lantern Fox' };
  await screen.findByText(t('workbench.switched_by_link', names));
  await user.click(screen.getByRole('button', { name: t('workbench.switch_back', { name: 'Lantern Fox' }) }));
  await waitFor(() => expect(route()).toBe(withQuery(paths.dashboardHome, { id: IP_ID })));
  expect(api.inputs(memberApi.switchIp)).toEqual([{ ip_id: OTHER_IP_ID }, { ip_id: IP_ID }]);
  expect(screen.queryByText(t('workbench.switched_by_link', names))).toBeNull();
});

it('the switcher leaves the IP of the address before, and stays with the one chosen', async () => {
  const { api, user, t, route } = await openWorkbench(withQuery(paths.arService, { id: IP_ID }));
  leaveHomeOpen(api);
  await user.click(screen.getByRole('button', { name: t('workbench.switch') }));
  const dialog = within(await screen.findByRole('dialog', { name: t('workbench.switch.title') }));
  await user.click(dialog.getByRole('button', { name: t('workbench.switch.do') }));
  await waitFor(() => expect(route()).toBe(withQuery(paths.dashboardHome, { id: OTHER_IP_ID })));
  await screen.findByText(t('workbench.switched', { name: 'Moon Tortoise' }));
  await waitFor(() => expect(api.inputs(ipApi.info)).toContainEqual({ ip_id: OTHER_IP_ID }));
  expect(api.inputs(memberApi.switchIp)).toEqual([{ ip_id: OTHER_IP_ID }]);
});

it('an address that names an IP of somebody else changes nothing', async () => {
  const { api } = await openWorkbench(withQuery(paths.arService, { id: '01K00000000000000000000001' }));
  await waitFor(() => expect(api.inputs(ipApi.info)).toContainEqual({ ip_id: IP_ID }));
  expect(api.calls(memberApi.switchIp)).toEqual([]);
});

describe('when another tab or device has switched the account to another IP', () => {
  async function refreshed(answer: MemberInfo) {
    const opened = await openWorkbench();
    opened.api.on(memberApi.info, answer);
    const { refreshMember } = await import('./member');
    await act(refreshMember);
    return opened;
  }

  it('this tab stays at its own', async () => {
    const { api, go } = await refreshed(switched);
    go(paths.aiService);
    api.elsewhere(() => new Promise(() => undefined));
    await waitFor(() => expect(api.calls(ipApi.info).length).toBeGreaterThan(1));
    expect(api.inputs(ipApi.info)).not.toContainEqual({ ip_id: OTHER_IP_ID });
    const { memberStore } = await import('./session');
    expect(memberStore.get().info).toMatchObject({
      user: { use_ip_id: IP_ID },
      relation: { match_relation: 1 },
    });
  });

  it('this tab goes there too when its own IP is no longer among those of the member', async () => {
    const { api } = await refreshed(aMember({}, [otherIp]));
    await waitFor(() => expect(api.inputs(ipApi.info)).toContainEqual({ ip_id: OTHER_IP_ID }));
  });
});

it('lost access leads out of the workbench with the next page', async () => {
  const { api, route, go } = await openWorkbench();
  const without = aMember({ use_ip_id: null }, [anIp({ match_relation: null })]);
  api.on(ipApi.info, refused('NO_ACCESS')).on(memberApi.info, without);
  go(paths.aiService);
  api.elsewhere(() => new Promise(() => undefined));
  await waitFor(() => expect(route()).toBe(paths.ipWaitPermission));
});

describe('an IP without a picture in its gallery', () => {
  it('is led to the gallery first, from every other page', async () => {
    const { api, user, t, route, go } = await openWorkbench();
    api.elsewhere(() => new Promise(() => undefined));
    api.on(ipApi.info, ({ input }) => ipInfo({ ip_id: input.ip_id, is_ip_resource: false }));
    go(paths.aiService);
    const notice = await screen.findByRole('dialog', { name: t('workbench.notice.resources.title') });
    await user.keyboard('{Escape}');
    await user.click(within(notice).getByRole('button', { name: t('workbench.notice.resources.go') }));
    await waitFor(() => expect(route()).toBe(withQuery(paths.assetsManage, { id: IP_ID })));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
