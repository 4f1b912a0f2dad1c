/** Complaints of infringement: taken from anybody, answered by the holder, decided by staff, told to both. */
import request from 'supertest';
import { type Caller, member, openFixtures, picture, staff, type StaffLogin } from '../../testing/fixtures';
import { openPage, png, SAID, sendComplaint } from '../../testing/complaints';
import { dump } from '../../testing/leaks/sources';
import { sentTo, until } from '../../testing/outbox';
import { api, rows } from '../../testing/server';
import { sweepRetention } from '../../testing/services';
import { sweep } from '../../testing/sweep';
import { plantClaim, plantIp, plantOperator } from '../db/seed/fixtures';

const { url, reset } = api();
const ANSWER = 'We drew it in 2016, before the registration.';

let owner: Caller;
let ip: string;
let reviewer: StaffLogin;
beforeEach(async () => {
  await reset();
  const on = await openFixtures();
  owner = await member();
  reviewer = await staff('reviewer');
  ip = await plantIp(on, { ip_name: '山茶兔' });
  await plantClaim(on, { ip_id: ip, member_id: owner.id, state: 'claimed' });
});

const call = async (path: string, who: Caller, input: object) =>
  (await request(url).post(`/api/${path}`).set('authorization', `Bearer ${who.token}`).send(input)).body;
/** Files as they are uploaded, before anything refers to them. */
const unlink = (...ids: string[]) =>
  rows('UPDATE uploaded_file SET linked_at = NULL WHERE id IN (?)', [ids] as never);
const send = (more?: Record<string, string>, proof?: readonly Blob[]) => sendComplaint(ip, more, proof);
const complaints = () => rows<{ id: string; version: number }>('SELECT * FROM complaint');
const only = async () => (await complaints())[0]!;
const decide = async (action: string, who = reviewer, more: object = {}) => {
  const { id, version } = await only();
  return request(url)
    .post(`/api/admin/complaints/${id}/${action}`)
    .set('cookie', who.cookie)
    .set('x-csrf-token', who.csrf)
    .send({ version, reason: 'The proof is convincing.', ...more });
};
const keysOf = async ({ id }: Caller) =>
  (
    await rows<{ message_key: string }>('SELECT message_key FROM message WHERE member_id = ? ORDER BY id', [
      id,
    ] as never)
  ).map(({ message_key }) => message_key);
const letters = () => sentTo('mail', SAID.email);

it('is taken sealed, with its proof; both sides are told', async () => {
  const proof = [await png(), await png()];
  // Letters of earlier specs stay in the file.
  const before = (await letters()).length;
  const { status, location } = await send({}, proof);
  expect(status).toBe(303);
  const { id } = await only();
  expect(location).toBe(`/complain?sent=${id.slice(-10)}&lang=en`);
  expect((await openPage(location)).text).toContain(id.slice(-10));
  const { text } = await openPage('/complain?sent=Call%20400-123-4567&lang=en');
  expect([text.includes('400-123'), text.includes('name="form"')]).toEqual([false, true]);
  expect(await keysOf(owner)).toEqual(['complaint_opened']);
  const letter = await until(async () => (await letters())[before], 'the letter');
  expect(letter).toMatchObject({ subject: `Complaint ${id.slice(-10)} received` });
  expect((await call('ip/pendingTasks', owner, { ip_id: ip })).data.tasks).toMatchObject([
    { task: 'complaint', id },
  ]);
  const { body } = await request(url).get(`/api/admin/complaints/${id}`).set('cookie', reviewer.cookie);
  expect(body).toMatchObject({ ...SAID, proof_images: [{}, {}], actions: ['assign', 'uphold', 'dismiss'] });
  const stored = (await dump()).map(({ bytes }) => bytes.toString()).join('');
  for (const said of [SAID.statement, SAID.complainant]) expect(stored).not.toContain(said);
});

it('shows its holder the statement, and neither the complainant nor the proof', async () => {
  await send();
  const { list } = (await call('complaint/list', owner, { ip_id: ip })).data;
  expect(list).toMatchObject([{ statement: SAID.statement, kind: 'copyright', actions: ['answer'] }]);
  expect(JSON.stringify(list)).not.toMatch(/Zhou|legal@/);
  const other = await member();
  expect((await call('complaint/list', other, { ip_id: ip })).code).toBe(40300);
});

it('is answered by its holder, again too, which staff see before they decide', async () => {
  await send();
  const { id: complaint_id } = await only();
  const answer = async (version: number, images: string[]) =>
    call('complaint/answer', owner, {
      ...{ ip_id: ip, complaint_id, version },
      answer: ANSWER,
      answer_images: images,
    });
  const [first, second] = [await picture(owner.id), await picture(owner.id)];
  await unlink(first, second);
  expect((await answer(1, [first])).data).toMatchObject({ state: 'open', version: 2 });
  expect((await answer(1, [second])).code).toBe(40901);
  expect((await answer(2, [second])).code).toBe(0);
  expect(await rows('SELECT linked_at FROM uploaded_file WHERE id = ?', [first] as never)).toEqual([
    { linked_at: null },
  ]);
  expect((await decide('dismiss', reviewer, { version: 2 })).status).toBe(409);
  const seen = await request(url).get(`/api/admin/complaints/${complaint_id}`).set('cookie', reviewer.cookie);
  expect(seen.body).toMatchObject({ answer: ANSWER, answer_images: [{ image_id: second }] });
  expect((await decide('dismiss')).body).toMatchObject({ state: 'dismissed' });
  expect(await keysOf(owner)).toEqual(['complaint_opened', 'complaint_dismissed']);
  expect((await answer(4, [])).code).toBe(40900);
  expect((await call('ip/pendingTasks', owner, { ip_id: ip })).data.tasks).toEqual([]);
});

it('lets go of a proof that a claim rests on without deleting it', async () => {
  await send();
  const { id: complaint_id } = await only();
  const [proof, other] = [await picture(owner.id), await picture(owner.id)];
  await unlink(other);
  await rows('UPDATE claim SET proof_images = ?', [JSON.stringify([proof])] as never);
  const answer = (version: number, answer_images: string[]) =>
    call('complaint/answer', owner, { ip_id: ip, complaint_id, version, answer: ANSWER, answer_images });
  expect((await answer(1, [proof, other])).code).toBe(0);
  expect((await answer(2, [])).code).toBe(0);
  await rows('UPDATE uploaded_file SET created_at = NOW() - INTERVAL 2 DAY');
  await sweep();
  expect(await rows('SELECT id FROM uploaded_file WHERE id IN (?)', [[proof, other]] as never)).toEqual([
    { id: proof },
  ]);
  expect(await rows('SELECT id FROM uploaded_file WHERE linked_at IS NULL')).toEqual([]);
});

it('keeps the proof of its answer when the sender leaves the IP, and deletes a claim that shares it', async () => {
  await send();
  const { id: complaint_id } = await only();
  const [on, helper] = [await openFixtures(), await member()];
  await plantOperator(on.db, ip, helper.id, 2);
  const proof = await picture(helper.id);
  const draft = {
    ip_id: await plantIp(on, { ip_name: '云岭' }),
    member_id: helper.id,
    state: 'new',
  } as const;
  const claim_id = await plantClaim(on, { ...draft, proof_images: [proof] });
  const input = { ip_id: ip, complaint_id, version: 1, answer: ANSWER, answer_images: [proof] };
  expect((await call('complaint/answer', helper, input)).code).toBe(0);
  // Others who run the IP see it, too.
  const { list } = (await call('complaint/list', owner, { ip_id: ip })).data;
  const shown = await fetch(url + (list[0].answer_images[0].file_path as string), {
    headers: { authorization: `Bearer ${owner.token}` },
  });
  expect(shown.status).toBe(200);
  await rows('DELETE FROM ip_operator WHERE member_id = ?', [helper.id] as never);
  expect((await call('claim/delete', helper, { claim_id })).code).toBe(0);
  await rows('UPDATE uploaded_file SET created_at = NOW() - INTERVAL 2 DAY');
  await sweep();
  expect(await rows('SELECT id FROM uploaded_file WHERE id = ?', [proof] as never)).toHaveLength(1);
});

it('is found by the name of its IP', async () => {
  await send();
  const found = async (q: string) =>
    (
      await request(url)
        .get('/api/admin/complaints')
        .query({ filter: JSON.stringify({ q }) })
        .set('cookie', reviewer.cookie)
    ).body;
  expect(await found('茶兔')).toMatchObject([{ ip_name: '山茶兔', kind: 'copyright' }]);
  expect(await found('云岭')).toEqual([]);
});

it('is upheld with a reason that both sides read', async () => {
  await send();
  expect((await decide('uphold', reviewer, { reason: '' })).status).toBe(400);
  expect((await decide('uphold')).body).toMatchObject({ state: 'upheld' });
  expect(await keysOf(owner)).toEqual(['complaint_opened', 'complaint_upheld']);
  const { list } = (await call('complaint/list', owner, { ip_id: ip })).data;
  expect(list[0]).toMatchObject({ state: 'upheld', reason: 'The proof is convincing.', due_at: null });
  expect((await decide('dismiss')).status).toBe(409);
});

it('is not decided by staff whose phone is that of somebody who works on the IP', async () => {
  const { cipher, db } = await openFixtures();
  const helper = await member();
  await plantOperator(db, ip, helper.id, 2);
  await send();
  const own = await staff('reviewer');
  const contact_phone = cipher.seal(`staff:${own.id}:contact_phone`, `+86 ${helper.phone_number}`);
  await db.update('staff', { contact_phone }, { id: own.id });
  expect((await decide('uphold', own)).body).toMatchObject({ code: 40301 });
  const finance = await staff('finance');
  expect((await decide('uphold', finance)).status).toBe(403);
});

it('is not decided by staff whose e-mail address is the complainant’s', async () => {
  const { cipher, db } = await openFixtures();
  await send();
  const own = await staff('reviewer');
  const contact_email = cipher.seal(`staff:${own.id}:contact_email`, 'Legal@Example.com');
  await db.update('staff', { contact_email }, { id: own.id });
  for (const action of ['uphold', 'dismiss'])
    expect((await decide(action, own)).body).toMatchObject({ code: 40301 });
  expect((await decide('dismiss')).body).toMatchObject({ state: 'dismissed' });
});

it('is erased three years after the decision', async () => {
  await send();
  await decide('dismiss');
  const kept = async (years: number) => {
    await rows('UPDATE complaint SET decided_at = NOW(3) - INTERVAL ? YEAR - INTERVAL 1 DAY', [
      years,
    ] as never);
    await sweepRetention();
    const [row] = await rows<{ complainant: unknown; statement: unknown }>('SELECT * FROM complaint');
    return row!.complainant !== null && row!.statement !== null;
  };
  expect([await kept(2), await kept(3)]).toEqual([true, false]);
  expect(await rows('SELECT id FROM uploaded_file WHERE linked_at IS NOT NULL')).toEqual([]);
});
