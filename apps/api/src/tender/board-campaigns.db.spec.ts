/** Campaigns on the activity board, and what their followers are told. */
import type { BoardRow, TenderBoard } from '@ipw/domain';
import request from 'supertest';
import { campaignOf } from '../../testing/campaigns';
import { type Caller, member, openFixtures, picture, staff } from '../../testing/fixtures';
import { fromNow } from '../../testing/from-now';
import { api, rows } from '../../testing/server';
import { watchCampaigns } from '../../testing/services';
import { plantIp, plantOperator } from '../db/seed/fixtures';
import { plantEntry } from '../db/seed/plant-campaign';
import { DAY_MS, plantTender } from '../db/seed/plant-tender';

const { url, reset } = api();
const HOUR_MS = DAY_MS / 24;

let ann: Caller;
let ip: string;
beforeEach(async () => {
  await reset();
  ann = await member();
  const on = await openFixtures();
  ip = await plantIp(on, { ip_name: '松果' });
  await on.db.update('ip', { auth_field_id: 18 }, { id: ip });
  await plantOperator(on.db, ip, ann.id, 1);
});

async function call<T>(path: string, input: object = {}) {
  const { body } = await request(url)
    .post(`/api/${path}`)
    .set('authorization', `Bearer ${ann.token}`)
    .set('accept-language', 'en')
    .send({ ip_id: ip, ...input });
  return body as { code: number; data: T };
}
const board = async (input: object = {}) =>
  (await call<TenderBoard>('opportunity/activityBoard', input)).data;
const idOf = (row: BoardRow) => (row.type === 'tender' ? row.tender_id : row.campaign_id);
const onBoard = async (input: object = {}) => (await board(input)).list.map(idOf);
const follow = (campaign_id: string, followed: 0 | 1 = 1) =>
  call('tender/campaignFollow', { campaign_id, followed });
const tender = async (closes_at: Date, fits = true) => {
  const author = (await staff('admin')).id;
  return plantTender(await openFixtures(), {
    ...{ author, cover: await picture(author, 'tender_cover'), closes_at, field_ids: [fits ? 18 : 9] },
  });
};
const told = async () =>
  (
    await rows<{ message_key: string }>(
      "SELECT message_key FROM message WHERE member_id = ? AND message_key LIKE 'campaign%' ORDER BY id",
      [ann.id],
    )
  ).map(({ message_key }) => message_key);

it('stand among the projects in every order, on the tab of all alone', async () => {
  const [fitting, other] = [await tender(fromNow(9 * DAY_MS)), await tender(fromNow(3 * DAY_MS), false)];
  const campaign = await campaignOf({ closes_at: fromNow(5 * DAY_MS), created_at: fromNow(-2 * DAY_MS) });
  await campaignOf({ state: 'draft' });
  await campaignOf({ opens_at: fromNow(-50 * DAY_MS), closes_at: fromNow(-31 * DAY_MS) });
  expect(await onBoard()).toEqual([fitting, other, campaign]);
  expect(await onBoard({ sort: 'closing' })).toEqual([other, campaign, fitting]);
  expect((await onBoard({ sort: 'newest' })).at(-1)).toBe(campaign);
  const { counts, total } = await board();
  expect([counts, total]).toEqual([{ all: 3, bidding: 2, skin: 0 }, 3]);
  expect(await onBoard({ tab: 'bidding' })).toEqual([fitting, other]);
  // Pages divide both together.
  const second = await board({ page: 2, page_size: 2 });
  expect(second.list).toMatchObject([
    { type: 'campaign', campaign_id: campaign, title: '我的家乡', time: 'collecting', participated: 0 },
  ]);
});

it('are followed by the IP, and entered with the phone of the member', async () => {
  const campaign = await campaignOf();
  await plantEntry(await openFixtures(), { campaign_id: campaign });
  await Promise.all([follow(campaign), follow(campaign)]);
  expect((await board({ followed: 1 })).list).toMatchObject([{ followed: 1, participated: 0 }]);
  await rows('UPDATE campaign_entry SET phone_hash = (SELECT phone_hash FROM member WHERE id = ?)', [ann.id]);
  expect((await board()).list).toMatchObject([{ followed: 1, participated: 1 }]);
  await follow(campaign, 0);
  expect(await onBoard({ followed: 1 })).toEqual([]);
  expect((await follow(await campaignOf({ state: 'draft' }))).code).toBe(40400);
});

it('tell their followers of opening, last day and results, each once, however many processes look', async () => {
  const campaign = await campaignOf({ opens_at: fromNow(HOUR_MS), closes_at: fromNow(5 * DAY_MS) });
  await follow(campaign);
  const look = () => Promise.all([watchCampaigns(), watchCampaigns(), watchCampaigns()]);
  await look();
  expect(await told()).toEqual([]);
  // As if the hours had passed since the IP followed it.
  const passed = (hours: number) =>
    rows('UPDATE campaign_follow SET created_at = created_at - INTERVAL ? HOUR', [hours]);
  await passed(2);
  await rows('UPDATE campaign SET opens_at = NOW(3) - INTERVAL 1 SECOND WHERE id = ?', [campaign]);
  await look();
  await look();
  expect(await told()).toEqual(['campaign_opened']);
  await rows(
    'UPDATE campaign SET opens_at = NOW(3) - INTERVAL 3 DAY, closes_at = NOW(3) + INTERVAL 20 HOUR WHERE id = ?',
    [campaign],
  );
  await passed(72);
  await look();
  expect(await told()).toEqual(['campaign_opened', 'campaign_closing']);
  await rows('UPDATE campaign SET closes_at = NOW(3) - INTERVAL 1 DAY, results_at = NOW(3) WHERE id = ?', [
    campaign,
  ]);
  await look();
  await look();
  expect(await told()).toEqual(['campaign_opened', 'campaign_closing', 'campaign_decided']);
});

it('tell a cancellation with its reason, and nothing that was before somebody followed', async () => {
  const [open, cancelled] = [
    await campaignOf({ opens_at: fromNow(-DAY_MS * 2), closes_at: fromNow(HOUR_MS) }),
    await campaignOf({ state: 'cancelled', cancel_reason: '场地改造', results_at: fromNow(0) }),
  ];
  await follow(open);
  await follow(cancelled);
  await watchCampaigns();
  expect(await told()).toEqual([]);
  await rows('UPDATE campaign_follow SET created_at = NOW(3) - INTERVAL 1 HOUR WHERE campaign_id = ?', [
    cancelled,
  ]);
  await watchCampaigns();
  expect(await told()).toEqual(['campaign_cancelled']);
  const { data } = await call<{ list: { body: string; link: string }[] }>('message/list', {
    ip_id: undefined,
  });
  expect(data.list[0]).toMatchObject({
    body: 'Reason: 场地改造',
    link: `/collectionEvent/index/${cancelled}`,
  });
});
