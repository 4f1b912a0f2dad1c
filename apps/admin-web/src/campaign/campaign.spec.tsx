import { type CampaignAdminRecord, ulid } from '@ipw/domain';
import { screen } from '@testing-library/react';
import { listed } from '../testing/fake-console';
import { staffMember } from '../testing/fixtures';
import { fakeConsole, renderConsole } from '../testing/render-console';

const wording = (title: string) => ({ title, body: 'Draw your town.', rules: 'Three for each of us.' });
const cover = ulid();
const campaign: CampaignAdminRecord = {
  id: ulid(),
  state: 'published',
  time: 'collecting',
  version: 2,
  actions: ['cancel', 'update'],
  title: 'My town',
  picture: null,
  opens_at: '2026-11-20T08:00:00.000Z',
  closes_at: '2026-12-20T08:00:00.000Z',
  wall: 1,
  published_at: '2026-11-19T08:00:00.000Z',
  created_at: '2026-11-18T08:00:00.000Z',
  texts: { 'zh-CN': wording('我的家乡'), 'zh-TW': wording('我的家鄉'), en: wording('My town') },
  cover,
  files: [],
  asks_intro: 1,
  most_images: 10,
  categories: [{ 'zh-CN': '插画', 'zh-TW': '插畫', en: 'Illustration' }],
  per_phone: 3,
  cancel_reason: null,
  results_at: null,
  winners: 0,
};

const server = () =>
  fakeConsole(staffMember('admin'))
    .on('campaigns.list', listed('campaigns', [campaign]))
    .on('campaigns.one', campaign)
    .on('campaigns.historyOf', []);

it('lists campaigns with their time, and shows rules and categories', async () => {
  server();
  const { user, t } = await renderConsole('/campaigns');
  await user.click(await screen.findByText('My town'));
  await screen.findByRole('heading', { level: 1, name: 'My town' });
  expect(screen.getByText('Illustration')).toBeTruthy();
  expect(screen.getAllByText(t('campaign_time.collecting')).length).toBeGreaterThan(0);
  expect(screen.getAllByText('Three for each of us.')).toHaveLength(3);
});

it('asks for a reason when what is published is changed, and sends the version seen', async () => {
  const api = server().on('campaigns.update', { ...campaign, version: 3 });
  const { user, t } = await renderConsole(`/campaigns/${campaign.id}`);
  const most = await screen.findByLabelText(new RegExp(`^${t('field.per_phone')}`));
  await user.clear(most);
  await user.type(most, '5');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(api.sent('campaigns.update')).toEqual([]);
  await user.type(screen.getByLabelText(new RegExp(`^${t('field.reason')}`)), 'Many asked');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('heading', { level: 1, name: 'My town' });
  expect(api.sent('campaigns.update')).toMatchObject([
    { body: { version: 2, per_phone: 5, reason: 'Many asked', cover } },
  ]);
});

it('copies a campaign as a new one, without its times', async () => {
  server().on('campaigns.create', { ...campaign, id: ulid(), state: 'draft' });
  const { user, t } = await renderConsole(`/campaigns/${campaign.id}/show`);
  await user.click(await screen.findByRole('link', { name: t('campaign.copy') }));
  await screen.findByDisplayValue('我的家乡');
  expect(screen.getByLabelText<HTMLInputElement>(new RegExp(`^${t('field.per_phone')}`)).value).toBe('3');
  expect(screen.getByLabelText<HTMLInputElement>(new RegExp(`^${t('field.opens_at')}`)).value).toBe('');
  expect(screen.queryByLabelText(new RegExp(`^${t('field.reason')}`))).toBeNull();
});
