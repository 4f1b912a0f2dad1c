import { claimAnswerApi, claimApi, type ClaimAnswer, type ClaimRow } from '@ipw/domain';
import { screen } from '@testing-library/react';
import { paths, withQuery } from '../../app/paths';
import { aMember, IP_ID, pageOf } from '../../testing/fixtures';
import { fakeApi } from '../../testing/frame';
import { renderApp } from '../../testing/render-app';

const member = aMember();
const CLAIM_ID = '01K0000000000000000000000C';
const ANSWER = 'We registered it in 2017.';
const given = (more: Partial<ClaimAnswer> = {}): ClaimAnswer => ({
  claim_id: CLAIM_ID,
  ip_name: 'Moonbear',
  due_at: '2026-11-27T01:00:00.000Z',
  answer: '',
  answer_images: [],
  answered_at: null,
  ...more,
});
const claim: ClaimRow = {
  claim_id: CLAIM_ID,
  kind: 'normal',
  state: 'claimed',
  version: 2,
  actions: [],
  ip_id: IP_ID,
  ip_name: 'Moonbear',
  ip_image: null,
  created_at: '2026-11-01T01:00:00.000Z',
  submitted_at: '2026-11-01T01:00:00.000Z',
  due_at: null,
  decided_at: '2026-11-02T01:00:00.000Z',
  reason_code: null,
  reason: null,
  objection: { due_at: '2026-11-27T01:00:00.000Z', answered_at: null },
};

it('leads from the claim to the answer, and back with it sent', async () => {
  const api = fakeApi(member)
    .on(claimApi.list, pageOf([claim]))
    .on(claimAnswerApi.get, given());
  const { user, t, route } = await renderApp(paths.claim, { member });
  await user.click(await screen.findByRole('link', { name: t('claim.answer.open') }));
  expect(route()).toBe(withQuery(paths.claimAnswer, { claim_id: CLAIM_ID }));
  await user.type(await screen.findByLabelText(t('claim.answer.text')), ANSWER);
  api.on(claimAnswerApi.save, given({ answer: ANSWER }));
  await user.click(screen.getByRole('button', { name: t('claim.answer.send') }));
  await screen.findByText(t('claim.objection'));
  expect(api.inputs(claimAnswerApi.save)).toEqual([
    { claim_id: CLAIM_ID, answer: ANSWER, answer_images: [] },
  ]);
});

it('offers no form when staff have decided', async () => {
  fakeApi(member).on(claimAnswerApi.get, given({ due_at: null, answer: ANSWER }));
  const { t } = await renderApp(withQuery(paths.claimAnswer, { claim_id: CLAIM_ID }), { member });
  await screen.findByText(t('claim.answer.none.title'));
  expect(screen.queryByLabelText(t('claim.answer.text'))).toBeNull();
});
