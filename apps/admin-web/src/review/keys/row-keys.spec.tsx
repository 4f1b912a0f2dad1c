import { screen, waitFor, within } from '@testing-library/react';
import { listed, refused } from '../../testing/fake-console';
import { aClaim, staffMember } from '../../testing/fixtures';
import { fakeConsole, renderConsole } from '../../testing/render-console';

const fox = aClaim({ ip_name: 'Fox' });
const owl = aClaim({ ip_name: 'Owl', version: 9 });

async function openQueue() {
  const api = fakeConsole(staffMember('reviewer')).on('claims.list', listed('claims', [fox, owl]));
  api.on('claims.decideMany', ({ params, body }) =>
    params.action === 'approve'
      ? (body as unknown as { ids: string[] }).ids.map((id) => ({
          id,
          ok: true,
          state: 'claimed',
          version: 10,
        }))
      : refused('NOT_FOUND'),
  );
  const app = await renderConsole('/claims');
  await screen.findByText('Owl');
  const approve = app.t('action.claim.approve');
  const row = (name: string) => screen.getByText(name).closest('tr')!;
  const tick = (name: string) => app.user.click(within(row(name)).getByRole('checkbox'));
  const confirm = async (title: string) => {
    const question = within(await screen.findByRole('dialog', { name: title }));
    await app.user.click(question.getByRole('button', { name: approve }));
    await waitFor(() => expect(api.sent('claims.decideMany')).toHaveLength(1));
    return api.sent('claims.decideMany')[0]!.body;
  };
  return { approve, row, tick, confirm, ...app };
}

it('with nothing ticked, a key decides the row that has the focus, and no other', async () => {
  const { user, t, approve, row, confirm } = await openQueue();
  await user.keyboard('jj');
  expect(row('Owl').contains(document.activeElement)).toBe(true);
  await user.keyboard('a');
  const sent = await confirm(t('review.ask', { action: approve, name: 'Owl' }));
  expect(sent).toEqual({ ids: [owl.id], versions: [9] });
});

it('with a row ticked, a key decides that one, wherever the focus is', async () => {
  const { user, t, approve, row, tick, confirm } = await openQueue();
  await tick('Fox');
  await user.keyboard('j');
  expect(row('Owl').contains(document.activeElement)).toBe(true);
  await user.keyboard('a');
  const sent = await confirm(t('bulk.ask', { action: approve, count: 1 }));
  expect(sent).toEqual({ ids: [fox.id], versions: [4] });
});

it('a row is ticked with a key', async () => {
  const { user, t } = await openQueue();
  await user.keyboard('jx');
  await screen.findByText(t('bulk.count', { count: 1 }));
});

it('with neither a tick nor the focus on a row, a key asks nothing', async () => {
  const { user } = await openQueue();
  await user.keyboard('a');
  expect(screen.queryByRole('dialog')).toBeNull();
});
