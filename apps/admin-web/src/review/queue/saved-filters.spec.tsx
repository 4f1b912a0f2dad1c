import { type SavedFilter, ulid } from '@ipw/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { listed } from '../../testing/fake-console';
import { aClaim, staffMember } from '../../testing/fixtures';
import { fakeConsole, renderConsole } from '../../testing/render-console';

const stored: SavedFilter = {
  id: ulid(),
  name: 'Urgent',
  filter: { assignee: 'none' },
  created_by_name: 'Gu',
  actions: ['delete'],
};

it('removes a shared filter only after a question', async () => {
  const api = fakeConsole(staffMember('reviewer'))
    .on('claims.list', listed('claims', [aClaim()]))
    .on('claims.savedFilters', [stored])
    .on('claims.removeFilter', []);
  const { t, user } = await renderConsole('/claims');
  const remove = await screen.findByRole('button', { name: t('filters.remove', { name: stored.name }) });
  const ask = async () => {
    await user.click(remove);
    return within(await screen.findByRole('dialog', { name: t('delete.title', { name: stored.name }) }));
  };
  await user.click((await ask()).getByRole('button', { name: t('cancel') }));
  expect(api.sent('claims.removeFilter')).toEqual([]);
  const question = await ask();
  question.getByText(t('filters.remove_text'));
  await user.click(question.getByRole('button', { name: t('remove') }));
  await waitFor(() => expect(screen.queryByRole('button', { name: stored.name })).toBeNull());
  expect(api.sent('claims.removeFilter').map(({ params }) => params)).toEqual([{ id: stored.id }]);
});
