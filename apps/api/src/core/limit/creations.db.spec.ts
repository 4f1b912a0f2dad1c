/** Limits of what a member may create, call by call, and of all a member may change. */
import { type Caller, openFixtures, member, PASSWORD, picture } from '../../../testing/fixtures';
import { used } from '../../../testing/limits';
import { ask } from '../../../testing/proven';
import { api, rows } from '../../../testing/server';
import { plantIp, plantOperator } from '../../db/seed/fixtures';
import { type LimitName, ruleOf } from './rules';

const { url, reset } = api();
let ann: Caller;
let ip_id: string;

beforeAll(async () => {
  await reset();
  ann = await member();
  const on = await openFixtures();
  ip_id = await plantIp(on, { ip_name: '山茶兔' });
  await on.db.update('ip', { owner_id: ann.id }, { id: ip_id });
  await plantOperator(on.db, ip_id, ann.id, 1);
});

const id = '01J00000000000000000000000';
const goods = async () => ({
  ip_id,
  project_name: 'Spring',
  product_name: 'Tin',
  licensee: 'Tea house',
  price_fen: 9900,
  image: await picture(ann.id, 'goods_image'),
});
const merchant = (more: object = {}) => ({
  ip_id,
  licensee_name: 'Tea house',
  link_name: 'Ann',
  link_phone: '13812345678',
  recipient: 'Ann',
  recipient_phone: '13812345678',
  recipient_address: '杭州市西湖区',
  ...more,
});
const order = () => ({
  ip_id,
  goods_id: id,
  label_type: 'common',
  quantity: 2000,
  payment_type: 'bank',
  recipient: 'Ann',
  recipient_phone: '13812345678',
  recipient_address: '杭州市西湖区',
  agree: { contract: 1, manual: 1 },
});
type Make = () => object | Promise<object>;

/** A call, a creating input, the limit, and an input that changes an existing record. */
const table: [path: string, limit: LimitName, creates: Make, changes?: Make][] = [
  ['gallery/seriesSave', 'create_content', () => ({ ip_id }), () => ({ ip_id, series_id: id })],
  ['code/goodsSave', 'create_goods', goods, async () => ({ ...(await goods()), goods_id: id })],
  ['code/licenseeSave', 'create_goods', () => merchant(), () => merchant({ licensee_id: id })],
  ['code/orderCreate', 'create_order', order],
  ['code/useCreate', 'create_code_request', () => ({ ip_id, goods_id: id, licensee_id: id, quantity: 2000 })],
  ['claim/save', 'ip_add', () => ({ kind: 'artist' }), () => ({ kind: 'artist', claim_id: id })],
  ['claim/save', 'claim_save', () => ({ kind: 'artist' }), () => ({ kind: 'artist', claim_id: id })],
];

it.each(table)('%s counts against %s', async (...[path, limit, creates, changes]) => {
  await rows('DELETE FROM rate_limit');
  const input = await creates();
  await used(limit, ann.id, ruleOf(limit).points - 1);
  const last = await ask(url, path, input, ann);
  expect({ status: last.status, code: last.code }).not.toMatchObject({ status: 429 });
  expect(last.code).not.toBe(40001);
  expect(await ask(url, path, input, ann)).toMatchObject({ status: 429, code: 42900 });
  if (changes) expect((await ask(url, path, await changes(), ann)).code).not.toBe(42900);
});

it('makes no more IPs by claims than by themselves', async () => {
  await rows('DELETE FROM rate_limit');
  const before = await rows('SELECT id FROM ip');
  await used('ip_add', ann.id, ruleOf('ip_add').points - 2);
  const offline = { kind: 'offline', ip_name: '纸上猫', contract_number: 'HT-1' };
  const codes = [];
  for (const kind of [{ kind: 'artist' }, offline, offline, { kind: 'artist' }])
    codes.push((await ask(url, 'claim/save', kind, ann)).code);
  expect(codes).toEqual([0, 0, 42900, 42900]);
  expect(await rows('SELECT id FROM ip')).toHaveLength(before.length + 2);
});

it('takes 500 drafts of claims in a day', async () => {
  await rows('DELETE FROM rate_limit');
  await used('claim_save', ann.id, 499);
  expect((await ask(url, 'claim/save', { kind: 'artist', ip_id }, ann)).code).not.toBe(42900);
  const { code, data } = await ask(url, 'claim/save', { kind: 'artist', ip_id }, ann);
  expect(code).toBe(42900);
  expect(data.retry_after).toBeGreaterThan(3600);
});

it('does not count the repeat of a keyed call', async () => {
  await rows('DELETE FROM rate_limit');
  const input = { ip_id, idempotency_key: 'press-0001' };
  await used('create_content', ann.id, ruleOf('create_content').points - 1);
  const [first, again] = [
    await ask(url, 'gallery/seriesSave', input, ann),
    await ask(url, 'gallery/seriesSave', input, ann),
  ];
  expect(first.code).toBe(0);
  expect(again.data).toEqual(first.data);
});

it('counts every change of a member, whichever call makes it, and none that only reads', async () => {
  await rows('DELETE FROM rate_limit');
  const { points } = ruleOf('member_change');
  await used('member_change', ann.id, points - 2);
  const markRead = () => ask(url, 'message/read', { all: 1 }, ann);
  const shelve = () => ask(url, 'gallery/seriesShelf', { ip_id, series_id: id, shelf: 'off' }, ann);
  expect([(await markRead()).code, (await shelve()).code]).toEqual([0, 40400]);
  for (const change of [markRead, shelve]) expect(await change()).toMatchObject({ status: 429, code: 42900 });
  expect(await ask(url, 'gallery/seriesSave', { ip_id }, ann)).toMatchObject({ code: 42900 });
  for (const [path, input] of [
    ['member/info', {}],
    ['ip/onepage', { ip_id }],
    ['message/streamTicket', {}],
  ] as const)
    expect(await ask(url, path, input, ann)).toMatchObject({ code: 0 });
  const ben = await member();
  expect(await ask(url, 'message/read', { all: 1 }, ben)).toMatchObject({ code: 0 });
});

it('lets a member defend the account whose changes somebody in another session has used up', async () => {
  await rows('DELETE FROM rate_limit');
  const cat = await member();
  const session = async () =>
    (
      await rows<{ id: string }>('SELECT id FROM member_session WHERE member_id = ? AND ended_at IS NULL', [
        cat.id,
      ])
    )[0]!.id;
  await used('member_change', cat.id, ruleOf('member_change').points);
  expect(await ask(url, 'message/read', { all: 1 }, cat)).toMatchObject({ code: 42900 });
  expect(await ask(url, 'member/revokeOthers', {}, cat)).toMatchObject({ code: 0 });
  const pair = { new_password: 'meadow-lark-99', confirm_password: 'meadow-lark-99' };
  const change = { old_password: PASSWORD, ...pair };
  expect(await ask(url, 'member/updPassword', change, cat)).toMatchObject({ code: 0 });
  // Of one session these are limited, too, but those that end sessions.
  await used('session_defence', await session(), ruleOf('session_defence').points);
  expect(await ask(url, 'member/updPassword', change, cat)).toMatchObject({ code: 42900 });
  expect(await ask(url, 'member/logout', {}, cat)).toMatchObject({ code: 0 });
});
