import {
  claimApi,
  ipApi,
  memberApi,
  ulid,
  type ClaimDetail,
  type ClaimRow,
  type IpDetail,
  type IpFound,
} from '@ipw/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { paths, withQuery } from '../../app/paths';
import { dropped, refused } from '../../testing/fake-api';
import { aFile, aMember, IP_ID, pageOf } from '../../testing/fixtures';
import { fakeApi } from '../../testing/frame';
import { renderApp } from '../../testing/render-app';

const member = aMember({}, []);
const row = {
  claim_id: ulid(),
  ip_id: IP_ID,
  ip_name: 'Lantern Fox',
  ip_image: null,
  kind: 'normal',
  state: 'new',
  version: 1,
  actions: ['submit', 'delete'],
  reason_code: null,
  reason: null,
  created_at: '2026-11-20T08:00:00.000Z',
  submitted_at: null,
  due_at: null,
  decided_at: null,
} as unknown as ClaimRow;
const claim = {
  ...row,
  ip: { ip_id: IP_ID, ip_name: 'Lantern Fox', ip_image: null, kind: 'normal', intro: 'A fox.' } as IpDetail,
  artist: null,
  offline: null,
  marks: [],
  changed: [],
  proof_images: [aFile('proof.png')],
  entity_documents: [],
  operator_authorization: null,
} as unknown as ClaimDetail;
const moved = { ...claim, state: 'submitted', actions: ['withdraw'] } as unknown as ClaimDetail;

const server = (detail = claim) =>
  fakeApi(member)
    .on(claimApi.list, pageOf([row]))
    .on(claimApi.detail, detail)
    .on(claimApi.save, detail)
    .on(ipApi.ipTypeList, []);

async function openProof(api = server()) {
  const app = await renderApp(withQuery(paths.claimStep2, { id: IP_ID }), { member });
  const main = within(screen.getByRole('main'));
  const submit = await main.findByRole('button', { name: app.t('claim.submit') });
  const confirm = async () => {
    const question = within(await screen.findByRole('dialog', { name: app.t('claim.submit.ask') }));
    await app.user.click(question.getByRole('button', { name: app.t('ui.confirm') }));
  };
  return { api, main, submit, confirm, ...app };
}

it('is not submitted without agreement: that is said at the tick, with the focus there', async () => {
  const { main, user, submit, api } = await openProof();
  await user.click(submit);
  await waitFor(() => expect(document.activeElement).toBe(main.getByRole('checkbox')));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(api.calls(claimApi.submit)).toEqual([]);
});

it('is not submitted without proof', async () => {
  const { main, user, submit, t } = await openProof(server({ ...claim, proof_images: [] }));
  await user.click(main.getByRole('checkbox'));
  await user.click(submit);
  await waitFor(() =>
    expect(document.activeElement?.getAttribute('aria-label')).toContain(t('claim.field.proof_images')),
  );
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('goes on to its result, once confirmed', async () => {
  const { api, main, user, submit, confirm, t, route } = await openProof();
  await user.click(main.getByRole('checkbox'));
  api.on(claimApi.submit, { claim_id: row.claim_id, state: 'submitted' });
  await user.click(submit);
  api.on(claimApi.detail, moved);
  await confirm();
  await screen.findByRole('heading', { name: t('claim.result.submitted') });
  expect(route()).toBe(withQuery(paths.claimStep3, { id: IP_ID }));
  expect(api.inputs(claimApi.submit)).toMatchObject([
    { ip_id: IP_ID, agree: true, proof_images: [claim.proof_images[0]!.image_id] },
  ]);
  // A decision may have changed the member's access.
  expect(api.calls(memberApi.info).length).toBeGreaterThan(1);
});

it('without an answer may be tried again with the same content', async () => {
  const { api, main, user, submit, confirm, toasts } = await openProof();
  await user.click(main.getByRole('checkbox'));
  api.on(claimApi.submit, { claim_id: row.claim_id, state: 'submitted' }).next(claimApi.submit, dropped());
  await user.click(submit);
  await confirm();
  await waitFor(() => expect(toasts()).toHaveLength(1));
  await waitFor(() => expect(submit.getAttribute('aria-busy')).toBeNull());
  api.on(claimApi.detail, moved);
  await user.click(submit);
  await confirm();
  await waitFor(() => expect(api.calls(claimApi.submit)).toHaveLength(2));
  const [first, second] = api.inputs(claimApi.submit);
  expect(second).toEqual(first);
});

it.each([
  ['needs a verified name', 'REAL_NAME'],
  ['is of an IP somebody else has', 'ALREADY_CLAIMED'],
] as const)('that %s is told, with the way on', async (_, name) => {
  const { api, main, user, submit, confirm, t, toasts } = await openProof();
  await user.click(main.getByRole('checkbox'));
  api.on(claimApi.submit, refused(name));
  await user.click(submit);
  await confirm();
  const told = await screen.findByRole('dialog', { name: t(`claim.refused.${name}.title`) });
  within(told).getByRole('button', { name: t(`claim.refused.${name}.go`) });
  expect(toasts()).toEqual([]);
});

it('that was decided meanwhile shows its state', async () => {
  const { api, main, user, submit, confirm, t, route } = await openProof();
  await user.click(main.getByRole('checkbox'));
  api.on(claimApi.submit, refused('STATE', { state: 'submitted' }));
  await user.click(submit);
  api.on(claimApi.detail, moved);
  await confirm();
  await screen.findByRole('heading', { name: t('claim.result.submitted') });
  expect(route()).toContain(paths.claimStep3);
});

describe('the choice of an IP', () => {
  async function openChoice() {
    const api = server().on(ipApi.search, pageOf([]));
    const app = await renderApp(paths.claimStep1, { member });
    const main = within(screen.getByRole('main'));
    const search = () =>
      within(screen.getByRole('main')).findByLabelText<HTMLInputElement>(app.t('claim.choose.label'));
    await app.user.type(await search(), 'Moonbear');
    return { api, main, search, ...app };
  }

  it('stays as it was while other pages are open', async () => {
    const { go, search, t } = await openChoice();
    go(withQuery(paths.claimStep2, { id: IP_ID }));
    await screen.findByRole('button', { name: t('claim.submit') });
    go(paths.claimStep1);
    expect(await search()).toHaveProperty('value', 'Moonbear');
  });

  it('stays over a reload', async () => {
    const { reload, search } = await openChoice();
    await reload();
    expect(await search()).toHaveProperty('value', 'Moonbear');
  });

  it('is forgotten once a claim was submitted', async () => {
    const { api, main, user, go, search, t } = await openChoice();
    go(withQuery(paths.claimStep2, { id: IP_ID }));
    const submit = await main.findByRole('button', { name: t('claim.submit') });
    await user.click(main.getByRole('checkbox'));
    api.on(claimApi.submit, { claim_id: row.claim_id, state: 'submitted' });
    await user.click(submit);
    api.on(claimApi.detail, moved);
    const question = within(await screen.findByRole('dialog'));
    await user.click(question.getByRole('button', { name: t('ui.confirm') }));
    await screen.findByRole('heading', { name: t('claim.result.submitted') });
    go(paths.claimStep1);
    // The page was kept mounted but hidden; it updates when it is shown.
    await waitFor(async () => expect(await search()).toHaveProperty('value', ''));
  });

  it('is found page by page', async () => {
    const { api, main, user, search, t } = await openChoice();
    const found = { ip_id: IP_ID, ip_name: 'Lantern Fox', kind: 'normal', ip_image: null, mine: false };
    const list = [{ ...found, claim_state: 'unclaimed' }] as IpFound[];
    api.on(ipApi.search, pageOf(list, { total: 25, page_size: 20 }));
    await user.type(await search(), ' 2');
    await user.click(await main.findByRole('button', { name: t('ui.next') }));
    await waitFor(() =>
      expect(api.inputs(ipApi.search).at(-1)).toMatchObject({ keyword: 'Moonbear 2', page: 2 }),
    );
  });

  it('asks for the name typed once the member pauses', async () => {
    const { api } = await openChoice();
    await waitFor(() => expect(api.inputs(ipApi.search)).toMatchObject([{ keyword: 'Moonbear', page: 1 }]));
  });
});

it('is shown as decided as soon as a message brings the member’s data anew', async () => {
  const api = server(moved);
  const { t } = await renderApp(withQuery(paths.claimStep3, { id: IP_ID }), { member });
  await screen.findByRole('heading', { name: t('claim.result.submitted') });
  api.on(claimApi.detail, { ...claim, state: 'claimed', actions: [] } as unknown as ClaimDetail);
  const { refreshMember } = await import('../../app/member');
  await refreshMember();
  await screen.findByRole('heading', { name: t('claim.result.claimed') });
});
