import { handoverApi, teamApi, type SentInvitation, type Team, type TeamMember } from '@ipw/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '../../app/paths';
import { refused } from '../../testing/fake-api';
import { aMember, IP_ID } from '../../testing/fixtures';
import { fakeApi } from '../../testing/frame';
import { renderApp } from '../../testing/render-app';

const member = aMember();
const ID = '01K0000000000000000000000A';
const mate = (part: Partial<TeamMember> = {}): TeamMember => ({
  operator_id: ID,
  version: 4,
  name: 'Mo',
  phone_number: '1****0001',
  match_relation: 2,
  since: '2026-11-01T01:00:00.000Z',
  last_seen_at: '2026-11-20T01:00:00.000Z',
  self: 0,
  actions: ['remove'],
  ...part,
});
const me = mate({
  operator_id: '01K0000000000000000000000B',
  name: 'Lin',
  self: 1,
  match_relation: 1,
  actions: [],
});
const invitation: SentInvitation = {
  invitation_id: ID,
  phone_number: '+86 1****0002',
  state: 'open',
  created_at: '2026-11-20T01:00:00.000Z',
  expires_at: '2026-11-27T01:00:00.000Z',
  actions: ['withdraw'],
};
const aTeam = (part: Partial<Team> = {}): Team => ({
  members: [me, mate()],
  invitations: [],
  manages: 1,
  ...part,
});

async function open(team = aTeam()) {
  const api = fakeApi(member)
    .on(teamApi.team, team)
    .on(handoverApi.status, { handover: null, may: 0, disputed: 0, obstacles: [] });
  const app = await renderApp(paths.team, { member });
  const main = within(screen.getByRole('main'));
  await main.findByRole('heading', { name: app.t('team.members') });
  return { api, main, ...app };
}
const answer = async (user: Awaited<ReturnType<typeof open>>['user'], name: string) =>
  user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));

it('takes access away after a confirmation, by the version that was shown', async () => {
  const { api, main, user, t } = await open();
  await user.click(main.getByRole('button', { name: t('team.remove_of', { name: 'Mo' }) }));
  api.on(teamApi.remove, null).on(teamApi.team, aTeam({ members: [me] }));
  await answer(user, t('team.remove'));
  await waitFor(() => expect(main.queryByText('Mo')).toBeNull());
  expect(api.inputs(teamApi.remove)).toEqual([{ ip_id: IP_ID, operator_id: ID, version: 4 }]);
});

it('reads the list again when somebody changed it meanwhile', async () => {
  const { api, main, user, t } = await open();
  await user.click(main.getByRole('button', { name: t('team.remove_of', { name: 'Mo' }) }));
  api
    .on(teamApi.remove, refused('CONFLICT'))
    .on(teamApi.team, aTeam({ members: [me, mate({ name: 'Mo Yan' })] }));
  await answer(user, t('team.remove'));
  await main.findByText('Mo Yan');
});

it('invites by phone, says that it was sent, and empties the form', async () => {
  const { api, main, user, t } = await open();
  const field = () => main.getByLabelText<HTMLInputElement>(t('team.invite.phone'));
  await user.type(field(), '139 2222 0002');
  api.on(teamApi.invite, invitation).on(teamApi.team, aTeam({ invitations: [invitation] }));
  await user.click(main.getByRole('button', { name: t('team.invite.send') }));
  await screen.findByText(t('team.invite.sent', { phone: '+86 1****0002' }));
  expect(api.inputs(teamApi.invite)).toEqual([
    { ip_id: IP_ID, area_code: '86', phone_number: '13922220002' },
  ]);
  await waitFor(() => expect(field().value).toBe(''));
  await user.click(
    await main.findByRole('button', { name: t('team.withdraw_of', { phone: '+86 1****0002' }) }),
  );
  api.on(teamApi.withdraw, null).on(teamApi.team, aTeam());
  await answer(user, t('action.invitation.withdraw'));
  await waitFor(() => expect(main.queryByText('+86 1****0002')).toBeNull());
});

it('shows why a number cannot be invited at the number, and keeps it', async () => {
  const { api, main, user, t } = await open();
  const field = main.getByLabelText<HTMLInputElement>(t('team.invite.phone'));
  await user.type(field, '13922220002');
  const errors = [{ field: 'phone_number', rule: 'works_already', args: {} }] as const;
  api.next(teamApi.invite, refused('VALIDATION', { errors }));
  await user.click(main.getByRole('button', { name: t('team.invite.send') }));
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(field.value).toBe('13922220002');
});

it('lets a co-operator leave, and offers nothing else', async () => {
  const own = mate({ self: 1, name: 'Lin', phone_number: null, last_seen_at: null, actions: ['leave'] });
  const { api, main, user, t, route } = await open(aTeam({ members: [own], manages: 0 }));
  expect(main.queryByLabelText(t('team.invite.phone'))).toBeNull();
  await user.click(main.getByRole('button', { name: t('team.leave') }));
  api.on(teamApi.leave, null);
  await answer(user, t('team.leave'));
  await waitFor(() => expect(route()).toBe(paths.claim));
  expect(api.inputs(teamApi.leave)).toEqual([{ ip_id: IP_ID, version: 4 }]);
});

describe('an invited member without an IP', () => {
  const guest = aMember({ invitations: 1 }, []);
  const received = {
    invitation_id: ID,
    ip_name: 'Lantern Fox',
    member_name: 'Lin',
    created_at: '2026-11-20T01:00:00.000Z',
    expires_at: '2026-11-27T01:00:00.000Z',
  };

  async function wait() {
    const api = fakeApi(guest).on(teamApi.received, [received]);
    const app = await renderApp(paths.dashboardHome, { member: guest });
    await screen.findByText(app.t('invitation.title', { name: 'Lin', ip: 'Lantern Fox' }));
    return { api, ...app };
  }

  it('waits with the invitation, and accepts it', async () => {
    const { api, user, t, route } = await wait();
    expect(route()).toBe(paths.ipWaitPermission);
    api.on(teamApi.answer, null).on(teamApi.received, []);
    await user.click(screen.getByRole('button', { name: t('action.invitation.accept') }));
    await screen.findByText(t('invitation.accepted'));
    expect(api.inputs(teamApi.answer)).toEqual([{ invitation_id: ID, accept: true }]);
  });

  it('declines after a confirmation that says who is told', async () => {
    const { api, user, t } = await wait();
    await user.click(screen.getByRole('button', { name: t('action.invitation.decline') }));
    const dialog = within(await screen.findByRole('dialog'));
    dialog.getByText(t('invitation.decline_text', { name: 'Lin' }));
    api.on(teamApi.answer, null).on(teamApi.received, []);
    await user.click(dialog.getByRole('button', { name: t('action.invitation.decline') }));
    await screen.findByText(t('invitation.declined'));
    expect(api.inputs(teamApi.answer)).toEqual([{ invitation_id: ID, accept: false }]);
  });
});
