import { trashApi, ulid, type TrashRow } from '@ipw/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '../app/paths';
import { refused } from '../testing/fake-api';
import { aMember, IP_ID, pageOf } from '../testing/fixtures';
import { fakeApi } from '../testing/frame';
import { renderApp } from '../testing/render-app';

const member = aMember();
const row: TrashRow = {
  trash_id: ulid(),
  subject: 'case',
  subject_id: ulid(),
  title: 'Tea caddy',
  picture: null,
  was_live: true,
  deleted_at: '2026-11-20T08:00:00.000Z',
  ends_at: '2026-12-20T08:00:00.000Z',
};

async function open(rows: TrashRow[] = [row], query = '') {
  const api = fakeApi(member).on(trashApi.list, pageOf(rows));
  const app = await renderApp(`${paths.trash}${query}`, { member });
  const main = within(screen.getByRole('main'));
  const item = async () => within((await screen.findByText('Tea caddy')).closest('li')!);
  return { api, item, main, ...app };
}

it('says what was deleted, until when it stays, and restores it', async () => {
  const { api, item, user, t } = await open();
  const shown = await item();
  shown.getByText(t('subject.case'));
  shown.getByText(t('trash.was_live'));
  shown.getByText(/December 20, 2026/);
  const restored = { subject: 'case', subject_id: row.subject_id, state: 'approved', version: 4 } as const;
  api.on(trashApi.restore, restored).on(trashApi.list, pageOf<TrashRow>([]));
  await user.click(shown.getByRole('button', { name: t('trash.restore_one', { name: 'Tea caddy' }) }));
  await screen.findByText(t('content.restored'));
  expect(api.inputs(trashApi.restore)).toEqual([{ ip_id: IP_ID, trash_id: row.trash_id }]);
  await screen.findByText(t('trash.none'));
});

it('stays as it is when restoring is refused', async () => {
  const { api, item, user, t } = await open();
  api.on(trashApi.restore, refused('STATE', {}));
  const button = (await item()).getByRole('button', { name: t('trash.restore_one', { name: 'Tea caddy' }) });
  await user.click(button);
  await waitFor(() => expect(api.calls(trashApi.restore)).toHaveLength(1));
  await item();
  expect(screen.queryByText(t('content.restored'))).toBeNull();
});

it('asks before it deletes for good', async () => {
  const { api, item, user, t } = await open();
  await user.click(
    (await item()).getByRole('button', { name: t('trash.delete_one', { name: 'Tea caddy' }) }),
  );
  const question = within(await screen.findByRole('dialog'));
  question.getByText(t('trash.delete.text'));
  expect(api.calls(trashApi.delete)).toEqual([]);
  api.on(trashApi.delete, { trash_id: row.trash_id });
  await user.click(question.getByRole('button', { name: t('trash.delete') }));
  await screen.findByText(t('trash.deleted'));
});

it('goes to the last page from one past it', async () => {
  const api = fakeApi(member).on(trashApi.list, ({ input: { page } }) =>
    pageOf(page < 3 ? [row] : [], { page, total: 21 }),
  );
  const { route } = await renderApp(`${paths.trash}?page=3`, { member });
  await screen.findByText('Tea caddy');
  expect(api.inputs(trashApi.list).map(({ page }) => page)).toEqual([3, 2]);
  expect(route()).toContain('page=2');
});

it('shows one kind, with the way back to its list', async () => {
  const { api, user, t, main } = await open([], '?subject=case');
  await main.findByText(t('trash.none'));
  expect(api.inputs(trashApi.list)[0]).toMatchObject({ subject: 'case' });
  main.getByRole('link', { name: `← ${t('content.case.list')}` });
  await user.selectOptions(main.getByLabelText(t('trash.kind')), '');
  await waitFor(() => expect(api.inputs(trashApi.list).at(-1)).not.toHaveProperty('subject'));
});
