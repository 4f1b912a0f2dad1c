import {
  claimApi,
  type ClaimDetail,
  type ClaimRow,
  type FilingDetail,
  filingApi,
  type FilingOffer,
  type FilingRow,
  galleryApi,
  orderApi,
  ulid,
} from '@ipw/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { filingPaths } from '../../app/filing-paths';
import { aFile, aMember, IP_ID, pageOf } from '../../testing/fixtures';
import { refused } from '../../testing/fake-api';
import { fakeApi } from '../../testing/frame';
import { renderApp } from '../../testing/render-app';

const OFFER: FilingOffer = {
  price_fen: 10_000,
  credit_fen: 10_000,
  certificate_hours: 24,
  credit: 1,
  used_by: [],
  filing_id: null,
  is_auth: 1,
};
const ROW: FilingRow = {
  filing_id: ulid(),
  filing_number: '261123-00001',
  title: 'Spring',
  work_kind: 'art',
  picture: null,
  state: 'submitted',
  version: 2,
  actions: ['withdraw'],
  pay: 'credit',
  paid: 0,
  amount_fen: 10_000,
  waits_for: 'check',
  submitted_at: '2026-11-20T08:00:00.000Z',
  stages: [
    { key: 'accepted', at: null },
    { key: 'examined', at: null },
    { key: 'corrections', at: null },
    { key: 'registered', at: null },
    { key: 'certificate', at: null },
  ],
  reason_code: null,
  reason: null,
  due_at: null,
  registration_number: null,
  created_at: '2026-11-20T08:00:00.000Z',
};
const DETAIL: FilingDetail = {
  ...ROW,
  ip_id: null,
  description: null,
  completed_on: '2026-01-02',
  published_on: null,
  pictures: [],
  author_name: null,
  holder_kind: 'self',
  holder_name: null,
  holder_number: null,
  documents: [],
  voucher: null,
  paying: 0,
  refund: null,
  invoice: null,
  invoiceable: 0,
  marks: [],
};

const member = aMember();

async function open(
  query = '',
  rows: FilingRow[] = [],
  offer: Partial<FilingOffer> = {},
  claims: ClaimRow[] = [],
) {
  const picture = aFile('fox.png');
  const gallery = {
    image: picture,
    series_id: ulid(),
    series_name: 'Four seasons',
    visibility: 'public' as const,
    is_live: true,
    used_in: [],
    actions: [],
  };
  const api = fakeApi(member)
    .on(filingApi.offer, { ...OFFER, ...offer })
    .on(filingApi.list, pageOf(rows))
    .on(galleryApi.imageList, pageOf([gallery]))
    .on(claimApi.list, pageOf(claims));
  const app = await renderApp(`${filingPaths.iprService}?id=${IP_ID}${query}`, { member });
  return { api, picture, main: within(screen.getByRole('main')), ...app };
}

it('says that the free filing is at hand, and by what it was used', async () => {
  const { main, t } = await open();
  await main.findByText(t('filing.offer.free'));
  main.getByText(t('filing.empty.title'));
});

it('names what used the free filing, and lists filings with their stages', async () => {
  const asked: FilingRow = {
    ...ROW,
    filing_id: ulid(),
    state: 'correction',
    title: 'Summer',
    waits_for: null,
  };
  const { main, t } = await open('', [ROW, asked], {
    credit: 0,
    used_by: ['phone'],
    filing_id: ROW.filing_id,
  });
  await main.findByText(t('filing.offer.used'));
  expect(main.getByText(/used by this phone number/)).toBeTruthy();
  await main.findByRole('link', { name: 'Spring' });
  const [list] = main.getAllByRole('list', { name: t('filing.stages') });
  const stages = within(list!);
  expect(stages.getAllByRole('listitem')).toHaveLength(5);
  expect(stages.getByText(t('filing_stage.accepted')).closest('li')?.getAttribute('aria-current')).toBe(
    'step',
  );
  // Of the two, one waits for the member.
  expect(main.getAllByText(t('filing.next'))).toHaveLength(1);
  expect(main.getByRole('link', { name: t('filing.next.correction') }).getAttribute('href')).toContain(
    asked.filing_id,
  );
});

it('is filled in with a gallery picture, saved as it changes, and submitted', async () => {
  const { api, main, picture, user, t } = await open('&filing_id=new');
  const filing_id = ulid();
  api.on(filingApi.save, { filing_id, state: 'draft', version: 1 });
  await user.click(
    await main.findByRole('button', { name: t('filing.gallery.add', { name: 'Four seasons' }) }),
  );
  await user.selectOptions(main.getByLabelText(t('filing.work_kind')), 'art');
  await user.type(main.getByLabelText(t('filing.completed_on')), '2026-01-02');
  await waitFor(() =>
    expect(api.inputs(filingApi.save).at(-1)).toMatchObject({
      ip_id: IP_ID,
      pictures: [picture.image_id],
      work_kind: 'art',
      completed_on: '2026-01-02',
      holder_kind: 'self',
    }),
  );
  // Without the declaration nothing is sent.
  await user.click(main.getByRole('button', { name: t('action.filing.submit') }));
  await main.findByText(t('rule.declare'));
  expect(api.inputs(filingApi.submit)).toEqual([]);
  await user.click(main.getByLabelText(t('filing.declare')));
  api.next(filingApi.submit, refused('FILING_CREDIT', { used_by: ['phone'] }));
  const send = async () => {
    await user.click(main.getByRole('button', { name: t('action.filing.submit') }));
    const asked = within(await screen.findByRole('dialog'));
    await user.click(asked.getByRole('button', { name: t('action.filing.submit') }));
  };
  await send();
  await main.findByText('The free filing was already used');
  api.on(filingApi.submit, { state: 'submitted', version: 2 });
  api.on(filingApi.detail, { ...DETAIL, filing_id, pictures: [picture] });
  await send();
  await main.findByText(t('state.filing.submitted'));
  expect(api.inputs(filingApi.submit).at(-1)).toMatchObject({ filing_id, pay: 'credit', declare: true });
});

it('begins with the gallery picture that the address names', async () => {
  const image_id = ulid();
  const { api, main } = await open(`&filing_id=new&image_id=${image_id}`);
  await main.findAllByRole('button', { name: /fox\.png/ });
  expect(api.inputs(galleryApi.imageList)).toContainEqual(expect.objectContaining({ image_id }));
});

it('begins with the name of the IP, the verified member, and the papers of their claim', async () => {
  const paper = aFile('licence.pdf');
  const claim = { claim_id: ulid(), ip_id: IP_ID, state: 'claimed' } as ClaimRow;
  const { api, main, user, t } = await open('&filing_id=new', [], {}, [claim]);
  api.on(claimApi.detail, { ...claim, entity_documents: [paper] } as unknown as ClaimDetail);
  api.on(filingApi.save, { filing_id: ulid(), state: 'draft', version: 1 });
  await main.findByDisplayValue('Lantern Fox');
  main.getByRole('radio', { name: t('holder_kind.self'), checked: true });
  await user.click(main.getByRole('radio', { name: t('holder_kind.organization') }));
  await user.click(
    await main.findByRole('button', { name: t('filing.claimed_papers.add', { name: 'licence.pdf' }) }),
  );
  await waitFor(() =>
    expect(api.inputs(filingApi.save).at(-1)).toMatchObject({
      title: 'Lantern Fox',
      holder_kind: 'organization',
      documents: [paper.image_id],
    }),
  );
});

it('offers money when the free filing is used', async () => {
  const { main, t } = await open('&filing_id=new', [], { credit: 0, used_by: ['operator'] });
  await main.findByText(/A filing costs ¥100\.00/);
  const wallet = main.getByRole<HTMLInputElement>('radio', { name: t('filing_pay.wallet') });
  expect(wallet.checked).toBe(true);
  expect(main.queryByRole('radio', { name: t('filing_pay.credit') })).toBeNull();
});

it('shows where to transfer the money to, and takes the voucher', async () => {
  const filing_id = ulid();
  const unpaid: FilingDetail = {
    ...DETAIL,
    filing_id,
    pay: 'bank',
    waits_for: 'voucher',
    actions: ['withdraw', 'voucher'],
  };
  const bank_account = { holder: 'IP Workbench', bank: 'Bank of China', account: '6222' };
  fakeApi(member)
    .on(filingApi.offer, OFFER)
    .on(filingApi.detail, unpaid)
    .on(orderApi.prices, { bank_account } as never);
  const { t } = await renderApp(`${filingPaths.iprService}?id=${IP_ID}&filing_id=${filing_id}`, { member });
  const main = within(screen.getByRole('main'));
  await main.findByText('6222');
  main.getByText(t('filing_waits.voucher'));
  expect(main.getAllByText(DETAIL.filing_number!)).toHaveLength(2);
  main.getByRole('button', { name: t('code.voucher.send') });
});

it('leads to the log-in of the filing centre where the phone is registered', async () => {
  const filing_id = ulid();
  const reason = 'https://filing-centre.example/login';
  fakeApi(member)
    .on(filingApi.offer, OFFER)
    .on(filingApi.detail, {
      ...{ ...DETAIL, filing_id, state: 'correction', actions: ['correct'], waits_for: null },
      ...{ reason_code: 'phone_registered', reason },
    })
    .on(galleryApi.imageList, pageOf([]))
    .on(claimApi.list, pageOf([]));
  const { t } = await renderApp(`${filingPaths.iprService}?id=${IP_ID}&filing_id=${filing_id}`, { member });
  const main = within(screen.getByRole('main'));
  const link = await main.findByRole('link', { name: t('filing.centre.login') });
  expect(link.getAttribute('href')).toBe(reason);
  main.getByText(t('filing_reason.phone_registered'));
});

it('shows what is to be corrected at its field, and asks for no payment again', async () => {
  const filing_id = ulid();
  const asked: FilingDetail = {
    ...DETAIL,
    filing_id,
    state: 'correction',
    actions: ['correct'],
    reason_code: 'information_wrong',
    reason: 'Another title',
    marks: [{ field: 'title' }],
  };
  const picture = aFile('fox.png');
  const api = fakeApi(member)
    .on(filingApi.offer, OFFER)
    .on(filingApi.detail, { ...asked, pictures: [picture] })
    .on(galleryApi.imageList, pageOf([]))
    .on(claimApi.list, pageOf([]));
  const { t, user } = await renderApp(`${filingPaths.iprService}?id=${IP_ID}&filing_id=${filing_id}`, {
    member,
  });
  const main = within(screen.getByRole('main'));
  await main.findByText(/Another title/);
  expect(main.getByLabelText(t('filing.title')).closest('[data-mark="open"]')).not.toBeNull();
  expect(main.queryByText(t('filing.pay'))).toBeNull();
  api.on(filingApi.submit, { state: 'processing', version: 5 });
  await user.click(main.getByLabelText(t('filing.declare')));
  await user.click(main.getByRole('button', { name: t('action.filing.correct') }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: t('action.filing.correct') }));
  await waitFor(() => expect(api.inputs(filingApi.submit)).toMatchObject([{ filing_id, declare: true }]));
  expect(api.inputs(filingApi.submit)[0]).not.toHaveProperty('pay');
});
