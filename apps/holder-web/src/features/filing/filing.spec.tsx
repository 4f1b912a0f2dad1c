import {
  claimApi,
  evidenceApi,
  type FilingDetail,
  filingApi,
  type FilingRow,
  galleryApi,
  orderApi,
  type RefundView,
  ulid,
} from '@ipw/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { filingPaths } from '../../app/filing-paths';
import { DETAIL, OFFER, openFilings as open, ROW } from '../../testing/filings';
import { aFile, aMember, anEvidence, IP_ID, pageOf } from '../../testing/fixtures';
import { fakeApi } from '../../testing/frame';
import { renderApp } from '../../testing/render-app';

const member = aMember();

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
    spent: 1,
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

it('opens a filing of the list at its top', async () => {
  const { api, main, t, user } = await open('', [ROW]);
  api.on(filingApi.detail, DETAIL);
  const scrolled = jest.spyOn(globalThis, 'scrollTo');
  const link = await main.findByRole('link', { name: 'Spring' });
  scrolled.mockClear();
  await user.click(link);
  await main.findByRole('link', { name: `← ${t('workbench.menu.iprService')}` });
  await waitFor(() => expect(scrolled).toHaveBeenCalledWith(0, 0));
  expect(document.activeElement).toBe(screen.getByRole('main'));
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

it.each(['rejected', 'draft'] as const)(
  'says in a %s filing what becomes of what was paid',
  async (state) => {
    const filing_id = ulid();
    const due_at = '2026-11-30T15:59:59.999Z';
    const refund = {
      state: 'open',
      amount_fen: 10_000,
      due_at,
      method: null,
      reference: null,
      paid_back_on: null,
    };
    fakeApi(member)
      .on(filingApi.offer, OFFER)
      .on(filingApi.detail, {
        ...{ ...DETAIL, filing_id, state, actions: ['submit'], waits_for: null, pay: 'wallet', paid: 1 },
        refund: refund as RefundView,
      })
      .on(galleryApi.imageList, pageOf([]))
      .on(claimApi.list, pageOf([]));
    const { t } = await renderApp(`${filingPaths.iprService}?id=${IP_ID}&filing_id=${filing_id}`, { member });
    const main = within(screen.getByRole('main'));
    await main.findByText(t('state.refund.open'));
    main.getByText(/100\.00/, { selector: 'p > span' });
  },
);

it('says before a withdrawal that what was paid is paid back', async () => {
  const filing_id = ulid();
  fakeApi(member)
    .on(filingApi.offer, OFFER)
    .on(filingApi.detail, { ...DETAIL, filing_id, pay: 'wallet', paid: 1 });
  const { t, user } = await renderApp(`${filingPaths.iprService}?id=${IP_ID}&filing_id=${filing_id}`, {
    member,
  });
  const main = within(screen.getByRole('main'));
  await user.click(await main.findByRole('button', { name: t('action.filing.withdraw') }));
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText(t('filing.withdraw.paid'));
  expect(dialog.queryByText(t('filing.withdraw.text'))).toBeNull();
});

it.each([
  ['all are', anEvidence(), true],
  [
    'one is not',
    anEvidence({ state: 'none', reason: 'compressed', sealed_at: null, stamped_at: null }),
    false,
  ],
])(
  'offers one certificate of evidence of its pictures, or one of each that is, if %s evidence',
  async (_, second, offered) => {
    const filing_id = ulid();
    const pictures = [aFile('fox.png'), aFile('owl.png')];
    const evidence = [anEvidence(), second];
    const api = fakeApi(member)
      .on(filingApi.offer, OFFER)
      .on(filingApi.detail, { ...DETAIL, filing_id, pictures, evidence });
    const { t, user } = await renderApp(`${filingPaths.iprService}?id=${IP_ID}&filing_id=${filing_id}`, {
      member,
    });
    const main = within(screen.getByRole('main'));
    const shown = within((await main.findByAltText('owl.png')).closest('li')!);
    shown.getByText(offered ? t('evidence.stamped') : t('evidence.none.compressed'));
    const [button] = main.getAllByRole('button', { name: t('filing.evidence') });
    expect(button!.closest('li') === null).toBe(offered);
    expect(main.queryByText(t('filing.evidence.apart')) === null).toBe(offered);
    expect(shown.queryByRole('button', { name: t('filing.evidence') })).toBeNull();
    api.on(evidenceApi.certificate, { file_name: 'evidence.pdf', pdf: btoa('%PDF-') });
    api.on(evidenceApi.filingCertificate, { file_name: 'evidence.pdf', pdf: btoa('%PDF-') });
    await user.click(button!);
    await waitFor(() =>
      expect([api.inputs(evidenceApi.filingCertificate), api.inputs(evidenceApi.certificate)]).toEqual(
        offered ? [[{ filing_id }], []] : [[], [{ image_id: pictures[0]!.image_id }]],
      ),
    );
  },
);

it('is deleted from the list after a question, while it is a draft', async () => {
  const filing_id = ulid();
  const draft: FilingRow = { ...ROW, filing_id, title: null, state: 'draft', actions: ['submit', 'delete'] };
  const api = fakeApi(member)
    .on(filingApi.offer, OFFER)
    .on(filingApi.list, pageOf([draft, ROW]))
    .on(filingApi.delete, { filing_id });
  const { t, user } = await renderApp(`${filingPaths.iprService}?id=${IP_ID}`, { member });
  const main = within(screen.getByRole('main'));
  const buttons = await main.findAllByRole('button', { name: t('filing.delete') });
  expect(buttons).toHaveLength(1);
  await user.click(buttons[0]!);
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText(t('filing.delete.text'));
  expect(api.inputs(filingApi.delete)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: t('filing.delete') }));
  await screen.findByText(t('ui.deleted'));
  expect(api.inputs(filingApi.delete)).toEqual([{ filing_id }]);
});
