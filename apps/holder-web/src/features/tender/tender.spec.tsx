import {
  type BidRow,
  questionApi,
  type BoardRow,
  campaignApi,
  type CampaignCard,
  registrationApi,
  type TenderDetail,
  tenderApi,
  type TenderBoard,
  type TenderQuestion,
  type TenderQuestions,
  type TenderRow,
  ulid,
} from '@ipw/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '../../app/paths';
import { refused } from '../../testing/fake-api';
import { aMember, IP_ID, pageOf } from '../../testing/fixtures';
import { fakeApi } from '../../testing/frame';
import { renderApp } from '../../testing/render-app';

const member = aMember();
const HOUR = 3_600_000;
const at = (ms: number) => new Date(Date.now() + ms).toISOString();

const row = (part: Partial<TenderRow> = {}): TenderRow => ({
  tender_id: ulid(),
  kind: 'bidding',
  title: 'Spring tea',
  prize: 'RMB 80,000',
  brand_name: 'Green Sprout',
  brand_logo: null,
  cover: null,
  fields: ['Food & Beverages'],
  state: 'published',
  time: 'in_progress',
  opens_at: at(-HOUR),
  closes_at: at(50 * HOUR),
  fit: { field_ids: ['Food & Beverages'], ip_types: [], kernels: ['Healing'] },
  followed: 0,
  participated: 0,
  ...part,
});
const board = (list: TenderRow[], campaigns: CampaignCard[] = []): TenderBoard => ({
  ...pageOf<BoardRow>([
    ...list.map((one) => ({ type: 'tender' as const, ...one })),
    ...campaigns.map((one) => ({ type: 'campaign' as const, ...one })),
  ]),
  counts: { all: list.length, bidding: list.length, skin: 0 },
  now: at(0),
});
const detail = (part: Partial<TenderDetail> = {}): TenderDetail => ({
  ...row(),
  brief: [{ kind: 'paragraph', text: 'Three boxes of tea.' }],
  materials: [{ kind: 'list', items: ['Three key visuals'] }],
  images: [],
  document: null,
  most_entries: null,
  sealed: 1,
  criteria: [{ name: 'Idea', weight: 100 }],
  cancel_reason: null,
  changes: [],
  published: null,
  now: at(0),
  ...part,
});

const questions = (list: TenderQuestion[] = [], until = at(40 * HOUR)): TenderQuestions => ({
  ...pageOf(list),
  until,
  now: at(0),
});

it('shows answers without who asked, asks, and keeps what was typed when asking is refused', async () => {
  const tender = detail();
  const answered: TenderQuestion = {
    ...{ question_id: ulid(), state: 'published', mine: 0, question: 'May it be red?', answer: 'Yes.' },
    ...{ asked_at: at(-HOUR), answered_at: at(0) },
  };
  const api = fakeApi(member)
    .on(tenderApi.detail, tender)
    .on(questionApi.questionList, questions([answered]));
  const { user, t } = await renderApp(`${paths.tenderDetail}?tender_id=${tender.tender_id}`, { member });
  const main = within(screen.getByRole('main'));
  await main.findByText('May it be red?');
  expect(main.getByText('Yes.')).toBeTruthy();
  expect(main.queryByText(t('question.mine'))).toBeNull();
  const field = () => main.getByLabelText<HTMLTextAreaElement>(new RegExp(`^${t('question.field')}`));
  await user.type(field(), 'How many boxes?');
  api.on(questionApi.questionAsk, refused('STATE'));
  await user.click(main.getByRole('button', { name: t('question.ask') }));
  await waitFor(() => expect(api.inputs(questionApi.questionAsk)).toHaveLength(1));
  expect(field().value).toBe('How many boxes?');
  const mine = { ...answered, mine: 1, state: 'open', question: 'How many boxes?', answer: null } as const;
  api
    .on(questionApi.questionAsk, { question_id: ulid(), state: 'open' })
    .on(questionApi.questionList, questions([mine]));
  await user.click(main.getByRole('button', { name: t('question.ask') }));
  await main.findByText(t('question.waiting'));
  expect(main.getByText(t('state.tender_question.open'))).toBeTruthy();
  await waitFor(() => expect(field().value).toBe(''));
});

it('closes the form of a question by itself when its time is over', async () => {
  const tender = detail();
  fakeApi(member)
    .on(tenderApi.detail, tender)
    .on(questionApi.questionList, questions([], at(2500)));
  const { t } = await renderApp(`${paths.tenderDetail}?tender_id=${tender.tender_id}`, { member });
  const main = within(screen.getByRole('main'));
  await main.findByRole('button', { name: t('question.ask') });
  await main.findByText(t('question.over'), {}, { timeout: 5000 });
  expect(main.queryByRole('button', { name: t('question.ask') })).toBeNull();
});

it('shows on the board what fits and why, and follows with a way back', async () => {
  const tender = row();
  const api = fakeApi(member).on(tenderApi.board, board([tender]));
  const { user, t } = await renderApp(paths.businessActivity, { member });
  const main = within(screen.getByRole('main'));
  await main.findByRole('heading', { name: 'Spring tea' });
  expect(main.getByText(t('tender.fit.kernels', { names: 'Healing' }))).toBeTruthy();
  expect(main.queryByText(t('tender.fit.ip_types', { names: '' }))).toBeNull();
  api.on(tenderApi.follow, { followed: 1 }).on(tenderApi.board, board([{ ...tender, followed: 1 }]));
  await user.click(main.getByRole('button', { name: t('tender.follow') }));
  expect(await main.findByRole('button', { name: t('tender.unfollow'), pressed: true })).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: t('ui.undo') }));
  await waitFor(() =>
    expect(api.inputs(tenderApi.follow)).toMatchObject([
      { ip_id: IP_ID, tender_id: tender.tender_id, followed: 1 },
      { followed: 0 },
    ]),
  );
});

it('keeps the focus on the button while it follows, and ignores a second press', async () => {
  const tender = row();
  const api = fakeApi(member).on(tenderApi.board, board([tender]));
  const followed = api.hold(tenderApi.follow);
  const { user, t } = await renderApp(paths.businessActivity, { member });
  const main = within(screen.getByRole('main'));
  const button = await main.findByRole<HTMLButtonElement>('button', { name: t('tender.follow') });
  await user.click(button);
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'));
  // A disabled button loses the focus in browsers.
  expect(button.disabled).toBe(false);
  await user.click(button);
  api.on(tenderApi.board, board([{ ...tender, followed: 1 }]));
  followed.release({ followed: 1 });
  await waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('true'));
  expect(document.activeElement).toBe(button);
  expect(api.inputs(tenderApi.follow)).toHaveLength(1);
});

it('shows campaigns beside projects, leads to their page and follows them', async () => {
  const campaign: CampaignCard = {
    ...{ campaign_id: ulid(), title: 'A corner of my home town', cover: null, state: 'published' },
    ...{ time: 'collecting', opens_at: at(-HOUR), closes_at: at(30 * HOUR), followed: 0, participated: 1 },
  };
  const api = fakeApi(member).on(tenderApi.board, board([row()], [campaign]));
  const { user, t } = await renderApp(paths.businessActivity, { member });
  const main = within(screen.getByRole('main'));
  const link = await main.findByRole('link', { name: campaign.title });
  expect(link.getAttribute('href')).toContain(`/collectionEvent/index/${campaign.campaign_id}`);
  const card = within(link.closest('li')!);
  expect(card.getByText(t('tender.campaign.collecting'))).toBeTruthy();
  expect(card.getByText(t('entry.participated.1'))).toBeTruthy();
  expect(card.getByRole('timer').textContent).toContain('1');
  api.on(campaignApi.follow, { followed: 1 });
  await user.click(card.getByRole('button', { name: t('tender.follow') }));
  await waitFor(() =>
    expect(api.inputs(campaignApi.follow)).toMatchObject([
      { ip_id: IP_ID, campaign_id: campaign.campaign_id, followed: 1 },
    ]),
  );
});

it('keeps tab, order and filter in the address', async () => {
  const api = fakeApi(member).on(tenderApi.board, board([row()]));
  const { user, t, route } = await renderApp(paths.businessActivity, { member });
  const main = within(screen.getByRole('main'));
  await user.selectOptions(await main.findByLabelText(t('tender.sort')), 'closing');
  await user.click(main.getByLabelText(t('tender.followed_only')));
  await user.click(main.getByRole('link', { name: new RegExp(`^${t('tender.board.skin')}`) }));
  await waitFor(() => expect(route()).toContain('sort=closing&followed=1&tab=skin'));
  await waitFor(() =>
    expect(api.inputs(tenderApi.board).at(-1)).toMatchObject({ tab: 'skin', sort: 'closing', followed: 1 }),
  );
});

it('counts down by the server’s clock, however wrong the device’s is, and turns by itself', async () => {
  const ahead = 3 * HOUR;
  const tender = detail({ closes_at: at(ahead + 2500), now: at(ahead) });
  fakeApi(member).on(tenderApi.detail, tender).on(questionApi.questionList, questions());
  const { t } = await renderApp(`${paths.tenderDetail}?tender_id=${tender.tender_id}`, { member });
  const main = within(screen.getByRole('main'));
  const left = await main.findByRole('timer');
  expect(left.textContent).toMatch(/00:00:0[0-3]/);
  await main.findByText(t('tender.over'), {}, { timeout: 5000 });
  expect(main.getByText(t('tender_time.ended'))).toBeTruthy();
});

it('shows brief, criteria and what changed since publishing, and why', async () => {
  const tender = detail({
    changes: [
      {
        number: 2,
        at: at(-HOUR),
        reason: 'Four more days',
        changes: [
          {
            field: 'closing_time',
            changed: true,
            live: { kind: 'text', value: '2026-12-01 18:00' },
            proposed: { kind: 'text', value: '2026-12-05 18:00' },
            contacts: [],
          },
        ],
      },
    ],
  });
  fakeApi(member).on(tenderApi.detail, tender).on(questionApi.questionList, questions());
  await renderApp(`${paths.tenderDetail}?tender_id=${tender.tender_id}`, { member });
  const main = within(screen.getByRole('main'));
  await main.findByText('Three boxes of tea.');
  expect(main.getByText('100%')).toBeTruthy();
  expect(main.getByText(/Four more days/)).toBeTruthy();
});

it('says that a project is gone, and leads back to the list', async () => {
  fakeApi(member).on(tenderApi.detail, refused('NOT_FOUND'));
  const { t } = await renderApp(`${paths.tenderDetail}?tender_id=${ulid()}`, { member });
  const main = within(screen.getByRole('main'));
  await main.findByText(t('tender.gone'));
  expect(main.getByRole('link', { name: `← ${t('workbench.menu.fastCoopManagement')}` })).toBeTruthy();
});

it('teaches where projects come from while there is none', async () => {
  const api = fakeApi(member)
    .on(registrationApi.myBids, { ...pageOf<BidRow>([]), now: at(0) })
    .on(registrationApi.myAwards, { ...pageOf<BidRow>([]), now: at(0) })
    .on(tenderApi.list, {
      ...pageOf<TenderRow>([]),
      counts: { collecting: 0, closed: 0 },
      now: at(0),
    });
  const { t, user, route } = await renderApp(paths.fastCoopManagement, { member });
  api.on(tenderApi.board, board([]));
  const main = within(screen.getByRole('main'));
  await user.click(await main.findByRole('link', { name: t('tender.list.empty.action') }));
  await waitFor(() => expect(route()).toContain(paths.businessActivity));
  await within(screen.getByRole('main')).findByText(t('tender.board.empty.title'));
});
