import request from 'supertest';
import { type Caller, openFixtures, member, picture, staff, type StaffLogin } from '../../testing/fixtures';
import { api } from '../../testing/server';
import { plantIp } from '../db/seed/fixtures';

const { url, db, reset } = api();
const call = async (path: string, who: Caller, input: object = {}) =>
  (
    await request(url)
      .post(`/api/${path}`)
      .set('authorization', `Bearer ${who.token}`)
      .set('accept-language', 'en')
      .send(input)
  ).body;
const decide = async (who: StaffLogin, id: string, action: string, body: object = {}) => {
  const [rows] = await db().query('SELECT version FROM claim WHERE id = ?', [id]);
  return request(url)
    .post(`/api/admin/claims/${id}/${action}`)
    .set('cookie', who.cookie)
    .set('x-csrf-token', who.csrf)
    .send({ version: (rows as { version: number }[])[0]!.version, ...body });
};

let ann: Caller;
let reviewer: StaffLogin;

beforeEach(async () => {
  await reset();
  ann = await member();
  reviewer = await staff('reviewer');
});

const artist = async (more: object = {}) => ({
  kind: 'artist',
  cn_name: '林见山',
  gender: 'female',
  avatar: await picture(ann.id, 'avatar'),
  cover: await picture(ann.id, 'artist_cover'),
  intro: '版画与水墨',
  location: '杭州',
  ip_type_id: 3,
  art_genres_id: [1, 4],
  accounts: { microblog: '@linjianshan' },
  proof_images: [await picture(ann.id)],
  agree: 1,
  ...more,
});

const offline = async (more: object = {}) => ({
  kind: 'offline',
  ip_name: '云岭',
  contract_number: 'HT-2026-001',
  contract_images: [await picture(ann.id, 'contract')],
  consultant_name: '陈思',
  agree: 1,
  ...more,
});

it('makes an artist the owner of their own IP', async () => {
  const { data } = await call('claim/submit', ann, await artist());
  expect(data.state).toBe('submitted');
  expect((await decide(reviewer, data.claim_id, 'approve')).body.state).toBe('claimed');
  const { ips, user } = (await call('member/info', ann)).data;
  expect(ips).toMatchObject([{ ip_name: '林见山', kind: 'artist', match_relation: 1 }]);
  expect(user.use_ip_id).toBe(ips[0].ip_id);
});

it.each([
  ['gender', { gender: undefined }, 'required'],
  ['gender', { gender: 'other' }, 'choice'],
  ['avatar', { avatar: undefined }, 'upload_required'],
  ['cover', { cover: undefined }, 'upload_required'],
  ['proof_images', { proof_images: [] }, 'upload_required'],
  ['cn_name', { cn_name: undefined }, 'one_name'],
  ['cn_name', { cn_name: '林 见山' }, 'han_name'],
  ['en_name', { en_name: 'Ada Liu' }, 'latin_name'],
  ['intro', { intro: '字'.repeat(181) }, 'max_length'],
  ['art_genres_id', { art_genres_id: [99] }, 'choice'],
])('refuses an artist without a right %s %p', async (field, more, rule) => {
  const answer = await call('claim/submit', ann, await artist(more));
  expect(answer).toMatchObject({ code: 40001, data: { errors: [expect.objectContaining({ rule })] } });
  expect(answer.data.errors[0].field.split('.')[0]).toBe(field);
});

it('keeps an artist’s unfinished draft for another device, and submits it', async () => {
  const saved = (await call('claim/save', ann, { kind: 'artist', en_name: 'AdaLiu' })).data;
  expect(saved).toMatchObject({
    kind: 'artist',
    state: 'new',
    ip_name: 'AdaLiu',
    artist: { en_name: 'AdaLiu' },
  });
  const more = await artist({ claim_id: saved.claim_id, agree: undefined });
  const again = (await call('claim/save', ann, more)).data;
  expect(again).toMatchObject({
    claim_id: saved.claim_id,
    ip_id: saved.ip_id,
    artist: { cover_file: { image_width: 40 } },
  });
  expect((await call('claim/submit', ann, { ...more, agree: 1 })).data).toEqual({
    claim_id: saved.claim_id,
    state: 'submitted',
  });
  expect((await call('claim/list', ann)).data.total).toBe(1);
});

it('claims an offline contract, for a named IP or one that is there', async () => {
  const first = await call('claim/submit', ann, await offline());
  expect((await decide(reviewer, first.data.claim_id, 'approve')).body.state).toBe('offline_claimed');
  const ip_id = await plantIp(await openFixtures(), { ip_name: '狮小满' });
  const second = await call('claim/submit', ann, await offline({ ip_name: undefined, ip_id }));
  expect((await call('claim/detail', ann, { claim_id: second.data.claim_id })).data).toMatchObject({
    ip_name: '狮小满',
    offline: {
      contract_number: 'HT-2026-001',
      contract_images: [expect.objectContaining({ image_width: 40 })],
    },
  });
});

it.each([
  ['陈思', true],
  ['陈 四', false],
  [undefined, null],
])('says whether the consultant %p of a contract is in the register', async (consultant_name, known) => {
  const [consultant, other] = [await staff('consultant'), await staff('finance')];
  await db().query('UPDATE staff SET name = ? WHERE id = ?', ['陈思', consultant.id]);
  await db().query('UPDATE staff SET name = ? WHERE id = ?', ['陈 四', other.id]);
  const { data } = await call('claim/save', ann, await offline({ consultant_name, agree: undefined }));
  expect(data.offline.consultant_known).toBe(known);
  const submitted = await call('claim/submit', ann, await offline({ consultant_name }));
  expect(submitted).toMatchObject({ code: 0, data: { state: 'submitted' } });
  const { body } = await request(url)
    .get(`/api/admin/claims/${submitted.data.claim_id}`)
    .set('cookie', reviewer.cookie);
  expect(body.offline.consultant_known).toBe(known);
});

it.each([
  ['contract_number', { contract_number: undefined }, 'required'],
  ['contract_images', { contract_images: [] }, 'upload_required'],
  ['ip_name', { ip_name: undefined }, 'required'],
])('refuses an offline claim without %s', async (field, more, rule) => {
  expect(await call('claim/submit', ann, await offline(more))).toMatchObject({
    code: 40001,
    data: { errors: [{ field, rule }] },
  });
});

it('shows what the reviewer marked and what changed since', async () => {
  const input = await artist();
  const { data } = await call('claim/submit', ann, input);
  await decide(reviewer, data.claim_id, 'reject', {
    reason_code: 'proof_unclear',
    marks: [{ field: 'proof_images', image_id: input.proof_images[0] }],
  });
  const failed = (await call('claim/detail', ann, { claim_id: data.claim_id })).data;
  expect(failed).toMatchObject({ state: 'failed', marks: [{ field: 'proof_images' }], changed: [] });
  await call('claim/submit', ann, {
    ...input,
    claim_id: data.claim_id,
    intro: '新的介绍',
    proof_images: [await picture(ann.id)],
  });
  const seen = await request(url).get(`/api/admin/claims/${data.claim_id}`).set('cookie', reviewer.cookie);
  expect(seen.body.changed.sort()).toEqual(['intro', 'proof_images']);
});

describe('deleting a draft', () => {
  const linked = async (id: string): Promise<boolean> => {
    const [rows] = await db().query('SELECT linked_at FROM uploaded_file WHERE id = ?', [id]);
    return (rows as { linked_at: Date | null }[])[0]!.linked_at !== null;
  };
  const begin = async (input: object) => (await call('claim/save', ann, input)).data;
  const remove = (claim_id: string, who = ann) => call('claim/delete', who, { claim_id });
  const ipsLeft = async () => (await call('ip/search', ann, { keyword: '林' })).data.total as number;

  it('takes its files and its artist along, and can be begun again', async () => {
    const input = await artist({ agree: undefined });
    const draft = await begin(input);
    expect(draft.actions).toEqual(['submit', 'delete']);
    expect([await ipsLeft(), await linked(input.cover), await linked(input.avatar)]).toEqual([1, true, true]);
    expect((await remove(draft.claim_id)).data).toEqual({ claim_id: draft.claim_id });
    expect(await ipsLeft()).toBe(0);
    for (const id of [input.cover, input.avatar, input.proof_images[0]!])
      expect(await linked(id)).toBe(false);
    expect((await call('claim/list', ann)).data.total).toBe(0);
    expect((await remove(draft.claim_id)).code).toBe(40400);
    expect((await begin(input)).state).toBe('new');
  });

  it('leaves what something else still uses', async () => {
    const shared = await picture(ann.id);
    const listed = await plantIp(await openFixtures(), { ip_name: '林间' });
    const first = await begin({ kind: 'offline', ip_id: listed, proof_images: [shared] });
    await begin({ kind: 'offline', ip_name: '林上', proof_images: [shared] });
    await remove(first.claim_id);
    expect([await ipsLeft(), await linked(shared)]).toEqual([2, true]);
  });

  it('happens once, and to nothing that was submitted', async () => {
    const { data } = await call('claim/submit', ann, await offline());
    expect(await remove(data.claim_id)).toMatchObject({ code: 40900, data: { allowed: ['new'] } });
    await call('claim/withdraw', ann, { claim_id: data.claim_id });
    const answers = await Promise.all([remove(data.claim_id), remove(data.claim_id), remove(data.claim_id)]);
    expect(answers.map(({ code }) => code as number).sort()).toEqual([0, 40400, 40400]);
    const [lines] = await db().query("SELECT subject FROM audit_line WHERE action = 'remove' ORDER BY id");
    expect(lines).toEqual([{ subject: 'claim' }, { subject: 'ip' }]);
  });
});
