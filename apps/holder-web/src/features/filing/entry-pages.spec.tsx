import { filingApi, memberApi } from '@ipw/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { filingPaths } from '../../app/filing-paths';
import { paths, withQuery } from '../../app/paths';
import { OFFER } from '../../testing/filings';
import { aMember, signedIn } from '../../testing/fixtures';
import { fakeApi } from '../../testing/frame';
import { renderApp } from '../../testing/render-app';

const member = aMember();

const PAGES = [
  [filingPaths.iprMiddleEntry, 'filing.entry.title'],
  [filingPaths.iprWelfare, 'filing.welfare.title'],
] as const;

it.each([
  ['reserved', 0, 'filing.credit.reserved'],
  ['used', 1, 'filing.credit.used'],
] as const)(
  'says on the page of the offer that it is %s, with a link to the filing',
  async (_how, spent, words) => {
    const held = {
      credit: 0,
      used_by: ['operator'],
      spent,
      filing_id: 'F1',
      filing_number: '261123-00001',
    } as const;
    fakeApi(member).on(filingApi.offer, { ...OFFER, ...held, used_by: ['operator'] });
    const { t } = await renderApp(filingPaths.iprWelfare, { member });
    await screen.findByText(t(words, { number: '261123-00001', by: t('credit_key.operator') }));
    const link = screen.getByRole('link', { name: t('filing.offer.where') });
    expect(link.getAttribute('href')).toContain('filing_id=F1');
    expect(screen.queryByRole('link', { name: t('filing.welfare.go') })).toBeNull();
  },
);

describe.each(PAGES)('%s', (path, title) => {
  it('asks a visitor to sign in, and opens afterwards', async () => {
    const visited = fakeApi();
    const app = await renderApp(path);
    await waitFor(() => expect(app.route()).toBe(withQuery(paths.login, { redirect: path })));
    expect(screen.queryByRole('heading', { name: app.t(title) })).toBeNull();
    expect(visited.inputs(filingApi.offer)).toEqual([]);

    fakeApi(member).on(memberApi.login, signedIn(member)).on(filingApi.offer, OFFER);
    const main = within(screen.getByRole('main'));
    await app.user.type(await main.findByLabelText(app.t('field.phone')), '13912345678');
    await app.user.type(
      main.getByLabelText(app.t('field.password'), { selector: 'input:not([type=radio])' }),
      'a calm fox',
    );
    await app.user.click(main.getByRole('button', { name: app.t('login.submit') }));
    await screen.findByRole('heading', { level: 1, name: app.t(title) });
    expect(app.route()).toBe(path);
  });
});
