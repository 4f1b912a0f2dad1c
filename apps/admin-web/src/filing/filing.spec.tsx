import {
  type CentreState,
  type FilingAdminRecord,
  type Lookalike,
  type RefundRecord,
  shanghaiDay,
  type Role,
  type SameWork,
  ulid,
  type UploadedFile,
} from '@ipw/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { listed, replied } from '../testing/fake-console';
import { staffMember } from '../testing/fixtures';
import { fakeConsole, renderConsole } from '../testing/render-console';

const file = (file_name: string): UploadedFile => ({
  ...{ image_id: ulid(), file_name, file_path: `/files/${file_name}`, thumb_path: null, tile_path: null },
  ...{ file_size: 1000, image_width: 40, image_height: 30, image_name: file_name, image_status: 1 },
});
const AT = '2026-11-20T08:00:00.000Z';
const [front, back] = [file('front.png'), file('back.png')];
const record: FilingAdminRecord = {
  id: ulid(),
  ...{ state: 'processing', version: 3, actions: ['resend', 'ask_correction', 'certify', 'reject'] },
  ...{ filing_number: '261120-00001', title: 'Spring', work_kind: 'art', description: 'A fox' },
  ...{ pay: 'wallet', paid: 1, amount_fen: 10_000, waits_for: null, submitted_at: AT, due_at: null },
  ...{ reason_code: null, reason: null, registration_number: null, created_at: AT, escalated_at: null },
  ...{ member_id: ulid(), member_name: 'Lin', auth_username: 'L**', ip_id: null, ip_name: null },
  ...{ assignee_id: null, assignee_name: null, assigned_at: null, same_work: 0, same_works: [], marks: [] },
  ...{ completed_on: '2026-01-02', published_on: null, author_name: null },
  ...{ holder_kind: 'self', holder_name: null, holder_number: null, documents: [], voucher: null },
  pictures: [front, back],
  sent_at: '2026-11-20T09:00:00.000Z',
  refund_state: null,
  certificate: null,
  stages: [
    { key: 'accepted', at: '2026-11-20T09:01:00.000Z' },
    { key: 'examined', at: null },
    { key: 'corrections', at: null },
    { key: 'registered', at: null },
    { key: 'certificate', at: null },
  ],
};
const ANSWERS: CentreState = { answered_at: AT, failing_since: null, waiting: 0, waiting_since: null };

const server = (role: Role = 'reviewer', centre = ANSWERS) =>
  fakeConsole(staffMember(role))
    .on('filings.list', listed('filings', [record]))
    .on('filings.centre', centre)
    .on('filings.historyOf', [])
    .on('lookalikes.lookalikes', []);

async function open(part: Partial<FilingAdminRecord> = {}, api = server()) {
  api.on('filings.one', { ...record, ...part });
  const app = await renderConsole(`/filings/${record.id}/show`);
  await screen.findByRole('heading', { level: 1, name: 'Spring' });
  const press = (action: 'resend' | 'ask_correction' | 'certify') =>
    app.user.click(
      within(screen.getByRole('group', { name: app.t('review.actions') })).getByRole('button', {
        name: new RegExp(`^${app.t(`action.filing.${action}`)}`),
      }),
    );
  const dialog = async () => within(await screen.findByRole('dialog'));
  return { api, press, dialog, ...app };
}

it('asks for a correction with its reason and what is marked', async () => {
  const { api, press, dialog, user, t } = await open();
  api.on('filings.decide', { ...record, state: 'correction', version: 4 });
  await press('ask_correction');
  const asked = await dialog();
  await user.click(asked.getByRole('radio', { name: t('filing_reason.pictures_unclear') }));
  await user.click(asked.getByRole('checkbox', { name: new RegExp(t('name.completed_on')) }));
  await user.click(
    asked.getByRole('checkbox', { name: t('marks.picture', { field: t('name.pictures'), number: 2 }) }),
  );
  await user.type(asked.getByRole('textbox'), ' The back is cut off ');
  asked.getByRole('checkbox', { name: /^the description A fox$/ });
  await user.click(asked.getByRole('button', { name: t('action.filing.ask_correction') }));
  await waitFor(() => expect(api.sent('filings.decide')).toHaveLength(1));
  expect(api.sent('filings.decide')[0]).toMatchObject({
    params: { id: record.id, action: 'ask_correction' },
    body: {
      ...{ version: 3, reason_code: 'pictures_unclear', reason: 'The back is cut off' },
      marks: [{ field: 'completed_on' }, { field: 'pictures', image_id: back.image_id }],
    },
  });
});

it('has one key for each of its actions, and the key of a refusal asks for a correction', async () => {
  const { dialog, user, t } = await open();
  const actions = within(screen.getByRole('group', { name: t('review.actions') }));
  const keys = actions.getAllByRole('button').flatMap((one) => one.querySelector('kbd')?.textContent ?? []);
  expect(keys).toEqual(['r']);
  await user.keyboard('r');
  (await dialog()).getByRole('button', { name: t('action.filing.ask_correction') });
});

it('is sent to the centre again at a press, and stays on the screen', async () => {
  const { api, press, route, t } = await open();
  api.on('filings.decide', { ...record, version: 4 });
  await press('resend');
  await screen.findByText(t('review.taken', { action: t('action.filing.resend') }));
  expect(api.sent('filings.decide').map(({ params, body }) => [params, body])).toEqual([
    [{ id: record.id, action: 'resend' }, { version: 3 }],
  ]);
  expect(route()).toContain(record.id);
});

it('is certified by hand with number, day and document', async () => {
  const { api, press, dialog, user, t } = await open();
  const certificate = file('certificate.pdf');
  api.on('files.upload', certificate).on('filings.decide', { ...record, state: 'certified', version: 4 });
  await press('certify');
  const asked = await dialog();
  await user.type(asked.getByLabelText(t('field.registration_number')), ' F-2026-1 ');
  await user.type(asked.getByLabelText(t('field.registered_on')), '2026-11-21');
  const paper = new File(['%PDF-'], 'certificate.pdf', { type: 'application/pdf' });
  const input = asked.getByLabelText<HTMLInputElement>(t('field.certificate'));
  expect(input.accept).toBe('.pdf');
  await user.upload(input, paper);
  await asked.findByText(t('paper.kept', { name: 'certificate.pdf' }));
  await user.click(asked.getByRole('button', { name: t('action.filing.certify') }));
  await waitFor(() => expect(api.sent('filings.decide')).toHaveLength(1));
  const sent = api.sent('files.upload').map(({ body }) => (body as unknown as FormData).get('usage'));
  expect(sent).toEqual(['filing_certificate']);
  expect(api.sent('filings.decide')[0]).toMatchObject({
    params: { id: record.id, action: 'certify' },
    body: {
      ...{ version: 3, registration_number: 'F-2026-1', registered_on: '2026-11-21' },
      certificate: certificate.image_id,
    },
  });
});

it('shows its stages, and when staff sent it beside them', async () => {
  const { t } = await open({
    stages: record.stages.map((stage) =>
      stage.key === 'registered' ? { ...stage, at: '2026-11-21T00:00:00.000Z' } : stage,
    ),
  });
  const stages = within(screen.getByRole('list', { name: t('field.stages') })).getAllByRole('listitem');
  const times = stages.map((stage) => stage.querySelector('time')?.dateTime ?? null);
  expect(times).toEqual(['2026-11-20T09:01:00.000Z', null, null, '2026-11-21T00:00:00.000Z', null]);
  expect(stages[0]!.textContent).toContain(t('filing_stage.accepted'));
  // The day of a registration has no hour.
  expect(stages[3]!.textContent).not.toContain(':');
  const sent = screen.getByText(t('field.sent_at')).closest('div')!;
  expect(sent.querySelector('time')?.dateTime).toBe(record.sent_at);
});

describe('money of a rejected filing', () => {
  it('is owed, as its page says', async () => {
    const { t } = await open({ state: 'rejected', actions: [], refund_state: 'open' });
    const refund = screen.getByText(t('field.refund')).closest('div')!;
    within(refund).getByText(t('state.refund.open'));
  });

  it('is paid back with its way, day and number, on a page that leads to the filing', async () => {
    const id = ulid();
    const refund: RefundRecord = {
      ...{ id, state: 'open', version: 1, actions: ['settle'], subject: 'filing', order_id: record.id },
      ...{ order_number: '261120-00001', ip_name: null, product_name: 'Spring', payment_type: 'wallet' },
      ...{ payment_ref: 'W-1', paid_at: AT, reason_code: null, settled_at: null, created_at: AT },
      ...{ amount_fen: 10_000, due_at: null, method: null, reference: null, paid_back_on: null },
      voucher: null,
    };
    const api = fakeConsole(staffMember('finance'))
      .on('refunds.list', listed('refunds', [refund]))
      .on('refunds.one', refund)
      .on('refunds.historyOf', []);
    const { user, t } = await renderConsole(`/refunds/${id}/show`);
    const link = await screen.findByRole('link', { name: refund.order_number });
    expect(link.getAttribute('href')).toBe(`#/filings/${record.id}/show`);
    api.on('refunds.decide', { ...refund, state: 'done', version: 2 });
    await user.click(screen.getByRole('button', { name: new RegExp(`^${t('action.refund.settle')}`) }));
    const asked = within(await screen.findByRole('dialog'));
    await user.click(asked.getByRole('radio', { name: t('payment_type.wallet') }));
    const paid_back_on = shanghaiDay(new Date());
    await user.type(asked.getByLabelText(t('field.paid_back_on')), paid_back_on);
    await user.type(asked.getByLabelText(t('field.reference')), 'R-77');
    await user.click(asked.getByRole('button', { name: t('action.refund.settle') }));
    await waitFor(() => expect(api.sent('refunds.decide')).toHaveLength(1));
    expect(api.sent('refunds.decide')[0]).toMatchObject({
      params: { id, action: 'settle' },
      body: { version: 1, method: 'wallet', paid_back_on, reference: 'R-77' },
    });
  });
});

describe('the same work', () => {
  const other: SameWork = {
    ...{ id: ulid(), filing_number: '261101-00009', title: 'Autumn', member_name: 'Wei', state: 'certified' },
    ...{ image_id: front.image_id, picture: '/files/front.png', other_picture: '/files/autumn.png' },
    submitted_at: AT,
  };

  it('of other filings is shown beside this one’s picture with a way to each, and nothing where there is none', async () => {
    const winter = { ...other, id: ulid(), title: null, other_picture: '/files/winter.png' };
    const { t } = await open({ same_work: 2, same_works: [other, winter] });
    const hint = screen.getByRole('heading', { name: t('filing.same_title') }).closest('section')!;
    const pairs = within(hint).getAllByRole('listitem');
    const shown = pairs.map((pair) =>
      within(pair)
        .getAllByRole('img')
        .map((picture) => [picture.getAttribute('src'), picture.getAttribute('alt')]),
    );
    const mine = ['/files/front.png', t('lookalikes.this')];
    expect(shown).toEqual([
      [mine, ['/files/autumn.png', t('lookalikes.other')]],
      [mine, ['/files/winter.png', t('lookalikes.other')]],
    ]);
    const first = within(pairs[0]!);
    const link = first.getByRole('link', { name: 'Autumn' });
    expect(link.getAttribute('href')).toBe(`#/filings/${other.id}/show`);
    first.getByText(/Wei/);
    first.getByText(t('state.filing.certified'));
    expect(pairs[0]!.querySelector('time')?.dateTime).toBe(AT);
    within(pairs[1]!).getByRole('link', { name: other.filing_number! });
  });

  it('or one that looks like it is shown beside this one’s picture', async () => {
    const like: Lookalike = {
      ...{ image_id: back.image_id, picture: '/files/back.png', other_picture: '/files/theirs.png' },
      ...{ other_name: 'Wei', other_ip: 'Owl', other_at: AT, likeness: 97 },
    };
    const { api, t } = await open({}, server().on('lookalikes.lookalikes', [like]));
    const mine = await screen.findByRole('img', { name: t('lookalikes.this') });
    const theirs = screen.getByRole('img', { name: t('lookalikes.other') });
    expect([mine, theirs].map((picture) => picture.getAttribute('src'))).toEqual([
      '/files/back.png',
      '/files/theirs.png',
    ]);
    expect(mine.closest('li')).toBe(theirs.closest('li'));
    within(mine.closest('li')!).getByText('Wei · Owl');
    const asked = api.sent('lookalikes.lookalikes').map(({ body }) => body.files);
    expect(asked).toEqual([[front.image_id, back.image_id]]);
    expect(screen.queryByText(t('filing.same_title'))).toBeNull();
  });
});

describe('the queue', () => {
  const openQueue = async (api = server(), query = '') => {
    const app = await renderConsole(`/filings${query}`);
    await screen.findByRole('link', { name: /Spring/ });
    return { api, ...app };
  };

  it('alerts that the centre does not answer, since when, and what waits', async () => {
    const failing = { ...ANSWERS, failing_since: '2026-11-20T10:00:00.000Z', waiting: 4, waiting_since: AT };
    const { t } = await openQueue(server('reviewer', failing));
    const notice = (await screen.findByText(t('filing.centre.failing'))).closest('section')!;
    expect(notice.getAttribute('role')).toBe('alert');
    expect([...notice.querySelectorAll('time')].map(({ dateTime }) => dateTime)).toEqual([
      failing.failing_since,
      failing.answered_at,
      failing.waiting_since,
    ]);
    expect(notice.textContent).toContain(t('filing.centre.waiting', { count: 4 }));
  });

  it('says quietly that it answers', async () => {
    const { t } = await openQueue();
    const notice = (await screen.findByText(t('filing.centre.answers'))).closest('section')!;
    expect(notice.getAttribute('role')).toBe('status');
  });

  it('asks nothing about the centre for staff who decide no filings', async () => {
    const { api, t } = await openQueue(server('consultant'));
    expect(screen.queryByText(t('filing.centre.answers'))).toBeNull();
    expect(api.sent('filings.centre')).toEqual([]);
  });

  it('is exported with its filters and order', async () => {
    const saved: [Blob, string][] = [];
    let blob: Blob | undefined;
    URL.createObjectURL = (one) => ((blob = one as Blob), 'blob:csv');
    URL.revokeObjectURL = () => undefined;
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push([blob!, this.download]);
    });
    const filter = encodeURIComponent('{"pay":"wallet"}');
    const { api, user, t } = await openQueue(server(), `?filter=${filter}`);
    const headers = { 'content-disposition': 'attachment; filename="filings-2026-11-20.csv"' };
    api.on('filings.export', replied({ status: 200, headers, body: 'Id,Title\r\n' }));
    await user.click(screen.getByRole('button', { name: t('export') }));
    await waitFor(() => expect(saved).toHaveLength(1));
    click.mockRestore();
    const [query] = api.sent('filings.export').map((call) => call.query);
    expect(JSON.parse(query!['filter']!)).toMatchObject({ pay: 'wallet' });
    expect(query!['sort']).toBe('["due_at","ASC"]');
    expect(saved[0]![1]).toBe('filings-2026-11-20.csv');
    expect(saved[0]![0].type).toBe('text/csv');
  });
});
