import {
  handoverApi,
  messageApi,
  type HandoverStatus,
  type ReceivedHandover,
  teamApi,
  type Unread,
} from '@ipw/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { paths, withQuery } from '../../app/paths';
import { refused } from '../../testing/fake-api';
import { aMember, IP_ID } from '../../testing/fixtures';
import { fakeApi } from '../../testing/frame';
import { renderApp } from '../../testing/render-app';

const ID = '01K0000000000000000000000A';
/** Not the choice of the same name. */
const PASSWORD = { selector: 'input[type=password]' };
const member = aMember();
const begun: NonNullable<HandoverStatus['handover']> = {
  handover_id: ID,
  state: 'offered',
  version: 3,
  phone_number: '+86 1****0002',
  to_name: null,
  reason: null,
  created_at: '2026-11-20T01:00:00.000Z',
  expires_at: '2026-12-04T01:00:00.000Z',
  actions: ['cancel'],
};
const aStatus = (part: Partial<HandoverStatus> = {}): HandoverStatus => ({
  handover: null,
  may: 1,
  disputed: 0,
  obstacles: [],
  ...part,
});

async function open(status = aStatus()) {
  const api = fakeApi(member)
    .on(teamApi.team, { members: [], invitations: [], manages: 1 })
    .on(handoverApi.status, status);
  const app = await renderApp(paths.team, { member });
  const card = within(await screen.findByRole('region', { name: app.t('handover.title') }));
  return { api, card, ...app };
}
const answer = async (user: Awaited<ReturnType<typeof open>>['user'], name: string) =>
  user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));

describe('the owner', () => {
  it('names the new owner with the password, after a question', async () => {
    const { api, card, user, t } = await open();
    await user.click(card.getByRole('button', { name: t('handover.begin') }));
    await user.type(card.getByLabelText(t('handover.phone')), '13922220002');
    await user.type(card.getByLabelText(t('proof.password'), PASSWORD), 'tulip-orchard-7');
    api.on(handoverApi.offer, begun).on(handoverApi.status, aStatus({ handover: begun }));
    await user.click(card.getByRole('button', { name: t('handover.offer') }));
    await answer(user, t('handover.begin'));
    await card.findByText(t('state.handover.offered'));
    expect(api.inputs(handoverApi.offer)).toMatchObject([
      { ip_id: IP_ID, area_code: '86', phone_number: '13922220002', password: 'tulip-orchard-7' },
    ]);
  });

  it('sends nothing without the proof, and keeps the number when the server refuses', async () => {
    const { api, card, user, t } = await open();
    await user.click(card.getByRole('button', { name: t('handover.begin') }));
    const field = card.getByLabelText<HTMLInputElement>(t('handover.phone'));
    await user.type(field, '13922220002');
    await user.click(card.getByRole('button', { name: t('handover.offer') }));
    const password = card.getByLabelText<HTMLInputElement>(t('proof.password'), PASSWORD);
    await waitFor(() => expect(password.getAttribute('aria-invalid')).toBe('true'));
    await user.type(password, 'not this one');
    const errors = [{ field: 'password', rule: 'old_password', args: {} }] as const;
    api.next(handoverApi.offer, refused('VALIDATION', { errors }));
    await user.click(card.getByRole('button', { name: t('handover.offer') }));
    await answer(user, t('handover.begin'));
    await waitFor(() => expect(password.getAttribute('aria-invalid')).toBe('true'));
    expect(field.value).toBe('13922220002');
  });

  it('cancels the version on the screen', async () => {
    const { api, card, user, t } = await open(aStatus({ handover: begun }));
    expect(card.queryByRole('button', { name: t('handover.begin') })).toBeNull();
    await user.click(card.getByRole('button', { name: t('action.handover.cancel') }));
    const ended = { ...begun, state: 'cancelled', actions: [] } as const;
    api.on(handoverApi.cancel, null).on(handoverApi.status, aStatus({ handover: { ...ended, actions: [] } }));
    await answer(user, t('action.handover.cancel'));
    await card.findByText(t('state.handover.cancelled'));
    expect(api.inputs(handoverApi.cancel)).toEqual([{ ip_id: IP_ID, handover_id: ID, version: 3 }]);
  });

  it('reads what stands in the way, and why staff refused', async () => {
    const { card, t } = await open(
      aStatus({
        handover: { ...begun, state: 'rejected', reason: 'The papers differ.', actions: [] },
        obstacles: [{ kind: 'refunds_open', count: 2 }],
      }),
    );
    card.getByText(t('handover.reason', { reason: 'The papers differ.' }));
    const name = t('handover.obstacle', { what: t('closure_obstacle.refunds_open'), count: 2 });
    expect(card.getByRole('link', { name }).getAttribute('href')).toBe(
      `#${withQuery(paths.codeOrders, { id: IP_ID })}`,
    );
    expect(card.queryByRole('button', { name: t('handover.begin') })).toBeNull();
  });

  it('is led to an objection to the claim', async () => {
    const { card, t } = await open(aStatus({ disputed: 1 }));
    const link = card.getByRole('link', { name: t('closure_obstacle.disputes_open') });
    expect(link.getAttribute('href')).toBe(`#${paths.claim}`);
  });
});

describe('the new owner', () => {
  const received: ReceivedHandover = {
    handover_id: ID,
    state: 'offered',
    version: 3,
    ip_name: 'Lantern Fox',
    member_name: 'Mo',
    created_at: '2026-11-20T01:00:00.000Z',
    expires_at: '2026-12-04T01:00:00.000Z',
    actions: ['accept', 'decline'],
  };

  async function receive(verified: 0 | 1 = 1) {
    const heir = aMember({ is_auth: verified });
    const api = fakeApi(heir)
      .on(messageApi.unreadCount, { unread: 0, groups: {} } as Unread)
      .on(handoverApi.received, [received]);
    const app = await renderApp(paths.invitations, { member: heir });
    await screen.findByText(app.t('handover.receive', { name: 'Mo', ip: 'Lantern Fox' }));
    return { api, ...app };
  }

  it('confirms with the agreement only', async () => {
    const { api, user, t } = await receive();
    await user.click(screen.getByRole('button', { name: t('action.handover.accept') }));
    await screen.findByText(t('handover.must_agree'));
    expect(api.inputs(handoverApi.answer)).toEqual([]);
    await user.click(screen.getByRole('checkbox'));
    api
      .on(handoverApi.answer, null)
      .on(handoverApi.received, [{ ...received, state: 'accepted', version: 4, actions: ['decline'] }]);
    await user.click(screen.getByRole('button', { name: t('action.handover.accept') }));
    await screen.findByText(t('handover.waits'));
    expect(api.inputs(handoverApi.answer)).toMatchObject([
      { handover_id: ID, version: 3, accept: true, agree: true },
    ]);
  });

  it('declines after a question, also later', async () => {
    const { api, user, t } = await receive();
    await user.click(screen.getByRole('button', { name: t('action.handover.decline') }));
    api.on(handoverApi.answer, null).on(handoverApi.received, []);
    await answer(user, t('action.handover.decline'));
    await screen.findByText(t('handover.declined'));
    expect(api.inputs(handoverApi.answer)).toMatchObject([{ handover_id: ID, accept: false }]);
  });

  it('verifies the name first', async () => {
    const { t } = await receive(0);
    const link = screen.getByRole('link', { name: t('handover.verify') });
    expect(link.getAttribute('href')).toContain(paths.realNameIdentify);
    expect(screen.queryByRole('button', { name: t('action.handover.accept') })).toBeNull();
  });
});
