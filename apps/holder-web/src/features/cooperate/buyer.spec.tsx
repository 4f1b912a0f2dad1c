import {
  type BuyerSheet,
  cooperationApi,
  directoryApi,
  fieldListCall,
  opportunityApi,
  ulid,
} from '@ipw/domain';
import { screen, waitFor } from '@testing-library/react';
import { dropped, refused } from '../../testing/fake-api';
import { fakeApi } from '../../testing/frame';
import { renderApp } from '../../testing/render-app';

const address = `/cooperate/detail?no=261123ABC123&key=${'k'.repeat(43)}`;
const sheet = (part: Partial<BuyerSheet> = {}): BuyerSheet => ({
  sheet_no: '261123ABC123',
  state: 'submitted',
  consult: null,
  version: 1,
  step: null,
  turn: 'staff',
  due_at: '2026-11-24T15:59:59.999Z',
  source: 'platform',
  share_percent: 50,
  created_at: '2026-11-23T04:00:00.000Z',
  sku_id: 9,
  buy_num: null,
  sku_describe: 'Canvas bags',
  company_case: null,
  other_describe: null,
  actions: ['abandon'],
  ip: { ip_id: ulid(), ip_name: 'Fox', path: '/ip/fox' },
  company_case_images: [],
  buyer_name: 'Lin',
  company_name: null,
  phone_number: '137****0001',
  reason_code: null,
  reason: null,
  marks: [],
  reply: null,
  events: [],
  proven: false,
  contact: null,
  room: null,
  renewal: null,
  renewed_as: null,
  alternatives: [],
  ...part,
});

it('leads to the proof of the phone each time an act needs it', async () => {
  fakeApi().on(opportunityApi.cooperateDetail, sheet()).on(fieldListCall, []);
  const { t, user } = await renderApp(address);
  const act = await screen.findByRole('button', { name: t('cooperate.abandon') });
  const focuses = async () => {
    await user.click(act);
    const heading = screen.getByRole('heading', { name: t('cooperate.prove') });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  };
  await focuses();
  await focuses();
});

it('offers a new link for one that opens nothing, but not while the server does not answer', async () => {
  const api = fakeApi().on(opportunityApi.cooperateDetail, dropped());
  const { t, user } = await renderApp(address);
  const again = await screen.findByRole('button', { name: t('ui.retry') });
  expect(screen.queryByText(t('cooperate.no_link'))).toBeNull();
  expect(screen.queryByText(t('cooperate.relink'))).toBeNull();
  api.on(opportunityApi.cooperateDetail, refused('NOT_FOUND'));
  await user.click(again);
  await screen.findByText(t('cooperate.no_link'));
  await screen.findByText(t('cooperate.relink'));
});

it('says that an IP has to be chosen, and names what is wrong in every field', async () => {
  fakeApi()
    .on(fieldListCall, [])
    .on(directoryApi.directory, {
      list: [],
      total: 0,
      page: 1,
      page_size: 12,
      next_cursor: null,
      options: { field: [], kernel: [], origin: [], type: [] },
    });
  const { t, user } = await renderApp('/cooperate/index');
  await user.type(await screen.findByLabelText(new RegExp(`^${t('cooperate.email')}`)), 'nobody@');
  await user.type(screen.getByLabelText(new RegExp(`^${t('cooperate.company_name')}`)), 'W'.repeat(81));
  await user.click(screen.getByRole('button', { name: t('cooperate.submit') }));
  await screen.findByText(t('cooperate.no_ip'));
  await screen.findByText(t('rule.email'));
  expect(document.body.textContent).not.toMatch(/\b(name|rule)\.[a-z]/i);
});

it('leads from a request that was sent again to the later one, and offers nothing else', async () => {
  const failed: Partial<BuyerSheet> = {
    state: 'review_failed',
    turn: null,
    due_at: null,
    actions: [],
    reason_code: 'unclear',
  };
  const api = fakeApi()
    .on(opportunityApi.cooperateDetail, sheet({ ...failed, renewal: 'correct' }))
    .on(fieldListCall, []);
  const { t, reload } = await renderApp(address);
  await screen.findByRole('button', { name: t('cooperate.correct') });
  api.on(opportunityApi.cooperateDetail, sheet({ ...failed, renewed_as: '261124DEF456' }));
  await reload();
  const link = await screen.findByRole('link', { name: t('cooperate.progress') });
  expect(link.getAttribute('href')).toBe('#/cooperate/detail?no=261124DEF456');
  screen.getByText(t('cooperate.renewed_as', { number: '261124DEF456' }), { exact: false });
  expect(screen.queryByRole('button', { name: t('cooperate.correct') })).toBeNull();
  expect(screen.queryByText(t('cooperate.end_review_failed_text'))).toBeNull();
});

it('makes the browser forget a proven phone, and leaves the request', async () => {
  const api = fakeApi()
    .on(opportunityApi.cooperateDetail, sheet({ proven: true }))
    .on(cooperationApi.brandForget, null)
    .on(fieldListCall, []);
  const { t, user, route, toasts } = await renderApp(address);
  await user.click(await screen.findByRole('button', { name: t('cooperate.forget') }));
  await screen.findByText(t('cooperate.find_mine_text'));
  expect([api.calls(cooperationApi.brandForget).length, route()]).toEqual([1, '/cooperate/detail']);
  expect(toasts()).toEqual([t('cooperate.forgotten')]);
});
