/** Shop settings: reviewed ones, immediate ones, and the private link. */
import {
  type Caller,
  openFixtures,
  member,
  PASSWORD,
  picture,
  staff,
  type StaffLogin,
} from '../../testing/fixtures';
import { call, decide, query } from '../../testing/gallery';
import { until } from '../../testing/outbox';
import { api } from '../../testing/server';
import { open as fetchFile } from '../../testing/uploads';
import request from 'supertest';
import { plantClaim, plantIp, plantOperator, plantSeries } from '../db/seed/fixtures';

const { url, db, reset } = api();
let ip: string;
let ann: Caller;
let reviewer: StaffLogin;

beforeEach(async () => {
  await reset();
  ann = await member();
  ip = await plantIp(await openFixtures(), { ip_name: '山茶兔' });
  await plantOperator((await openFixtures()).db, ip, ann.id, 1);
  reviewer = await staff('reviewer');
});

const ask = async (path: string, input: object = {}) => (await call(path, ann, { ip_id: ip, ...input })).data;
const fresh = async (usage: 'onepage_base' | 'onepage_main' | 'contact_code') => {
  const id = await picture(ann.id, usage);
  await db().query('UPDATE uploaded_file SET linked_at = NULL WHERE id = ?', [id]);
  return id;
};
const queued = async () => {
  const { body } = await request(url)
    .get('/api/admin/reviews?filter={"state":"pending"}')
    .set('cookie', reviewer.cookie);
  return body[0] as { id: string; version: number; title: string; subject: string };
};
const look = async (id: string) =>
  (await request(url).get(`/api/admin/reviews/${id}`).set('cookie', reviewer.cookie)).body;
const series = async (name: string, state: 'approved' | 'pending' = 'approved') => {
  const image = await picture(ann.id, 'series_image');
  const more = { cover: image, images: [image], rights_documents: [], state };
  const own = { ip_id: ip, member_id: ann.id, series_name: name, visibility: 'public' as const };
  return plantSeries(await openFixtures(), { ...own, ...more });
};

it('shows the onepage as it was until the proposal is approved, and leaks none of its pictures', async () => {
  const [spring, autumn] = [await series('春'), await series('秋')];
  expect(await ask('ip/onepage')).toMatchObject({
    state: 'draft',
    live: null,
    proposed: null,
    subject_id: null,
  });
  const [base_image, main_image] = [await fresh('onepage_base'), await fresh('onepage_main')];
  const wanted = { base_image, main_image, series_ids: [autumn, spring] };
  expect(await ask('ip/onepageUpdate', { ...wanted, draft: 1 })).toMatchObject({ state: 'draft' });
  expect(await ask('ip/onepageUpdate', wanted)).toMatchObject({ state: 'pending' });
  expect((await fetchFile(`/files/${base_image}/whole`)).status).toBe(404);

  const row = await queued();
  expect(row).toMatchObject({ subject: 'onepage', title: '' });
  expect((await look(row.id)).fields).toContainEqual(
    expect.objectContaining({ field: 'series_ids', proposed: { kind: 'list', value: ['秋', '春'] } }),
  );
  expect((await decide(reviewer, row.id, 'approve', { version: row.version })).status).toBe(200);
  expect((await fetchFile(`/files/${base_image}/whole`)).status).toBe(200);
  const after = await ask('ip/onepage');
  expect(after).toMatchObject({ state: 'approved', live: { series_ids: [autumn, spring] }, proposed: null });

  await ask('ip/onepageUpdate', { ...wanted, series_ids: [spring], version: after.version });
  const edit = await ask('ip/onepage');
  expect(edit).toMatchObject({ live: { series_ids: [autumn, spring] }, proposed: { series_ids: [spring] } });
  const one = { subject: 'onepage', subject_id: edit.subject_id, version: edit.version };
  expect(await ask('review/withdraw', one)).toMatchObject({ state: 'draft' });
});

it('offers what buyers may see, and nothing that waits', async () => {
  await series('未审', 'pending');
  const id = await series('春');
  expect(await ask('ip/ipResourceList')).toEqual([
    expect.objectContaining({ series_id: id, resource_name: '春', resource_image_list: [expect.anything()] }),
  ]);
});

it('takes a contact’s number at once and sealed, and its name and code after review', async () => {
  const link_QRcode = await fresh('contact_code');
  const contact = { link_name: '顾小满', link_phone_number: '0571 8888 6666', link_QRcode };
  expect(await ask('ip/ipLinkInfoUpdate', contact)).toMatchObject({ state: 'pending' });
  expect(await ask('ip/info')).toMatchObject({ link_name: null, link_phone_number: '0571 8888 6666' });
  const [row] = await query<{ link_phone_number: Buffer }>('SELECT link_phone_number FROM ip WHERE id = ?', [
    ip,
  ]);
  expect(row!.link_phone_number.toString('latin1')).not.toContain('8888');
  const edit = await queued();
  expect(edit).toMatchObject({ subject: 'contact', title: '顾小满' });
  expect(JSON.stringify(await look(edit.id))).not.toContain('8888');
  await decide(reviewer, edit.id, 'approve', { version: edit.version });
  expect((await ask('ip/info')).link_QRcode).toContain(link_QRcode);
  expect(await ask('ip/linkInfo')).toMatchObject({ state: 'approved', live: { link_name: '顾小满' } });
  // Only the number changed: nothing to review.
  const { version } = await ask('ip/linkInfo');
  const again = { ...contact, link_phone_number: '0571 8888 7777', version };
  expect(await ask('ip/ipLinkInfoUpdate', again)).toMatchObject({ state: 'approved' });
  expect(await ask('ip/linkInfo')).toMatchObject({ link_phone_number: '0571 8888 7777' });
  const lines = await query<{ changes: string | null }>(
    'SELECT changes FROM audit_line WHERE changes IS NOT NULL',
  );
  expect(JSON.stringify(lines)).not.toMatch(/8888|顾小满/);
});

it('two who begin at once begin the same settings', async () => {
  const name = (link_name: string) => call('ip/ipLinkInfoUpdate', ann, { ip_id: ip, link_name, draft: 1 });
  const both = await Promise.all([name('安'), name('本')]);
  expect(both.map(({ code }) => code)).toEqual([0, 0]);
  expect(await query("SELECT id FROM shop_setting WHERE subject = 'contact'")).toHaveLength(1);
});

it('gives out a private link that ends when it is replaced, ended, or over', async () => {
  const none = await ask('ip/shopLink');
  expect(none).toMatchObject({ state: 'off', private_path: null, actions: ['issue'], version: 0 });
  const first = await ask('ip/shopLinkMove', { version: 0, action: 'issue', days: 30 });
  expect(first).toMatchObject({ state: 'on', expired: false, actions: ['renew', 'revoke'] });
  const days = (Date.parse(first.expires_at) - Date.parse(first.issued_at)) / 86_400_000;
  expect(Math.round(days)).toBe(30);
  expect((await ask('ip/shopLink')).private_path).toBe(first.private_path);
  const second = await ask('ip/shopLinkMove', { version: first.version, action: 'renew', days: 0 });
  expect(second).toMatchObject({ expires_at: null });
  expect(second.private_path).not.toBe(first.private_path);
  await db().query('UPDATE shop_link SET expires_at = NOW(3) - INTERVAL 1 SECOND');
  expect(await ask('ip/shopLink')).toMatchObject({ expired: true });
  const ended = await ask('ip/shopLinkMove', { version: second.version, action: 'revoke' });
  expect(ended).toMatchObject({ state: 'off', private_path: null });
  const third = await ask('ip/shopLinkMove', { version: ended.version, action: 'issue' });
  expect([first.private_path, second.private_path]).not.toContain(third.private_path);
});

it('gives the next owner another private link, once the account of the former one is closed', async () => {
  const on = await openFixtures();
  const ip_id = await plantIp(on, { ip_name: '云岭' });
  const issued = async (who: Caller) => {
    await plantClaim(on, { ip_id, member_id: who.id, state: 'claimed', reason_code: '' });
    const { version } = (await call('ip/shopLink', who, { ip_id })).data;
    const link = (await call('ip/shopLinkMove', who, { ip_id, version, action: 'issue', days: 0 })).data;
    return link.private_path as string;
  };
  const former = await issued(ann);
  const opens = async () =>
    !(await (await fetch(url + former, { headers: { 'accept-language': 'en' } })).text()).includes(
      'opens nothing private',
    );
  expect(await opens()).toBe(true);
  expect((await call('member/requestClosure', ann, { password: PASSWORD, agree: 1 })).code).toBe(0);
  await db().query('UPDATE closure SET due_at = NOW(3) - INTERVAL 1 SECOND');
  await db().query("UPDATE job SET run_at = NOW(3) WHERE kind = 'close_account'");
  await until(
    async () => (await query("SELECT id FROM closure WHERE state = 'closed'")).length === 1 || undefined,
    'the closure',
  );
  expect(await issued(await member())).not.toBe(former);
  expect(await opens()).toBe(false);
});
