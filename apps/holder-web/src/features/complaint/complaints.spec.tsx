import { complaintApi, type ComplaintRow } from '@ipw/domain';
import { screen, within } from '@testing-library/react';
import { paths } from '../../app/paths';
import { dropped } from '../../testing/fake-api';
import { aMember, IP_ID, pageOf } from '../../testing/fixtures';
import { fakeApi } from '../../testing/frame';
import { renderApp } from '../../testing/render-app';

const member = aMember();
const COMPLAINT_ID = '01K0000000000000000000000A';
const ANSWER = 'We drew it in 2016.';
const row = (more: Partial<ComplaintRow> = {}): ComplaintRow => ({
  complaint_id: COMPLAINT_ID,
  number: '000000000A',
  state: 'open',
  version: 3,
  actions: ['answer'],
  kind: 'trademark',
  statement: 'The name is our trademark.',
  created_at: '2026-11-20T01:00:00.000Z',
  due_at: '2026-11-25T01:00:00.000Z',
  decided_at: null,
  reason: null,
  answer: '',
  answer_images: [],
  answered_at: null,
  ...more,
});

async function open(list: ComplaintRow[]) {
  const api = fakeApi(member).on(complaintApi.list, pageOf(list));
  const app = await renderApp(paths.complaints, { member });
  return { api, main: within(screen.getByRole('main')), ...app };
}

it('is answered where it is read; what was typed is kept over a reload', async () => {
  const { api, main, user, t, route, reload } = await open([row()]);
  await main.findByText('The name is our trademark.');
  await user.click(main.getByRole('link', { name: t('complaint.answer') }));
  expect(route()).toBe(`${paths.complaints}?id=${IP_ID}&complaint_id=${COMPLAINT_ID}`);
  await user.type(await main.findByLabelText(t('complaint.answer.text')), ANSWER);
  await reload();
  const again = within(screen.getByRole('main'));
  const field = await again.findByLabelText<HTMLTextAreaElement>(t('complaint.answer.text'));
  expect(field.value).toBe(ANSWER);
  api.on(complaintApi.answer, { state: 'open', version: 4 });
  api.on(
    complaintApi.list,
    pageOf([row({ version: 4, answer: ANSWER, answered_at: '2026-11-23T01:00:00.000Z' })]),
  );
  await user.click(again.getByRole('button', { name: t('complaint.answer.send') }));
  await again.findByRole('link', { name: t('complaint.change') });
  expect(api.inputs(complaintApi.answer)).toEqual([
    { ip_id: IP_ID, complaint_id: COMPLAINT_ID, version: 3, answer: ANSWER, answer_images: [] },
  ]);
  again.getByText(ANSWER);
});

it('shows the decision when it is made, and offers no answer', async () => {
  const { main, t } = await open([
    row({ state: 'dismissed', actions: [], due_at: null, reason: 'The drawing is older.' }),
  ]);
  await main.findByText('The drawing is older.');
  expect(main.queryByRole('link', { name: t('complaint.answer') })).toBeNull();
});

it('says when there are none, and what failed', async () => {
  const { api, main, user, t, reload } = await open([]);
  await main.findByText(t('complaint.empty.title'));
  api.next(complaintApi.list, dropped());
  await reload();
  await user.click(await screen.findByRole('button', { name: t('ui.retry') }));
  await screen.findByText(t('complaint.empty.title'));
});
