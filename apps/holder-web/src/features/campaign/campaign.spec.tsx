import { campaignApi, type CampaignView, type OwnEntry, ulid } from '@ipw/domain';
import { screen, within } from '@testing-library/react';
import { refused } from '../../testing/fake-api';
import { fakeApi } from '../../testing/frame';
import { renderApp } from '../../testing/render-app';

const HOUR = 3_600_000;
const at = (ms: number) => new Date(Date.now() + ms).toISOString();

const campaign = (part: Partial<CampaignView> = {}): CampaignView => ({
  campaign_id: ulid(),
  title: 'My home town',
  cover: null,
  cover_small: null,
  body: [{ kind: 'paragraph', text: 'Draw your town.' }],
  rules: [{ kind: 'list', items: ['Three for each of us'] }],
  state: 'published',
  time: 'collecting',
  opens_at: at(-HOUR),
  closes_at: at(50 * HOUR),
  asks_intro: 1,
  most_images: 10,
  categories: ['Illustration', 'Photography'],
  per_phone: 3,
  wall: 1,
  cancel_reason: null,
  results_at: null,
  winners: [],
  now: at(0),
  ...part,
});
const own = (part: Partial<OwnEntry> = {}): OwnEntry => ({
  entry_id: ulid(),
  campaign_id: ulid(),
  campaign_title: 'My home town',
  state: 'failed',
  version: 2,
  actions: ['resubmit', 'withdraw'],
  work_name: 'Old street',
  intro: 'Where I grew up.',
  categories: [0],
  images: [],
  entrant_name: 'Su',
  wall: 1,
  reason_code: 'unclear',
  reason: 'The second picture',
  prize: null,
  created_at: at(-HOUR),
  ...part,
});
const address = ({ campaign_id }: CampaignView) => `/collectionEvent/index/${campaign_id}`;
class Seen {
  observe() {}
  disconnect() {}
}
beforeAll(() => {
  globalThis.IntersectionObserver = Seen as unknown as typeof IntersectionObserver;
  globalThis.scrollTo = (() => undefined) as typeof scrollTo;
});

it('shows a campaign without an account: its rules, its countdown, and the works page by page', async () => {
  const one = campaign();
  const api = fakeApi()
    .on(campaignApi.campaign, one)
    .on(campaignApi.wall, {
      list: [{ entry_id: ulid(), work_name: 'Old harbour', picture: null, thumb: null }],
      next_cursor: `0${ulid()}`,
    });
  const { user, t } = await renderApp(address(one));
  await screen.findByRole('heading', { level: 1, name: 'My home town' });
  expect(screen.getByRole('timer').textContent).toContain('2');
  expect(await screen.findByText('Three for each of us')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: t('campaign.more') }));
  await screen.findByText('Old harbour');
  api.on(campaignApi.wall, {
    list: [{ entry_id: ulid(), work_name: 'Garden', picture: null, thumb: null }],
    next_cursor: null,
  });
  await user.click(screen.getByRole('button', { name: t('campaign.more') }));
  await screen.findByText('Garden');
  expect(screen.getByText('Old harbour')).toBeTruthy();
  expect(screen.queryByRole('button', { name: t('campaign.more') })).toBeNull();
});

it('opens a link with a slash at its end', async () => {
  const one = campaign({ wall: 0 });
  const api = fakeApi().on(campaignApi.campaign, one);
  await renderApp(`${address(one)}/`);
  await screen.findByRole('heading', { level: 1, name: 'My home town' });
  expect(api.inputs(campaignApi.campaign)).toMatchObject([{ campaign_id: one.campaign_id }]);
});

it.each([
  ['has not begun', { opens_at: at(HOUR), closes_at: at(2 * HOUR) }],
  ['has ended', { closes_at: at(-1) }],
  ['was cancelled', { state: 'cancelled' as const, cancel_reason: 'No museum' }],
])('takes no entries of one that %s', async (_when, part) => {
  const one = campaign({ wall: 0, ...part });
  fakeApi().on(campaignApi.campaign, one);
  const { t } = await renderApp(address(one));
  await screen.findByRole('heading', { level: 1, name: 'My home town' });
  expect(screen.queryByRole('button', { name: t('campaign.enter') })).toBeNull();
  if ('cancel_reason' in part) expect(screen.getByText(/No museum/)).toBeTruthy();
});

it('shows the entries of a phone with their reasons, and opens one to change it', async () => {
  const one = campaign({ wall: 0 });
  const api = fakeApi()
    .on(campaignApi.campaign, one)
    .on(campaignApi.mine, { list: [own({ campaign_id: one.campaign_id })], now: at(0) });
  const { user, t } = await renderApp(address(one));
  await user.click(await screen.findByRole('button', { name: t('campaign.mine') }));
  await user.type(await screen.findByLabelText(t('field.phone')), '13900000001');
  await user.type(screen.getByLabelText(t('yzm.label')), '246810');
  await user.click(screen.getByRole('button', { name: t('campaign.find') }));
  const entry = within((await screen.findByText('Old street')).closest('article')!);
  expect(entry.getByText(new RegExp('The second picture'))).toBeTruthy();
  expect(api.inputs(campaignApi.mine)).toMatchObject([
    { area_code: '86', phone_number: '13900000001', yzm: '246810' },
  ]);
  await user.click(entry.getByRole('button', { name: t('campaign.change') }));
  expect(await screen.findByDisplayValue('Old street')).toBeTruthy();
  expect(screen.getByDisplayValue('Where I grew up.')).toBeTruthy();
  expect(screen.getByText(t('visitor.proven'))).toBeTruthy();
});

it('keeps the country of the phone in the form that changes an entry', async () => {
  const one = campaign({ wall: 0 });
  fakeApi()
    .on(campaignApi.campaign, one)
    .on(campaignApi.mine, { list: [own({ campaign_id: one.campaign_id })], now: at(0) });
  const { user, t } = await renderApp(address(one));
  await user.click(await screen.findByRole('button', { name: t('campaign.mine') }));
  await user.selectOptions(await screen.findByLabelText(t('field.area')), 'SG');
  await user.type(screen.getByLabelText(t('field.phone')), '81234567');
  await user.type(screen.getByLabelText(t('yzm.label')), '246810');
  await user.click(screen.getByRole('button', { name: t('campaign.find') }));
  await user.click(await screen.findByRole('button', { name: t('campaign.change') }));
  await screen.findByDisplayValue('Old street');
  expect(screen.getByLabelText<HTMLSelectElement>(t('field.area')).value).toBe('SG');
  expect(screen.getByText(t('visitor.proven'))).toBeTruthy();
});

it('reports a copied work, whose report survives a reload', async () => {
  const one = campaign({
    wall: 0,
    results_at: at(-1),
    winners: [{ entry_id: ulid(), work_name: 'Old harbour', picture: null, thumb: null, prize: 'Gold' }],
  });
  const api = fakeApi().on(campaignApi.campaign, one).on(campaignApi.report, { reported: true });
  const { user, t, reload } = await renderApp(address(one));
  const statement = async () => {
    await user.click(await screen.findByRole('button', { name: t('campaign.report') }));
    return screen.findByLabelText<HTMLTextAreaElement>(t('campaign.report_statement'));
  };
  await user.type(await statement(), 'My picture of 2019');
  // What is typed is kept in this tab until it is sent.
  await reload();
  expect((await statement()).value).toBe('My picture of 2019');
  await user.click(screen.getByRole('button', { name: t('campaign.report_send') }));
  await screen.findByText(t('campaign.reported'));
  expect(api.inputs(campaignApi.report)).toMatchObject([
    { entry_id: one.winners[0]!.entry_id, statement: 'My picture of 2019' },
  ]);
  expect((await statement()).value).toBe('');
});

it('says when there is no such campaign', async () => {
  fakeApi().on(campaignApi.campaign, refused('NOT_FOUND'));
  const { t } = await renderApp(address(campaign()));
  await screen.findByRole('heading', { level: 1, name: t('campaign.missing') });
});
