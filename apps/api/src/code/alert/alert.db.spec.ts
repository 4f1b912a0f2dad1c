/** Alerts: when they are raised, who is notified, how they are settled. */
import { call, decide, openShop, type Shop } from '../../../testing/codes';
import { alerts, type Batch, batchOf, plantMisses, plantVisits, scan } from '../../../testing/scans';
import { member, staff, type StaffLogin } from '../../../testing/fixtures';
import { api, rows } from '../../../testing/server';
import { watchScans } from '../../../testing/services';

const { url, db } = api();
let shop: Shop;
let batch: Batch;
beforeEach(async () => {
  shop = await openShop();
  batch = await batchOf(shop);
});

const visits = (many: number, minutes = 0) => Array.from({ length: many }, () => ({ minutes }));
const look = async (who: StaffLogin, path: string) =>
  (await fetch(`${url}/api/admin/${path}`, { headers: { cookie: who.cookie } })).json();
const settled = { outcome: 'harmless', note: '直播时给大家看过' };

it('raises one alert for a burst, counts further visits into it, and notifies once', async () => {
  const { ann, ip_id } = shop;
  await plantVisits(batch, 7, [...visits(19), { mark: 'repeated' }]);
  await watchScans();
  expect(await alerts()).toEqual([]);
  await plantVisits(batch, 7, visits(1));
  await Promise.all([watchScans(), watchScans(), watchScans()]);
  const [burst, ...others] = await alerts();
  expect(others).toEqual([]);
  expect(burst).toMatchObject({ kind: 'burst', alert_key: `${String(batch.number)}.7`, scans: 20 });
  await plantVisits(batch, 7, visits(5));
  await watchScans();
  const alert_id = burst!.id;
  const { data } = await call('code/alertDetail', ann, { ip_id, alert_id });
  expect(data).toMatchObject({
    kind: 'burst',
    actions: ['settle'],
    product_name: '山茶兔毛绒',
    serial: 7,
    scans: 25,
  });
  expect(data.timeline).toHaveLength(25);
  expect(data.timeline[0]).toMatchObject({ serial: 7, verdict: 'scanned_before', agent: 'wechat' });
  const { list } = (await call('message/list', ann)).data;
  expect(list).toHaveLength(1);
  expect(list[0]).toMatchObject({
    group: 'business',
    title: 'Unusual scans: 山茶兔毛绒',
    link: `/iprManage/codeManage/alerts?id=${ip_id}&alert_id=${alert_id}`,
  });
  expect((await call('ip/pendingTasks', ann, { ip_id })).data.tasks).toMatchObject([
    { task: 'code_alert', id: alert_id, name: '山茶兔毛绒', reason: 'One code, many scans at once' },
  ]);
});

it('notifies again an hour after the last message, however many alerts came meanwhile', async () => {
  const { ann } = shop;
  /** The next code has a burst, while all before it happened so many minutes earlier. */
  const burstAfter = async (minutes: number, serial: number) => {
    await db().query('UPDATE code_alert SET created_at = created_at - INTERVAL ? MINUTE', [minutes]);
    await plantVisits(batch, serial, visits(20));
    await watchScans();
    return ((await call('message/list', ann)).data.list as unknown[]).length;
  };
  expect(await burstAfter(0, 1)).toBe(1);
  expect(await burstAfter(50, 2)).toBe(1);
  expect(await burstAfter(20, 3)).toBe(2);
  expect(await burstAfter(50, 4)).toBe(2);
});

it('counts the scans of many codes into the open alert of each, and raises those of others', async () => {
  const { ann, ip_id } = shop;
  await plantVisits(batch, 7, visits(20));
  await watchScans();
  const [{ id: alert_id } = { id: '' }] = await alerts();
  expect((await call('code/alertSettle', ann, { ip_id, alert_id, version: 1, ...settled })).code).toBe(0);
  for (const serial of [7, 8]) await plantVisits(batch, serial, visits(20));
  await watchScans();
  for (const [serial, more] of [
    [7, 2],
    [8, 3],
    [9, 20],
  ] as const)
    await plantVisits(batch, serial, visits(more));
  await watchScans();
  const found = (await alerts()).map(
    ({ alert_key, state, scans }) => `${alert_key.split('.')[1]!} ${state} ${String(scans)}`,
  );
  expect(found.sort()).toEqual(['7 open 22', '7 settled 20', '8 open 23', '9 open 20']);
});

it('is settled once, with an outcome, and its scans raise no further alert', async () => {
  const { ann, ip_id } = shop;
  await plantVisits(batch, 7, visits(20));
  await watchScans();
  const [{ id: alert_id } = { id: '' }] = await alerts();
  const settle = (more: object = {}) =>
    call('code/alertSettle', ann, { ip_id, alert_id, version: 1, ...settled, ...more });
  expect((await settle({ note: ' ' })).data.errors[0]).toMatchObject({ field: 'note' });
  expect((await settle({ version: 2 })).code).toBe(40901);
  const answers = await Promise.all([settle(), settle(), settle()]);
  expect(answers.map(({ code }) => code).sort()).toEqual([0, 40900, 40900]);
  await plantVisits(batch, 7, visits(19));
  await watchScans();
  expect(await alerts()).toHaveLength(1);
  await plantVisits(batch, 7, visits(1));
  await watchScans();
  expect(await alerts()).toMatchObject([{ scans: 20 }, { scans: 20 }]);
  const open = (await call('code/alertList', ann, { ip_id, state: 'open' })).data;
  expect(open).toMatchObject({ total: 1, list: [{ kind: 'burst', outcome: null }] });
  // The holder's text is stored in the alert only.
  const lines = await rows("SELECT * FROM audit_line WHERE subject = 'code_alert'");
  expect(lines).toHaveLength(3);
  expect(JSON.stringify(lines)).not.toContain(settled.note);
});

it('sees one code in three places of a day, not one phone that travels', async () => {
  const places = (...names: string[]) => names.map((place, at) => ({ place, minutes: 300 - at * 100 }));
  await plantVisits(batch, 1, places('杭州', '成都', '杭州'));
  await plantVisits(batch, 2, [...places('杭州', '成都'), { place: '广州', mark: 'repeated' }]);
  await plantVisits(batch, 3, places('杭州', '成都', '广州'));
  await watchScans();
  expect(await alerts()).toMatchObject([{ kind: 'places', alert_key: `${String(batch.number)}.3` }]);
  const [{ id: alert_id } = { id: '' }] = await alerts();
  const { data } = await call('code/alertDetail', shop.ann, { ip_id: shop.ip_id, alert_id });
  expect(data.places.map(({ place }: { place: string }) => place).sort()).toEqual([
    'Chengdu',
    'Guangzhou',
    'Hangzhou',
  ]);
});

it('reports revoked codes by batch, and codes that never left the house', async () => {
  const { admin } = shop;
  const stored = await batchOf(shop, false);
  await decide(admin, `batches/${batch.id}/revoke_range`, { version: 1, reason: '遗失', from: 5, to: 6 });
  for (const serial of [4, 5, 6]) await scan(batch, serial);
  await scan(stored, 0);
  await watchScans();
  expect(await alerts()).toMatchObject([
    { kind: 'revoked', alert_key: String(batch.number), scans: 2 },
    { kind: 'undelivered', alert_key: String(stored.number), scans: 1 },
  ]);
});

it('keeps floods of unknown codes to staff', async () => {
  const { admin, ann, ip_id } = shop;
  await plantMisses('00000000000000aa', 30);
  await plantMisses('00000000000000bb', 29);
  await plantMisses('00000000000000bb', 1, 60);
  await watchScans();
  const [flood, ...others] = await alerts();
  expect(others).toEqual([]);
  expect(flood).toMatchObject({ kind: 'unknown_flood', alert_key: '00000000000000aa', scans: 30 });
  expect((await call('code/alertList', ann, { ip_id })).data.total).toBe(0);
  expect(await rows('SELECT id FROM message')).toEqual([]);
  const path = `alerts/${flood!.id}`;
  expect(await look(await staff('consultant'), path)).toMatchObject({ statusCode: 404 });
  expect(await look(admin, 'alerts/counts')).toEqual({ open: 1 });
  expect(await look(admin, path)).toMatchObject({
    ip_id: null,
    source: '00000000000000aa',
    actions: ['close'],
  });
  const close = (who: StaffLogin, more: object = {}) =>
    decide(who, `${path}/close`, { version: 1, ...settled, ...more });
  expect((await close(admin, { outcome: 'mood' })).body.errors).toHaveProperty('outcome');
  expect((await close(await staff('consultant'))).status).toBe(403);
  expect((await close(admin)).body).toMatchObject({ actions: [], outcome: 'harmless' });
  expect((await close(admin)).status).toBe(409);
});

it('continues past gaps in the scan ids of any width', async () => {
  await plantVisits(batch, 7, [{ minutes: 1 }]);
  await db().query('UPDATE code_scan SET id = id + 5000000000');
  await plantVisits(batch, 7, visits(19));
  await watchScans();
  expect(await alerts()).toMatchObject([{ kind: 'burst', scans: 20 }]);
});

it('is not visible to other members', async () => {
  await plantVisits(batch, 7, visits(20));
  await watchScans();
  const [{ id: alert_id } = { id: '' }] = await alerts();
  const ben = await member();
  expect((await call('code/alertDetail', ben, { ip_id: shop.ip_id, alert_id })).code).toBe(40300);
});
