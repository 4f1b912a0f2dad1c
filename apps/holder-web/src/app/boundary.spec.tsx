import { claimApi, type ClaimRow, type Page } from '@ipw/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { aMember, pageOf } from '../testing/fixtures';
import { fakeApi } from '../testing/frame';
import { renderApp } from '../testing/render-app';
import { paths } from './paths';

const member = aMember();

/** A page that fails to render, because its list is missing. */
async function broken() {
  const api = fakeApi(member).on(claimApi.list, {
    ...pageOf<never>([]),
    list: null,
  } as unknown as Page<ClaimRow>);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const app = await renderApp(paths.claim, { member });
  await screen.findByText(app.t('page.failed'));
  return { api, ...app };
}

it('a page that cannot be drawn leaves the frame standing, and the next one opens', async () => {
  const { t, user } = await broken();
  const banner = within(screen.getByRole('banner'));
  await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: t('footer.about') }));
  await screen.findByRole('heading', { level: 1, name: t('about.hero') });
  expect(screen.queryByText(t('page.failed'))).toBeNull();
  banner.getByRole('button', { name: t('nav.account') });
});

it('offers to load the page anew', async () => {
  const { t, user } = await broken();
  await user.click(screen.getByRole('button', { name: t('page.reload') }));
  await waitFor(() => expect(globalThis).toHaveProperty('pageLoads', 1));
});
