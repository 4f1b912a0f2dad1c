import request from 'supertest';
import { type Caller, openFixtures, member, picture, staff, type StaffLogin } from '../../testing/fixtures';
import { api } from '../../testing/server';
import { open as fetchFile } from '../../testing/uploads';
import { plantIp, plantOperator } from '../db/seed/fixtures';

const { url, db, reset } = api();
const call = async (path: string, who: Caller, input: object = {}) =>
  (await request(url).post(`/api/${path}`).set('authorization', `Bearer ${who.token}`).send(input)).body;
const admin = (who: StaffLogin, method: 'get' | 'post' | 'put', path: string, body?: object) => {
  const agent = request(url);
  return agent[method](`/api/admin/${path}`)
    .set('cookie', who.cookie)
    .set('x-csrf-token', who.csrf)
    .set('accept-language', 'en')
    .send(body);
};

let ip: string;
let ann: Caller;
let reviewer: StaffLogin;
let avatar: string;

beforeEach(async () => {
  await reset();
  ann = await member();
  avatar = await picture(ann.id, 'avatar');
  ip = await plantIp(await openFixtures(), { ip_name: '山茶兔', intro: '旧的介绍', image_id: avatar });
  await plantOperator((await openFixtures()).db, ip, ann.id, 1);
  reviewer = await staff('reviewer');
});

const info = (more: object = {}) => ({
  ip_id: ip,
  kind: 'normal',
  ip_name: '山茶兔',
  ip_image: avatar,
  intro: '新的介绍',
  core_audience: '喜欢散步的人',
  auth_field_id: 31,
  birth_time: '2020-05-01',
  birth_area: 'CN',
  ip_origin: 1,
  ip_types: [1, 7],
  kernels: [1],
  own_kernels: ['慢'],
  ...more,
});
const detail = async () => (await call('ip/detail', ann, { ip_id: ip })).data;
const pending = async () => (await admin(reviewer, 'get', 'reviews?filter={"state":"pending"}')).body[0];

it('shows the old information until the new one is approved', async () => {
  expect(await detail()).toMatchObject({ state: 'approved', proposed: null, live: { intro: '旧的介绍' } });
  expect((await call('ip/update', ann, info())).data.state).toBe('pending');
  const during = await detail();
  expect(during).toMatchObject({
    intro: '旧的介绍',
    live: { intro: '旧的介绍' },
    proposed: { own_kernels: ['慢'] },
  });
  expect(during.changed.sort()).toEqual(['core_audience', 'intro', 'ip_types', 'own_kernels']);
  const row = await pending();
  expect(row).toMatchObject({ subject: 'ipInfo', subject_id: ip, ip_id: ip, title: '山茶兔' });
  const { body } = await admin(reviewer, 'get', `reviews/${row.id}`);
  expect(body.fields).toContainEqual({
    field: 'auth_field_id',
    changed: false,
    contacts: [],
    live: { kind: 'text', value: 'All' },
    proposed: { kind: 'text', value: 'All' },
  });
  expect(body.fields).toContainEqual(
    expect.objectContaining({ field: 'birth_area', proposed: { kind: 'text', value: 'Mainland China' } }),
  );
  await admin(reviewer, 'post', `reviews/${row.id}/approve`, { version: row.version });
  expect(await detail()).toMatchObject({
    intro: '新的介绍',
    state: 'approved',
    proposed: null,
    live: { own_kernels: ['慢'], ip_types: [1, 7] },
  });
});

it('keeps a new avatar to its holders and staff until it is approved; then it is everybody’s', async () => {
  const fresh = await picture(ann.id, 'avatar');
  await db().query('UPDATE uploaded_file SET linked_at = NULL WHERE id = ?', [fresh]);
  await call('ip/update', ann, info({ ip_image: fresh }));
  const bare = `/files/${fresh}/whole`;
  expect((await fetchFile(bare)).status).toBe(404);
  expect((await fetchFile((await detail()).proposed.ip_image.file_path)).status).toBe(200);
  const row = await pending();
  await admin(reviewer, 'post', `reviews/${row.id}/approve`, { version: row.version });
  expect((await fetchFile(bare)).status).toBe(200);
  expect((await detail()).image_id).toBe(fresh);
});

it('keeps a draft that lacks something, and names it when it is submitted', async () => {
  const draft = { ...info({ intro: '' }), draft: 1 };
  expect((await call('ip/update', ann, draft)).data.state).toBe('draft');
  expect((await detail()).proposed.intro).toBeNull();
  const missing = async (more: object) =>
    (await call('ip/update', ann, info(more))).data.errors.map(({ field }: { field: string }) => field);
  expect(await missing({ intro: '', ip_image: '' })).toEqual(['ip_image', 'intro']);
  expect(await missing({ kernels: [], own_kernels: [] })).toEqual(['kernels']);
  expect((await detail()).proposed.kernels).toEqual([1]);
});

it('submits nothing that is like what is approved', async () => {
  await call('ip/update', ann, info());
  const row = await pending();
  await admin(reviewer, 'post', `reviews/${row.id}/approve`, { version: row.version });
  expect((await call('ip/update', ann, info())).data.state).toBe('approved');
  // Changed and changed back: the draft exists and contains nothing new.
  await call('ip/update', ann, { ...info({ intro: '第三版' }), draft: 1 });
  expect((await detail()).actions).toEqual(['submit', 'discard']);
  await call('ip/update', ann, { ...info(), draft: 1 });
  expect((await detail()).actions).toEqual(['discard']);
  const refused = await call('ip/update', ann, info());
  expect(refused).toMatchObject({ code: 40900, data: { state: 'approved' } });
  expect(await pending()).toBeUndefined();
});

it('follows what staff correct meanwhile, and asks the reviewer to look again', async () => {
  await call('ip/update', ann, info());
  const row = await pending();
  const chief = await staff('admin');
  const record = (await admin(chief, 'get', `ips/${ip}`)).body;
  const corrected = { ...record, ip_name: '山茶兔子', intro: '更正' };
  expect((await admin(chief, 'put', `ips/${ip}`, corrected)).status).toBe(200);
  const stale = await admin(reviewer, 'post', `reviews/${row.id}/approve`, { version: row.version });
  expect(stale.status).toBe(409);
  const { version } = await pending();
  expect((await admin(reviewer, 'post', `reviews/${row.id}/approve`, { version })).status).toBe(200);
  expect(await detail()).toMatchObject({ ip_name: '山茶兔子', core_audience: '喜欢散步的人' });
});

it('takes an artist’s information, and the kind of the IP only', async () => {
  expect(
    (await call('ip/update', ann, { ip_id: ip, kind: 'artist', draft: 1 })).data.errors[0],
  ).toMatchObject({ field: 'kind' });
  await db().query("UPDATE ip SET kind = 'artist', artist = ? WHERE id = ?", [
    JSON.stringify({ cn_name: '山茶兔', gender: 'female', location: '杭州', art_genres_id: [1] }),
    ip,
  ]);
  const artist = {
    ip_id: ip,
    kind: 'artist',
    cn_name: '山茶兔',
    gender: 'female',
    avatar,
    cover: await picture(ann.id, 'artist_cover'),
    intro: '画兔子的人',
    location: '上海',
    ip_type_id: 10,
    art_genres_id: [1, 3],
    accounts: { microblog: '@兔' },
  };
  expect((await call('ip/update', ann, artist)).data.state).toBe('pending');
  expect((await detail()).changed).toEqual(
    expect.arrayContaining(['intro', 'location', 'cover', 'accounts']),
  );
  const row = await pending();
  await admin(reviewer, 'post', `reviews/${row.id}/approve`, { version: row.version });
  expect((await detail()).live).toMatchObject({
    location: '上海',
    cn_name: '山茶兔',
    accounts: { microblog: '@兔' },
  });
});

it('logs actions, and names members only', async () => {
  await call('ip/update', ann, info());
  const row = await pending();
  await admin(reviewer, 'post', `reviews/${row.id}/reject`, {
    version: row.version,
    reason_code: 'information_wrong',
  });
  const { list } = (await call('ip/operateLog', ann, { ip_id: ip })).data;
  expect(list.slice(0, 2)).toEqual([
    expect.objectContaining({ subject: 'ipInfo', action: 'reject', by: 'staff', actor_name: '' }),
    expect.objectContaining({ subject: 'ipInfo', action: 'submit', by: 'me', title: '山茶兔' }),
  ]);
});

it('logs the settings of the shop, its private link and its password, and nothing of another IP', async () => {
  await call('ip/shopLinkMove', ann, { ip_id: ip, version: 0, action: 'issue' });
  const password = 'tulip-orchard-7';
  await call('ip/setPrivateBussinessPassword', ann, {
    ip_id: ip,
    private_business_password: password,
    confirm_password: password,
  });
  await call('ip/ipLinkInfoUpdate', ann, { ip_id: ip, link_name: '顾小满' });
  const { id, version } = await pending();
  await admin(reviewer, 'post', `reviews/${id}/approve`, { version });
  const ofIp = async (ip_id: string, who: Caller) =>
    (await call('ip/operateLog', who, { ip_id })).data.list.map(
      ({ subject, action }: { subject: string; action: string }) => `${subject} ${action}`,
    );
  expect(await ofIp(ip, ann)).toEqual([
    'contact publish',
    'contact approve',
    'contact submit',
    'ip set_business_password',
    'shop_link issue',
    'ip create',
  ]);
  const ben = await member();
  const other = await plantIp(await openFixtures(), { ip_name: '别的兔' });
  await plantOperator((await openFixtures()).db, other, ben.id, 1);
  expect(await ofIp(other, ben)).toEqual(['ip create']);
});
