/** Collection campaigns at the console: written, published, changed with a reason, cancelled. */
import type { CampaignAdminRecord, HistoryLine } from '@ipw/domain';
import { CAMPAIGN_INPUT } from '../../testing/access/campaign-rows';
import { openFixtures, picture } from '../../testing/fixtures';
import { daysFromNow } from '../../testing/from-now';
import { publishedDesk } from '../../testing/published';
import { rows } from '../../testing/server';
import { plantCampaign } from '../db/seed/plant-campaign';
import { DAY_MS } from '../db/seed/plant-tender';

const { who, begin, desk, create, act, published, change, ids } = publishedDesk<CampaignAdminRecord>(
  'campaigns',
  CAMPAIGN_INPUT,
  'campaign_cover',
);
beforeEach(begin);

it('is a draft that reviewers write and administrators publish', async () => {
  const draft = await create();
  expect(draft).toMatchObject({
    state: 'draft',
    time: null,
    title: CAMPAIGN_INPUT.texts.en.title,
    categories: CAMPAIGN_INPUT.categories,
    actions: ['update'],
  });
  expect((await act(draft.id, 'publish', { version: 1 }, who.reviewer)).status).toBe(403);
  const { body } = await act(draft.id, 'publish', { version: 1 });
  expect(body).toMatchObject({
    state: 'published',
    time: 'collecting',
    version: 2,
    actions: ['cancel', 'update'],
  });
  expect((await desk('get', `campaigns/${draft.id}`)).body.actions).toEqual([]);
});

it('is not published after its end', async () => {
  const { id } = await create({ closes_at: daysFromNow(-0.5) });
  const { status, body } = await act(id, 'publish', { version: 1 });
  expect([status, body.errors]).toEqual([400, { closes_at: expect.any(String) }]);
});

it('changes after publishing with a reason, by administrators, until its end', async () => {
  const campaign = await published();
  const later = { closes_at: daysFromNow(9).toISOString(), reason: 'Many asked for it' };
  expect((await change(campaign, later, who.reviewer)).status).toBe(403);
  expect((await change(campaign, { ...later, reason: '' })).body.errors).toEqual({
    reason: expect.any(String),
  });
  expect((await change(campaign, later)).body).toMatchObject({ version: 3, closes_at: later.closes_at });
  expect((await change(campaign, later)).status).toBe(409);
  const [line] = (await desk('get', `campaigns/${campaign.id}/history`)).body as HistoryLine[];
  expect(line).toMatchObject({ action: 'amend', reason: 'Many asked for it' });
  const [over] = await rows<{ id: string }>('SELECT id FROM campaign');
  const ended = async (seconds: number) => {
    await rows('UPDATE campaign SET closes_at = NOW(3) - INTERVAL ? SECOND WHERE id = ?', [
      seconds,
      over!.id,
    ]);
    return (await desk('get', `campaigns/${campaign.id}`, who.admin)).body as CampaignAdminRecord;
  };
  expect(await ended(1)).toMatchObject({ time: 'ended', actions: ['cancel'] });
  const after = await ended(121);
  expect(after).toMatchObject({ time: 'ended', actions: ['announce', 'cancel'] });
  expect((await change(after, later)).status).toBe(409);
});

it.each([
  ['wall', 0],
  ['asks_intro', 0],
  ['categories', []],
  ['opens_at', daysFromNow(-2)],
  ['closes_at', daysFromNow(1)],
  ['per_phone', 2],
  ['most_images', 9],
])('keeps %s once it collects', async (field, value) => {
  const campaign = await published();
  const { status, body } = await change(campaign, { [field]: value, reason: 'A second thought' });
  expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
});

it('replaces a cover, and releases the one before', async () => {
  const draft = await create();
  const cover = await picture(who.reviewer.id, 'campaign_cover');
  expect((await change(draft, { cover }, who.reviewer)).body).toMatchObject({ cover, version: 2 });
  const linked = await rows<{ id: string }>(
    "SELECT id FROM uploaded_file WHERE usage_name = 'campaign_cover' AND linked_at IS NOT NULL",
  );
  expect(linked.map(({ id }) => id)).toEqual([cover]);
});

it('is cancelled with a reason, and stays', async () => {
  const { id } = await published();
  expect((await act(id, 'cancel', { version: 2 })).status).toBe(400);
  const { body } = await act(id, 'cancel', { version: 2, reason: 'The museum is closed' });
  expect(body).toMatchObject({ state: 'cancelled', cancel_reason: 'The museum is closed', actions: [] });
});

it('counts, filters and exports campaigns by state and time', async () => {
  const { db, cipher } = await openFixtures();
  const plant = async (more: object) =>
    plantCampaign(
      { db, cipher },
      { author: who.admin.id, cover: await picture(who.admin.id, 'campaign_cover'), ...more },
    );
  const [draft, coming, open, over] = [
    await plant({ state: 'draft' }),
    await plant({ opens_at: new Date(Date.now() + DAY_MS), closes_at: new Date(Date.now() + 2 * DAY_MS) }),
    await plant({ wall: 0 }),
    await plant({ closes_at: new Date(Date.now() - 1000) }),
  ];
  expect((await desk('get', 'campaigns/counts')).body).toEqual({
    draft: 1,
    not_started: 1,
    collecting: 1,
    ended: 1,
  });
  expect(await ids({ state: 'draft' })).toEqual([draft]);
  expect(await ids({ time: 'not_started' })).toEqual([coming]);
  expect(await ids({ time: 'ended' })).toEqual([over]);
  expect(await ids({ wall: '0' })).toEqual([open]);
  expect(await ids({ time: 'never' })).toEqual([]);
  const csv = await desk('get', 'campaigns/export');
  expect(csv.text.split('\r\n').filter(Boolean)).toHaveLength(5);
  expect(csv.text).toContain('Public wall');
});
