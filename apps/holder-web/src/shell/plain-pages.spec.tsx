import { directoryApi, fieldListCall } from '@ipw/domain';
import { screen, waitFor } from '@testing-library/react';
import { paths } from '../app/paths';
import { aMember } from '../testing/fixtures';
import { fakeApi } from '../testing/frame';
import { renderApp, type RenderedApp } from '../testing/render-app';

const member = aMember();

const server = (who?: typeof member) =>
  fakeApi(who)
    .on(fieldListCall, [])
    .on(directoryApi.directory, {
      list: [],
      total: 0,
      page: 1,
      page_size: 12,
      next_cursor: null,
      options: { field: [], kernel: [], origin: [], type: [] },
    });
const company = ({ t }: RenderedApp) => screen.findByLabelText(new RegExp(`^${t('cooperate.company_name')}`));

it('leads from a plain page to others and back, with what was typed', async () => {
  server();
  const app = await renderApp(paths.cooperate);
  await app.user.type(await company(app), 'Willow');
  await app.user.click(screen.getByRole('link', { name: app.t('nav.login') }));
  await screen.findByRole('button', { name: app.t('login.submit') });
  expect(app.route()).toBe(paths.login);
  history.back();
  await waitFor(() => expect(app.route()).toBe(paths.cooperate));
  await waitFor(async () => expect(await company(app)).toHaveProperty('value', 'Willow'));
});

it('ends a question when a plain page is left', async () => {
  server();
  const app = await renderApp(paths.cooperate);
  await company(app);
  const { ask } = await import('@ipw/ui');
  const answered = ask({ title: 'Sure?' });
  await screen.findByRole('dialog', { name: 'Sure?' });
  app.go(paths.contact);
  expect(await answered).toBe(false);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('has the bar of a member on a plain page', async () => {
  server(member);
  const app = await renderApp(paths.cooperate, { member });
  await company(app);
  await screen.findByRole('button', { name: app.t('nav.account') });
  await app.user.click(screen.getByRole('link', { name: app.t('cooperate.find_mine') }));
  await waitFor(() => expect(app.route()).toBe(paths.cooperateDetail));
});

it('leads from an empty success page to the form', async () => {
  server();
  const app = await renderApp(paths.cooperateSuccess);
  await company(app);
  expect(app.route()).toBe(paths.cooperate);
});
