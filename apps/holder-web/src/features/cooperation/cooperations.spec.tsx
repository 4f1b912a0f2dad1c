import {
  cooperationApi,
  type CooperationDetail,
  type CooperationSummary,
  skinApi,
  type SkinList,
  type ThreadList,
  ulid,
} from '@ipw/domain';
import { screen, within } from '@testing-library/react';
import { paths, withQuery } from '../../app/paths';
import { aMember, IP_ID } from '../../testing/fixtures';
import { fakeApi } from '../../testing/frame';
import { renderApp } from '../../testing/render-app';

const member = aMember();

const cooperation = (part: Partial<CooperationSummary>): CooperationSummary => ({
  cooperation_id: ulid(),
  coop_no: '261120ABC123',
  state: 'active',
  origin: 'tender',
  project_name: 'Tea tender',
  brand_name: 'Green Field Goods',
  source: 'platform',
  share_percent: 50,
  created_at: '2026-11-20T04:00:00.000Z',
  starts_on: null,
  ends_on: null,
  rests: 0,
  turn: 'holder',
  due_at: '2099-11-24T15:59:59.999Z',
  threads: { image_usage: 0, product_design: 1, material_design: 0 },
  turns: { holder: 1, brand: 0 },
  ...part,
});

it.each([
  ['the page of its sheet', 'sheet', ulid()],
  ['the private sheets', 'private', null],
] as const)('says why the brand of a sheet is not named, and leads to %s', async (_where, kind, sheet_id) => {
  const found: CooperationDetail = {
    ...cooperation({ origin: 'sheet', brand_name: 'Brand (name hidden)' }),
    ...{ contact: null, contact_needs: 'supplement', contract_number: null, sheet_id, tender_id: null },
  };
  const page = { page: 1, page_size: 100, next_cursor: null };
  fakeApi(member)
    .on(cooperationApi.cooperationDetail, found)
    .on(cooperationApi.threadList, { list: [], total: 0, ...page, counts: {} as ThreadList['counts'] });
  const { cooperation_id } = found;
  const { t } = await renderApp(withQuery(paths.cooperationDetail, { id: IP_ID, cooperation_id }), {
    member,
  });
  await screen.findByText(t('coop.contact_supplement'), { exact: false });
  expect(screen.queryByText(t('coop.contact_none'))).toBeNull();
  const link = screen.getByRole('link', { name: t('coop.contact_open.supplement') });
  const to =
    kind === 'sheet'
      ? withQuery(paths.sheetDetail, { id: IP_ID, sheet_id: sheet_id! })
      : withQuery(paths.onepageCoop, { id: IP_ID });
  expect(link.getAttribute('href')).toMatch(new RegExp(`${to.replace('?', '\\?')}$`));
});

it('says of a cooperation in the list that it rests, instead of whose turn it is', async () => {
  const list = [
    cooperation({ project_name: 'Spring series' }),
    cooperation({ rests: 1, turn: null, due_at: null }),
  ];
  const waiting = { image_usage: 0, product_design: 1, material_design: 0 };
  const page = { page: 1, page_size: 10, next_cursor: null };
  fakeApi(member)
    .on(cooperationApi.cooperationList, { list, total: 2, ...page, waiting })
    .on(skinApi.list, { list: [], total: 0, ...page, counts: { rejected: 0 } as SkinList['counts'] });
  const { t } = await renderApp(withQuery(paths.fastCoopProgress, { id: IP_ID }), { member });
  const card = async (name: string) => within((await screen.findByRole('link', { name })).closest('li')!);
  const [goes, rests] = [await card('Spring series'), await card('Tea tender')];
  rests.getByText(t('cooperation.rests'));
  expect(rests.queryByText(new RegExp(t('thread.turn_mine')))).toBeNull();
  goes.getByText(new RegExp(t('thread.turn_mine')));
  expect(goes.queryByText(t('cooperation.rests'))).toBeNull();
});
