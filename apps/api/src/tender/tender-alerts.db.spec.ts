/** Who is told of a project that fits without having asked, and how often. */
import { ulid } from '@ipw/domain';
import { enter, type Entrant, entrant, tenderCall } from '../../testing/entries';
import { openFixtures, picture, staff } from '../../testing/fixtures';
import { fromNow } from '../../testing/from-now';
import { api, rows } from '../../testing/server';
import { notifiedOf } from '../../testing/tenders';
import { alertTenders, watchTenders } from '../../testing/services';
import { DAY_MS, plantTender, type TenderSeed } from '../db/seed/plant-tender';

const { reset } = api();

let author: string;
let fox: Entrant;
let owl: Entrant;
const traits = (ip: string, field: number, types: string, kernels: string) =>
  rows('UPDATE ip SET auth_field_id = ?, ip_types = ?, kernels = ? WHERE id = ?', [
    field,
    types,
    kernels,
    ip,
  ]);
beforeEach(async () => {
  await reset();
  author = (await staff('admin')).id;
  [fox, owl] = [await entrant('松果'), await entrant('潮汐')];
  await traits(fox.ip, 18, '[1,2]', '[3]');
  await traits(owl.ip, 18, '[4]', '[9]');
});

/** A project published just now, which looks for what the fox is. */
const plant = async (seed: Partial<TenderSeed> = {}) =>
  plantTender(await openFixtures(), {
    ...{ author, cover: await picture(author, 'tender_cover'), published_at: fromNow(-1000) },
    ...{ field_ids: [18, 9], ip_types: [2], kernels: [3, 4], ...seed },
  });
const told = async () =>
  (
    await rows<{ args: string }>("SELECT args FROM message WHERE message_key = 'tender_fitting' ORDER BY id")
  ).map(({ args }) => (JSON.parse(args) as { ip_name: string }).ip_name);

it('tells IPs that have something of every list it names, once, however many processes look', async () => {
  const tender = await plant();
  await Promise.all([alertTenders(), alertTenders(), alertTenders()]);
  await alertTenders();
  expect(await told()).toEqual(['松果']);
  const [{ link }] = (
    (await (
      await fetch(`${api().url}/api/message/list`, {
        method: 'POST',
        headers: { authorization: `Bearer ${fox.who.token}`, 'content-type': 'application/json' },
        body: '{}',
      })
    ).json()) as { data: { list: [{ link: string }] } }
  ).data.list;
  expect(link).toContain(tender);
});

it('tells an IP of one project in a week', async () => {
  await plant();
  await alertTenders();
  await plant();
  await alertTenders();
  expect(await told()).toEqual(['松果']);
  await rows('UPDATE tender_alert_ip SET told_at = told_at - INTERVAL 7 DAY');
  await plant();
  await alertTenders();
  expect(await told()).toEqual(['松果', '松果']);
});

it('leaves out who follows or entered, and projects that are not open or opened long ago', async () => {
  await traits(owl.ip, 18, '[2]', '[3]');
  const tender = await plant();
  await tenderCall('follow', fox, { tender_id: tender, followed: 1 });
  await tenderCall('registrationSave', owl, { tender_id: tender, ip_intro: '写到一半。' });
  await plant({ opens_at: fromNow(DAY_MS), closes_at: fromNow(2 * DAY_MS) });
  await plant({ state: 'cancelled', cancel_reason: '推迟' });
  await plant({ opens_at: fromNow(-9 * DAY_MS), published_at: fromNow(-2 * DAY_MS) });
  await alertTenders();
  expect(await told()).toEqual([]);
  expect(await rows('SELECT tender_id FROM tender_alert WHERE done_at IS NULL')).toEqual([]);
});

it('tells when the time comes, of one that was published before', async () => {
  const tender = await plant({ opens_at: fromNow(DAY_MS), closes_at: fromNow(5 * DAY_MS) });
  await alertTenders();
  expect(await told()).toEqual([]);
  await rows('UPDATE tender SET opens_at = NOW(3) WHERE id = ?', [tender]);
  await alertTenders();
  expect(await told()).toEqual(['松果']);
});

it('tells who was told that it fits also of its last day and its result, but not who has entered', async () => {
  await traits(owl.ip, 18, '[2]', '[3]');
  const tender = await plant({ opens_at: fromNow(-2 * DAY_MS), closes_at: fromNow(5 * DAY_MS) });
  await alertTenders();
  expect((await told()).sort()).toEqual(['松果', '潮汐'].sort());
  await enter(owl, tender);
  await rows('UPDATE tender SET closes_at = ? WHERE id = ?', [fromNow(DAY_MS / 2), tender]);
  await watchTenders();
  expect(await notifiedOf('tender_closing')).toEqual(['松果']);
  await rows("UPDATE tender_registration SET state = 'approved'");
  await rows("UPDATE tender_award SET state = 'published', published_at = NOW(3)");
  const { db } = await openFixtures();
  await db.insert('tender_notice', { id: ulid(), tender_id: tender, kind: 'decided' });
  await watchTenders();
  expect(await notifiedOf('tender_decided')).toEqual(['松果']);
});
