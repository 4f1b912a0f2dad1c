import { messageApi } from '@ipw/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { aMember, anIp, IP_ID } from '../../testing/fixtures';
import { fakeApi } from '../../testing/frame';
import { renderApp } from '../../testing/render-app';
import { paths, withQuery } from '../paths';

const member = aMember();

async function openWorkbench(path: string = paths.arService) {
  // The pages make calls these specs do not answer.
  fakeApi(member)
    .on(messageApi.unreadCount, { unread: 0, groups: {} } as never)
    .elsewhere(() => new Promise(() => undefined));
  const app = await renderApp(path, { member });
  const menu = within(await screen.findByRole('navigation', { name: app.t('workbench.menu.label') }));
  return { menu, ...app };
}

it('a group stays folded on the next visit, and is marked when it holds the open page', async () => {
  const app = await openWorkbench();
  const group = (label: 'toolsManage' | 'iprManage') =>
    screen.getByRole('button', { name: app.t(`workbench.group.${label}`) });
  expect(group('toolsManage').getAttribute('aria-expanded')).toBe('true');
  app.menu.getByRole('link', { name: app.t('workbench.menu.arService'), current: 'page' });
  await app.user.click(group('toolsManage'));
  await app.user.click(group('iprManage'));
  expect(app.menu.queryByRole('link', { name: app.t('workbench.menu.arService') })).toBeNull();

  await app.reload();
  await screen.findByRole('navigation', { name: app.t('workbench.menu.label') });
  expect(group('toolsManage').getAttribute('aria-expanded')).toBe('false');
  expect(group('toolsManage').hasAttribute('data-here')).toBe(true);
  expect(group('iprManage').hasAttribute('data-here')).toBe(false);
  await app.user.click(group('toolsManage'));
  expect(group('toolsManage').getAttribute('aria-expanded')).toBe('true');
});

it('a page the menu does not list marks the entry it belongs to, and leads back there', async () => {
  const app = await openWorkbench(paths.tagIntroduce);
  app.menu.getByRole('link', { name: app.t('workbench.menu.madeCode'), current: true });
  const back = await screen.findByRole('link', { name: `← ${app.t('workbench.menu.madeCode')}` });
  expect(back.getAttribute('href')).toBe(`#${withQuery(paths.madeCode, { id: IP_ID })}`);
});

it('the drawer has the site and the groups, follows an entry and closes with the focus on the page', async () => {
  const app = await openWorkbench();
  await app.user.click(screen.getByRole('button', { name: app.t('nav.toggle') }));
  const drawer = within(await screen.findByRole('dialog', { name: app.t('nav.toggle') }));
  drawer.getByRole('link', { name: app.t('nav.faq') });
  await app.user.click(await drawer.findByRole('link', { name: app.t('workbench.menu.aiService') }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(app.route()).toBe(withQuery(paths.aiService, { id: IP_ID }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});

it('a visitor has no groups in the drawer', async () => {
  fakeApi();
  const app = await renderApp(paths.aboutUs);
  await app.user.click(screen.getByRole('button', { name: app.t('nav.toggle') }));
  const drawer = within(await screen.findByRole('dialog', { name: app.t('nav.toggle') }));
  expect(drawer.queryAllByRole('button', { expanded: true })).toEqual([]);
  await app.user.keyboard('{Escape}');
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: app.t('nav.toggle') })),
  );
});

it('the bar of everyday pages marks the open one, and is for members with access', async () => {
  const app = await openWorkbench();
  const bar = within(screen.getByRole('navigation', { name: app.t('nav.daily') }));
  const links = bar.getAllByRole('link');
  expect(links).toHaveLength(5);
  expect(links.some((link) => link.hasAttribute('aria-current'))).toBe(false);
  await app.user.click(bar.getByRole('link', { name: app.t('nav.messages') }));
  await waitFor(() =>
    expect(
      within(screen.getByRole('navigation', { name: app.t('nav.daily') })).getByRole('link', {
        current: 'page',
      }).textContent,
    ).toBe(app.t('nav.messages')),
  );

  const waiting = aMember({}, [anIp({ match_relation: null })]);
  fakeApi(waiting)
    .on(messageApi.unreadCount, { unread: 0, groups: {} } as never)
    .elsewhere(() => new Promise(() => undefined));
  const other = await renderApp(paths.passwordEdit, { member: waiting });
  await screen.findByRole('navigation', { name: other.t('user.menu') });
  expect(screen.queryByRole('navigation', { name: other.t('nav.daily') })).toBeNull();
});

it('the account menu closes when its sign-out asks, and has the focus again after a no', async () => {
  const { user, t } = await openWorkbench();
  const account = screen.getByRole('button', { name: t('nav.account') });
  await user.click(account);
  screen.getByText(member.user.member_name);
  await user.click(screen.getByRole('button', { name: t('nav.logout') }));
  await screen.findByRole('dialog', { name: t('nav.logout') });
  expect(account.getAttribute('aria-expanded')).toBe('false');
  await user.click(screen.getByRole('button', { name: t('ui.cancel') }));
  await waitFor(() => expect(document.activeElement).toBe(account));
});
