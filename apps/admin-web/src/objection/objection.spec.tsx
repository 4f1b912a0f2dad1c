import { type ObjectionAdminRecord, ulid } from '@ipw/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { listed, refused } from '../testing/fake-console';
import { staffMember } from '../testing/fixtures';
import { fakeConsole, renderConsole } from '../testing/render-console';

const objection: ObjectionAdminRecord = {
  ...{
    id: ulid(),
    state: 'open',
    version: 1,
    actions: ['uphold', 'dismiss'],
    reason_code: null,
    reason: null,
  },
  ...{ tender_id: ulid(), tender_title: 'Spring tea', ip_id: ulid(), ip_name: 'Fox' },
  ...{ created_at: '2026-11-20T08:00:00.000Z', due_at: '2026-11-27T15:59:59.999Z' },
  ...{ assignee_id: null, assignee_name: null, assigned_at: null, decided_at: null },
  ...{ statement: 'Extensibility was not scored', proof_images: [], registration_id: ulid() },
  ...{ result: 'not_awarded', rank: null, comment: 'Too far from the brief' },
  ...{ contested_at: '2026-11-19T08:00:00.000Z', awarded: ['Tide', 'Owl'] },
  ...{ proposed_by: 'Wei', published_by: 'Lin' },
};
const server = (one = objection) =>
  fakeConsole(staffMember('reviewer'))
    .on('objections.list', listed('objections', [one]))
    .on('objections.one', one)
    .on('objections.historyOf', []);

it('shows the objection beside the result, and keeps the answer when the decision is refused', async () => {
  const api = server().on('objections.decide', refused('OWN_MATTER'));
  const { user, t } = await renderConsole(`/objections/${objection.id}/show`);
  await screen.findByText('Extensibility was not scored');
  for (const said of ['Too far from the brief', 'Tide · Owl', 'Wei', 'Lin'])
    expect(screen.getByText(said)).toBeTruthy();
  const uphold = t('action.tender_objection.uphold');
  await user.click(screen.getByRole('button', { name: uphold }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), 'Scores were mixed up');
  await user.click(dialog.getByRole('button', { name: uphold }));
  await dialog.findByText('OWN_MATTER');
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Scores were mixed up');
  expect(api.sent('objections.decide')).toMatchObject([
    { params: { action: 'uphold' }, body: { version: 1, reason: 'Scores were mixed up' } },
  ]);
});

it('keeps the answer when its question is closed', async () => {
  server();
  const { user, t } = await renderConsole(`/objections/${objection.id}/show`);
  await screen.findByText('Extensibility was not scored');
  const open = async () => {
    await user.click(screen.getByRole('button', { name: t('action.tender_objection.uphold') }));
    return within(await screen.findByRole('dialog')).getByRole<HTMLTextAreaElement>('textbox');
  };
  await user.type(await open(), 'Scores were');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await open()).value).toBe('Scores were');
});

it('shows how it was answered, without decisions', async () => {
  server({
    ...objection,
    ...{ state: 'upheld', version: 2, actions: [], awarded: [], reason: 'Scores were mixed up' },
    ...{ decided_at: '2026-11-21T08:00:00.000Z', due_at: null },
  });
  const { t } = await renderConsole(`/objections/${objection.id}/show`);
  await screen.findByText('Scores were mixed up');
  expect(screen.getAllByText(t('state.tender_objection.upheld'))).not.toHaveLength(0);
  expect(screen.queryByRole('button', { name: t('action.tender_objection.uphold') })).toBeNull();
});
