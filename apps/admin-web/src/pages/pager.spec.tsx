import { MOST_PAGED } from '@ipw/domain';
import { screen, within } from '@testing-library/react';
import { listed } from '../testing/fake-console';
import { aClaim, staffMember } from '../testing/fixtures';
import { fakeConsole, renderConsole } from '../testing/render-console';

/** The pager of a list that has so many rows, at a page. */
async function pager(total: number, page: number) {
  fakeConsole(staffMember('admin'))
    .on('claims.list', listed('claims', [aClaim()], total))
    .on('claims.counts', {})
    .on('claims.savedFilters', []);
  const { t } = await renderConsole(`/claims?page=${String(page)}&perPage=25`);
  const nav = within(await screen.findByRole('navigation', { name: t('pager') }));
  return { t, nav, next: nav.getByRole('button', { name: t('pager.next') }) };
}

it('says how many rows there are, and ends with the last page', async () => {
  const { t, nav, next } = await pager(60, 3);
  nav.getByText(t('pager.range', { from: '51', to: '60', total: '60' }));
  expect(next).toHaveProperty('disabled', true);
});

it('of more rows than can be paged to, says so, and at the last page how the others are found', async () => {
  const first = await pager(MOST_PAGED + 1, 1);
  first.nav.getByText(first.t('pager.range_many', { from: '1', to: '25', total: '10,000' }));
  expect(first.next).toHaveProperty('disabled', false);
});

it('ends with the last page that can be reached', async () => {
  const { t, nav, next } = await pager(MOST_PAGED + 1, MOST_PAGED / 25);
  nav.getByText(new RegExp(t('pager.end')));
  expect(next).toHaveProperty('disabled', true);
});
