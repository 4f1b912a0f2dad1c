import { opportunityApi, type SheetDetail, ulid } from '@ipw/domain';
import { screen, within } from '@testing-library/react';
import { paths, withQuery } from '../../app/paths';
import { aMember, IP_ID } from '../../testing/fixtures';
import { fakeApi } from '../../testing/frame';
import { renderApp } from '../../testing/render-app';

const member = aMember();
const sheet_id = ulid();
const sheet = (part: Partial<SheetDetail> = {}): SheetDetail => ({
  sheet_id,
  sheet_no: '261123ABC123',
  state: 'unreplied',
  consult: null,
  version: 2,
  step: 1,
  turn: 'holder',
  due_at: '2099-11-24T15:59:59.999Z',
  source: 'platform',
  share_percent: 50,
  created_at: '2026-11-23T04:00:00.000Z',
  sku_id: 9,
  sku: 'Bags',
  buy_num: null,
  sku_describe: 'Canvas bags',
  company_case: null,
  other_describe: null,
  company_case_images: [],
  actions: [],
  buyer: null,
  reply: null,
  note: null,
  events: [],
  ...part,
});

const ended = { step: null, turn: null, due_at: null };

it.each([
  ['sheet.buyer.later', sheet()],
  ['sheet.buyer.ended', sheet({ ...ended, state: 'unanswered' })],
  ['sheet.buyer.ended', sheet({ ...ended, state: 'abandoned' })],
  ['sheet.buyer.erased', sheet({ state: 'responded', consult: 'pending', step: 2, turn: 'consultant' })],
] as const)('says why the brand is not shown: %s', async (key, one) => {
  fakeApi(member).on(opportunityApi.sheetDetail, one);
  const { t } = await renderApp(withQuery(paths.sheetDetail, { id: IP_ID, sheet_id }), { member });
  const heading = await screen.findByRole('heading', { name: t('sheet.buyer') });
  within(heading.parentElement!).getByText(t(key));
});

it('an answer that was sent back waits for the holder again, also in its badge', async () => {
  const answered = { state: 'responded', consult: 'returned', step: 2 } as const;
  fakeApi(member).on(opportunityApi.sheetDetail, sheet(answered));
  const { t } = await renderApp(withQuery(paths.sheetDetail, { id: IP_ID, sheet_id }), { member });
  const where = within(await screen.findByRole('region', { name: t('sheet.steps') }));
  where.getByText(t('sheet.returned'));
  expect(where.queryByText(t('state.sheet.responded'))).toBeNull();
});
