/** A member's archive: requested with proof of identity, prepared by a job, downloaded, expired. */
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ulid } from '@ipw/domain';
import { FILES } from '../../testing/archive-files';
import { type Caller, openFixtures, member, PASSWORD, picture } from '../../testing/fixtures';
import { used } from '../../testing/limits';
import { newestCode, sentTo, settled, until } from '../../testing/outbox';
import { api } from '../../testing/server';
import { again } from '../../testing/access/actors';
import { filesCookie } from '../../testing/uploads';
import { sweepExports } from '../../testing/services';
import { unzip } from '../../testing/zip';
import {
  plantClaim,
  plantGoods,
  plantIp,
  plantLabelOrder,
  plantLicensee,
  plantMessage,
  plantOperator,
  plantSeries,
} from '../db/seed/fixtures';

const { url, db, reset, dataDir } = api();

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- an answer as it came
async function call(path: string, who: Caller, input: object = {}): Promise<any> {
  const response = await fetch(`${url}/api/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'accept-language': 'en',
      authorization: `Bearer ${who.token}`,
    },
    body: JSON.stringify(input),
  });
  return response.json();
}
const ask = (who: Caller) => call('member/requestExport', who, { password: PASSWORD });
const ready = (who: Caller) =>
  until(async () => {
    const [row] = (await call('member/exports', who)).data as { state: string; address: string | null }[];
    return row?.state === 'preparing' ? undefined : row;
  }, 'the archive');
const get = async (address: string, who = ann) =>
  fetch(url + address, { headers: { cookie: await filesCookie('member', who.id) } });
const archives = () => readdir(join(dataDir, 'uploads/exports')).catch(() => [] as string[]);

let ann: Caller;
beforeEach(async () => {
  await reset();
  await rm(join(dataDir, 'uploads/exports'), { recursive: true, force: true });
  ann = await member({ username: '安然', location: '浙江 杭州' });
  // The archive and its README use the language last used.
  await call('member/info', ann);
});

async function matters(): Promise<{ ip: string; proof: string; ben: Caller }> {
  const on = await openFixtures();
  const ben = await member({ username: '本山', real_name: '赵本山', document_number: '330106199003078710' });
  const ip = await plantIp(on, { ip_name: '山茶兔' });
  const other = await plantIp(on, { ip_name: '云岭' });
  await plantClaim(on, { ip_id: ip, member_id: ann.id, state: 'claimed', reason_code: '' });
  await plantClaim(on, { ip_id: other, member_id: ben.id, state: 'claimed', reason_code: '' });
  await plantOperator(on.db, other, ann.id, 2);
  await plantMessage(on.db, ann.id, 'claim_approved', { ip_name: '山茶兔' });
  const proof = await picture(ann.id);
  const series = (ip_id: string, by: Caller, series_name: string, state: 'approved' | 'rejected') =>
    plantSeries(on, {
      ip_id,
      member_id: by.id,
      series_name,
      state,
      cover: proof,
      images: [proof],
      rights_documents: [],
      visibility: 'private',
    });
  await series(ip, ann, '四季', 'approved');
  await series(other, ann, '云上', 'rejected');
  await series(other, ben, '他人之作', 'approved');
  const day = '2026-05-01';
  for (const ip_id of [ip, other]) {
    await on.db.insert('ip_visit', { ip_id, day, visits: 7 });
    await on.db.insert('ip_figure', { ip_id, day, kind: 'source', subject: 'search', count: 3 });
  }
  const goods = await plantGoods(on, { ip_id: ip, image_id: proof });
  await plantLicensee(on, { ip_id: ip });
  await plantLicensee(on, { ip_id: other, licensee_name: '他家商店' });
  const order_id = await plantLabelOrder(on, { ip_id: ip, member_id: ann.id, goods_id: goods });
  const paid = { order_id, provider: 'sandbox', amount_fen: 8000, paid_at: new Date() };
  await on.db.insert('label_payment', { id: ulid(), ...paid, provider_ref: 'S-1', state: 'paid' });
  await on.db.insert('refund', { id: ulid(), order_id, amount_fen: 8000, payment_type: 'wallet' });
  const consent = { agreement: 'disclaimer', version: '1.1', text_hash: 'a'.repeat(64), language: 'en' };
  await on.db.insert('consent', { id: ulid(), member_id: ann.id, kind: 'notice', ...consent });
  return { ip, proof, ben };
}

it('holds what the member gave, in files that open', async () => {
  const { proof, ben } = await matters();
  const requested = await ask(ann);
  expect(requested).toMatchObject({ code: 0, data: { state: 'preparing', address: null } });
  const { address } = (await ready(ann))!;
  const response = await get(address!);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/zip');
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="ip-workbench-[\d-]+\.zip"$/,
  );
  const [stored] = await archives();
  const sealed = await readFile(join(dataDir, 'uploads/exports', stored!));
  expect(sealed.subarray(0, 8).toString('latin1')).toBe('\0sealed1');
  const files = unzip(Buffer.from(await response.arrayBuffer()));
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- whatever the file holds
  const read = (name: string): any => JSON.parse(files.get(name)!.toString());
  expect(read('profile.json')).toMatchObject({
    username: '安然',
    phone_number: ann.phone_number,
    email: null,
  });
  expect(read('verification.json')).toMatchObject({
    real_name: '顾小满',
    document_number: '330106199003074218',
  });
  expect(read('claims.json')).toMatchObject([{ ip_name: '山茶兔', state: 'claimed' }]);
  const ips = read('ips.json') as object[];
  expect(ips).toHaveLength(2);
  expect(ips[1]).toEqual(expect.objectContaining({ ip_name: '云岭', match_relation: 2 }));
  expect(ips[1]).not.toHaveProperty('intro');
  expect(read('messages.json')).toMatchObject([{ title: 'Claim approved: 山茶兔' }]);
  expect(read('sessions.json')).toHaveLength(1);
  expect(read('consents.json')).toMatchObject([{ kind: 'notice', agreement: 'disclaimer', version: '1.1' }]);
  expect(read('series.json')).toMatchObject([{ ip_name: '山茶兔', series_name: '四季', images: [proof] }]);
  expect(read('figures.json')).toMatchObject([
    { ip_name: '山茶兔', day: '2026-05-01', kind: 'source', subject: 'search', count: 3 },
  ]);
  expect(read('visits.json')).toMatchObject([{ ip_name: '山茶兔', day: '2026-05-01', visits: 7 }]);
  // Contains what she proposed for his IP, and nothing he published.
  expect(read('edits.json')).toMatchObject([
    { ip_name: '山茶兔', subject: 'series', state: 'approved', content: { series_name: '四季' } },
    { ip_name: '云岭', subject: 'series', state: 'rejected', content: { series_name: '云上' } },
  ]);
  expect(read('goods.json')).toMatchObject([{ ip_name: '山茶兔', product_name: '山茶兔毛绒' }]);
  expect(read('merchants.json')).toMatchObject([{ licensee_name: '云岭玩具', link_phone: '0571-88880000' }]);
  expect(read('label_orders.json')).toMatchObject([
    { quantity: 1000, amount_fen: 8000, recipient: '顾小满', recipient_phone: '13800000000', invoice: null },
  ]);
  expect(read('payments.json')).toMatchObject([{ amount_fen: 8000, provider_ref: 'S-1' }]);
  expect(read('refunds.json')).toMatchObject([{ amount_fen: 8000, payment_type: 'wallet', state: 'open' }]);
  expect((read('files.json') as object[])[0]).toMatchObject({ file_name: 'proof.png' });
  expect(files.get(`files/${proof}.png`)!.subarray(1, 4).toString()).toBe('PNG');
  // README.txt names every file once, in the order of the archive.
  const named = files
    .get('README.txt')!
    .toString()
    .match(/^\w+\.json(?= )/gm)!;
  expect(named).toEqual(FILES);
  expect([...files.keys()]).toEqual(['README.txt', ...named, `files/${proof}.png`]);
  const all = Buffer.concat([...files.values()]).toString();
  for (const foreign of [
    ben.phone_number,
    '赵本山',
    '330106199003078710',
    '本山',
    '他人之作',
    '他家商店',
    'token_hash',
    'password_hash',
  ])
    expect(all).not.toContain(foreign);
});

it('is notified, counted and audited', async () => {
  await ask(ann);
  const { address } = (await ready(ann))!;
  await get(address!);
  await settled();
  expect((await call('message/list', ann, { group: 'security' })).data.list[0]).toMatchObject({
    key: 'export_ready',
    link: '/userCenter/myData',
  });
  expect((await sentTo('sms', ann.phone_number)).map(({ text }) => text)).toContainEqual(
    expect.stringContaining('Your data is ready'),
  );
  const [lines] = await db().query(
    "SELECT action, actor_type FROM audit_line WHERE subject = 'data_export' ORDER BY id",
  );
  expect(lines).toEqual([
    { action: 'request', actor_type: 'member' },
    { action: 'finish', actor_type: 'system' },
    { action: 'download', actor_type: 'member' },
  ]);
});

it('is downloaded 60 times an hour at the most, each with its line', async () => {
  await ask(ann);
  const { address } = (await ready(ann))!;
  await used('export_download', ann.id, 59);
  expect((await get(address!)).status).toBe(200);
  expect((await get(address!)).status).toBe(429);
  const [lines] = await db().query("SELECT id FROM audit_line WHERE action = 'download'");
  expect(lines).toHaveLength(1);
});

it('wants proof, works by code as well, and twice a day at the most', async () => {
  expect((await call('member/requestExport', ann)).data.errors[0]).toMatchObject({
    field: 'password',
    rule: 'required',
  });
  expect((await call('member/requestExport', ann, { password: 'wrong' })).data.errors[0].rule).toBe(
    'old_password',
  );
  expect((await call('member/requestExport', ann, { yzm: '000000' })).code).toBe(40003);
  await call('member/sendOwnYzm', ann);
  const yzm = await newestCode('sms', ann.phone_number);
  expect((await call('member/requestExport', ann, { yzm })).code).toBe(0);
  expect((await call('member/requestExport', ann, { yzm })).code).toBe(40003);
  await ready(ann);
  expect((await ask(ann)).code).toBe(0);
  await until(async () => ((await ask(ann)).code === 42900 ? true : undefined), 'the limit');
});

it('is made once, however often the button is pressed', async () => {
  const answers = await Promise.all(Array.from({ length: 4 }, () => ask(ann)));
  const codes = answers.map(({ code }: { code: number }) => code);
  expect(codes.filter((code) => code === 0)).toHaveLength(1);
  expect(codes.every((code) => [0, 40900, 42900].includes(code))).toBe(true);
  await ready(ann);
  expect((await call('member/exports', ann)).data).toHaveLength(1);
});

it('cannot be opened by another member, or by an altered or expired address', async () => {
  await ask(ann);
  const { address } = (await ready(ann))!;
  const ben = await member();
  expect((await call('member/exports', ben)).data).toEqual([]);
  const [path, query] = address!.split('?') as [string, string];
  const params = new URLSearchParams(query);
  const forged = (change: (value: URLSearchParams) => void) => {
    const copy = new URLSearchParams(params);
    change(copy);
    return `${path}?${copy.toString()}`;
  };
  const wrong = [
    path,
    forged((copy) => copy.set('e', String(Number(copy.get('e')) + 1))),
    forged((copy) => copy.set('e', '1')),
    forged((copy) => copy.set('s', 'x')),
    address!.replace(/export\/[^?]+/, `export/${ulid()}`),
  ];
  for (const one of wrong) expect((await get(one)).status).toBe(404);
  expect((await get(address!, ben)).status).toBe(404);
  expect((await fetch(url + address!)).status).toBe(404);
  const opened = await get(address!);
  expect([opened.status, opened.headers.get('cache-control')]).toEqual([200, 'no-store']);
  await opened.arrayBuffer();
  await call('member/logout', ann);
  expect((await get(address!)).status).toBe(404);
  ann = { ...ann, ...(await again(ann)) };
  await db().query('UPDATE data_export SET expires_at = NOW(3) - INTERVAL 1 SECOND');
  expect((await get(address!)).status).toBe(404);
});

it('is prepared by another worker when the first one dies', async () => {
  await db().query('UPDATE job SET run_at = NOW(3) + INTERVAL 1 DAY');
  const requested = ask(ann);
  // A worker is killed with a half-written archive: its lock ends with its connection.
  const dying = await db().getConnection();
  await dying.query('START TRANSACTION');
  await requested;
  await dying.query("SELECT id FROM job WHERE kind = 'data_export' FOR UPDATE SKIP LOCKED");
  await db().query('UPDATE data_export SET progress = 40 WHERE state = ?', ['preparing']);
  dying.destroy();
  expect((await ready(ann))!.state).toBe('ready');
  expect(await archives()).toHaveLength(1);
});

it('is deleted after a week, and given up on when no job will finish it', async () => {
  await ask(ann);
  await ready(ann);
  expect(await archives()).toHaveLength(1);
  const ben = await member();
  await db().query(
    "INSERT INTO data_export (id, member_id, state, created_at) VALUES (?, ?, 'preparing', NOW(3) - INTERVAL 3 HOUR)",
    [ulid(), ben.id],
  );
  await db().query('UPDATE data_export SET expires_at = NOW(3) - INTERVAL 1 SECOND WHERE member_id = ?', [
    ann.id,
  ]);
  await sweepExports();
  await settled();
  expect((await call('member/exports', ann)).data[0]).toMatchObject({ state: 'expired', address: null });
  expect(await archives()).toEqual([]);
  expect((await call('member/exports', ben)).data[0].state).toBe('failed');
  expect((await call('message/list', ben)).data.list[0].key).toBe('export_failed');
});
