import request from 'supertest';
import { type Caller, openFixtures, member, picture, staff, type StaffLogin } from '../../testing/fixtures';
import { api } from '../../testing/server';
import { plantIp } from '../db/seed/fixtures';

const { url, db, reset } = api();
const call = async (path: string, who: Caller, input: object = {}) =>
  (await request(url).post(`/api/${path}`).set('authorization', `Bearer ${who.token}`).send(input)).body;
const decide = (who: StaffLogin, id: string, action: string, body: object) =>
  request(url)
    .post(`/api/admin/claims/${id}/${action}`)
    .set('cookie', who.cookie)
    .set('x-csrf-token', who.csrf)
    .set('accept-language', 'en')
    .send(body);
const count = async (sql: string) =>
  ((await db().query(`SELECT COUNT(*) AS n FROM ${sql}`))[0] as { n: number }[])[0]!.n;

let ip: string;
let ann: Caller;
let reviewer: StaffLogin;

beforeEach(async () => {
  await reset();
  ip = await plantIp(await openFixtures(), { ip_name: '山茶兔' });
  ann = await member();
  reviewer = await staff('reviewer');
});

const submit = async (who: Caller, more: object = {}) =>
  call('claim/submit', who, {
    kind: 'normal',
    ip_id: ip,
    proof_images: [await picture(who.id)],
    agree: 1,
    ...more,
  });
const versionOf = async (id: string) =>
  ((await db().query('SELECT version FROM claim WHERE id = ?', [id]))[0] as { version: number }[])[0]!
    .version;

it('gives the IP, access, a current IP and a message when a claim is approved', async () => {
  const { data } = await submit(ann);
  expect(data.state).toBe('submitted');
  const answer = await decide(reviewer, data.claim_id, 'approve', {
    version: await versionOf(data.claim_id),
  });
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({ id: data.claim_id, state: 'claimed', version: expect.any(Number) as number });
  const claim = await request(url).get(`/api/admin/claims/${data.claim_id}`).set('cookie', reviewer.cookie);
  expect(claim.body).toMatchObject({ ...answer.body, actions: [] });
  const info = (await call('member/info', ann)).data;
  expect(info).toMatchObject({
    user: { use_ip_id: ip, message_read: 0 },
    relation: { match_relation: 1 },
    ips: [{ ip_id: ip }],
  });
  const messages = (await call('message/list', ann)).data.list;
  expect(messages.map((row: { key: string }) => row.key)).toEqual(['claim_approved', 'claim_submitted']);
  const history = await request(url)
    .get(`/api/admin/claims/${data.claim_id}/history`)
    .set('cookie', reviewer.cookie);
  expect(history.body.map((line: { action: string }) => line.action)).toEqual([
    'approve',
    'submit',
    'create',
  ]);
});

it('fails rival claims when one is approved', async () => {
  const ben = await member();
  const first = (await submit(ann)).data;
  const second = (await submit(ben)).data;
  await decide(reviewer, first.claim_id, 'approve', { version: await versionOf(first.claim_id) });
  const lost = (await call('claim/detail', ben, { claim_id: second.claim_id })).data;
  expect(lost).toMatchObject({ state: 'failed', reason_code: 'already_claimed' });
  expect((await submit(ben)).code).toBe(42003);
});

it('names the rivals an approval would reject, to staff who decide claims only', async () => {
  const [ben, cem] = [await member({ username: 'Ben' }), await member()];
  const first = (await submit(ann)).data;
  const second = (await submit(ben)).data;
  const rejected = (await submit(cem)).data;
  const told = { reason_code: 'proof_unclear', version: await versionOf(rejected.claim_id) };
  expect((await decide(reviewer, rejected.claim_id, 'reject', told)).status).toBe(200);
  const seenBy = async ({ cookie }: StaffLogin) => {
    const one = await request(url).get(`/api/admin/claims/${first.claim_id}`).set('cookie', cookie);
    const filter = JSON.stringify({ id: first.claim_id });
    const list = await request(url).get('/api/admin/claims').query({ filter }).set('cookie', cookie);
    return [one.body.rival_claims, one.body.rivals, list.body[0].rivals];
  };
  const rival = { id: second.claim_id, state: 'submitted', member_name: 'Ben' };
  expect(await seenBy(reviewer)).toEqual([[expect.objectContaining(rival)], 1, 1]);
  const consultant = await staff('consultant');
  await db().query('UPDATE member SET consultant_id = ? WHERE id = ?', [consultant.id, ann.id]);
  expect(await seenBy(consultant)).toEqual([[], 0, 0]);
});

it('shows the reason of a rejection, and takes the claim again', async () => {
  const { data } = await submit(ann);
  const bare = await decide(reviewer, data.claim_id, 'reject', {
    version: await versionOf(data.claim_id),
    reason_code: 'other',
  });
  expect(bare.status).toBe(400);
  expect(bare.body.errors).toEqual({ reason: 'Please give a reason' });
  await decide(reviewer, data.claim_id, 'reject', {
    version: await versionOf(data.claim_id),
    reason_code: 'proof_unclear',
    reason: 'too dark',
  });
  expect((await call('claim/detail', ann, { claim_id: data.claim_id })).data).toMatchObject({
    state: 'failed',
    reason: 'too dark',
    actions: ['submit'],
  });
  const { body } = await request(url)
    .get(`/api/admin/claims/${data.claim_id}/history`)
    .set('cookie', reviewer.cookie);
  expect(body[0]).toMatchObject({ action: 'reject', reason: 'proof_unclear: too dark' });
  expect((await submit(ann)).data).toMatchObject({ claim_id: data.claim_id, state: 'submitted' });
});

it('lets one of two reviewers decide, and tells the other who did', async () => {
  const { data } = await submit(ann);
  const version = await versionOf(data.claim_id);
  const other = await staff('reviewer');
  const answers = await Promise.all([
    decide(reviewer, data.claim_id, 'approve', { version }),
    decide(other, data.claim_id, 'reject', { version, reason_code: 'proof_unclear' }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const lost = answers.find(({ status }) => status === 409)!.body;
  expect([40900, 40901]).toContain(lost.code);
  expect(lost.data.by).toBeTruthy();
  expect(await count("audit_line WHERE subject = 'claim' AND action IN ('approve', 'reject')")).toBe(1);
});

it('keeps one of two rival approvals made at once', async () => {
  const ben = await member();
  const claims = [(await submit(ann)).data.claim_id, (await submit(ben)).data.claim_id] as string[];
  const versions = await Promise.all(claims.map(versionOf));
  const answers = await Promise.all(
    claims.map((id, at) => decide(reviewer, id, 'approve', { version: versions[at] })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await count("claim WHERE state = 'claimed'")).toBe(1);
  expect(await count('ip WHERE owner_id IS NOT NULL')).toBe(1);
});

it('submits once however often the button is pressed', async () => {
  const proof_images = [await picture(ann.id)];
  const answers = await Promise.all(Array.from({ length: 8 }, () => submit(ann, { proof_images })));
  const codes = answers.map(({ code }: { code: number }) => code).sort();
  expect(codes).toEqual([0, ...Array<number>(7).fill(40900)]);
  expect(await count('claim')).toBe(1);
  expect(await count("message WHERE message_key = 'claim_submitted'")).toBe(1);
});

it('answers a repeat with the same key with the first outcome', async () => {
  const input = {
    kind: 'normal',
    ip_id: ip,
    proof_images: [await picture(ann.id)],
    agree: 1,
    idempotency_key: 'press-0001',
  };
  const answers = await Promise.all([
    call('claim/submit', ann, input),
    call('claim/submit', ann, input),
    call('claim/submit', ann, input),
  ]);
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]).toMatchObject({ code: 0, data: { state: 'submitted' } });
  // A key with another input is refused; the same key of another member is independent.
  const other = { ...input, proof_images: [await picture(ann.id)] };
  expect((await call('claim/submit', ann, other)).data.errors).toMatchObject([
    { field: 'idempotency_key', rule: 'duplicate' },
  ]);
  const ben = await member();
  const theirs = await call('claim/submit', ben, { ...input, proof_images: [await picture(ben.id)] });
  expect(theirs).toMatchObject({ code: 0, data: { state: 'submitted' } });
  expect(theirs.data.claim_id).not.toBe(answers[0].data.claim_id);
  expect(await count('claim')).toBe(2);
});

it('keeps a draft, and what a failed submit carried', async () => {
  const proof = await picture(ann.id);
  const saved = (await call('claim/save', ann, { ip_id: ip, proof_images: [proof] })).data;
  expect(saved).toMatchObject({ state: 'new', proof_images: [{ image_id: proof }] });
  expect((await call('claim/submit', ann, { kind: 'normal', ip_id: ip, proof_images: [proof] })).code).toBe(
    42005,
  );
  expect((await call('claim/detail', ann, { claim_id: saved.claim_id })).data.proof_images).toHaveLength(1);
});

it('withdraws what nobody has decided', async () => {
  const { data } = await submit(ann);
  expect((await call('claim/withdraw', ann, { claim_id: data.claim_id })).data.state).toBe('new');
  expect((await call('claim/withdraw', ann, { claim_id: data.claim_id })).code).toBe(40900);
});

it('refuses foreign files, unverified members, artists and other people’s claims', async () => {
  const ben = await member({ verified: false });
  expect((await submit(ann, { proof_images: [await picture(ben.id)] })).data.errors[0]).toMatchObject({
    field: 'proof_images',
    rule: 'file',
  });
  expect(await submit(ben)).toMatchObject({ code: 42001 });
  const artist = await plantIp(await openFixtures(), { ip_name: '林见山', kind: 'artist' });
  expect(await submit(ann, { ip_id: artist })).toMatchObject({ code: 42002 });
  const { data } = await submit(ann);
  const missing = await call('claim/detail', ben, { claim_id: '01ARZ3NDEKTSV4RRFFQ69G5FAV' });
  expect(await call('claim/detail', ben, { claim_id: data.claim_id })).toEqual(missing);
});

it('says for each of a bulk how it went', async () => {
  const ben = await member();
  const other = await plantIp(await openFixtures(), { ip_name: '云岭' });
  const claims = [
    (await submit(ann)).data.claim_id,
    (await submit(ben, { ip_id: other })).data.claim_id,
  ] as string[];
  const answer = await request(url)
    .post('/api/admin/claims/bulk/approve')
    .set('cookie', reviewer.cookie)
    .set('x-csrf-token', reviewer.csrf)
    .send({ ids: claims, versions: [await versionOf(claims[0]!), 99] });
  expect(answer.body).toEqual([
    expect.objectContaining({ id: claims[0], ok: true, state: 'claimed' }),
    expect.objectContaining({ id: claims[1], ok: false, code: 40901 }),
  ]);
});
