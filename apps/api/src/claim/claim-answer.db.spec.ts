import request from 'supertest';
import { archiveOf, readIn } from '../../testing/archives';
import { closeAccount } from '../../testing/closing';
import { decide } from '../../testing/codes';
import { type Caller, member, openFixtures, picture, staff } from '../../testing/fixtures';
import { api, rows } from '../../testing/server';
import { plantClaim, plantDispute, plantIp } from '../db/seed/fixtures';

const { url, reset } = api();
const ANSWER = 'I registered it in 2017; the certificate is attached.';
const call = async (path: string, who: Caller, input: object) =>
  (await request(url).post(`/api/${path}`).set('authorization', `Bearer ${who.token}`).send(input)).body;

let owner: Caller;
let claim_id: string;
let dispute: string;
beforeEach(async () => {
  await reset();
  const on = await openFixtures();
  owner = await member();
  const ip_id = await plantIp(on, { ip_name: '山茶兔' });
  claim_id = await plantClaim(on, { ip_id, member_id: owner.id, state: 'claimed' });
  dispute = await plantDispute(on, {
    ...{ ip_id, claim_id, owner_id: owner.id },
    member_id: (await member()).id,
  });
});

const answer = async (more: object = {}, who = owner) =>
  call('claim/answerSave', who, { claim_id, answer: ANSWER, answer_images: [], ...more });
const linked = () => rows('SELECT id FROM uploaded_file WHERE linked_at IS NOT NULL ORDER BY id');

it('is shown to staff beside the first claim, sealed in the table, and listed with the claim', async () => {
  const proof = await picture(owner.id);
  expect((await call('claim/list', owner, {})).data.list).toMatchObject([
    { objection: { answered_at: null, due_at: expect.any(String) } },
  ]);
  expect((await answer({ answer_images: [proof] })).data).toMatchObject({
    ip_name: '山茶兔',
    answer: ANSWER,
    answer_images: [{ image_id: proof }],
  });
  expect((await call('claim/list', owner, {})).data.list[0].objection.answered_at).not.toBeNull();
  const reviewer = await staff('reviewer');
  const { body } = await request(url).get(`/api/admin/disputes/${dispute}`).set('cookie', reviewer.cookie);
  expect(body.claim).toMatchObject({ answer: ANSWER, answer_images: [{ image_id: proof }] });
  expect(JSON.stringify(await rows('SELECT * FROM claim_answer'))).not.toContain('2017');
});

it('may be replaced while the objection is open; files of the earlier one are let go', async () => {
  const [first, second] = [await picture(owner.id), await picture(owner.id)];
  await answer({ answer_images: [first] });
  await answer({ answer: `${ANSWER} And a sketch.`, answer_images: [second] });
  expect((await call('claim/answer', owner, { claim_id })).data.answer).toContain('sketch');
  expect(await linked()).toEqual([{ id: second }]);
  const foreign = await answer({ answer_images: [await picture((await member()).id)] });
  expect(foreign.data.errors).toMatchObject([{ field: 'answer_images', rule: 'file' }]);
});

it('keeps the proof of the claim that was attached to an earlier answer', async () => {
  const proof = await picture(owner.id);
  await rows('UPDATE claim SET proof_images = ?', [JSON.stringify([proof])]);
  await answer({ answer_images: [proof] });
  await answer();
  expect(await linked()).toEqual([{ id: proof }]);
});

it('makes a decision of staff who have not seen it a conflict', async () => {
  const reviewer = await staff('reviewer');
  await answer();
  const decide = (version: number) =>
    request(url)
      .post(`/api/admin/disputes/${dispute}/dismiss`)
      .set('cookie', reviewer.cookie)
      .set('x-csrf-token', reviewer.csrf)
      .send({ version, reason: 'The first claim is older.' });
  expect((await decide(1)).status).toBe(409);
  expect((await decide(2)).status).toBe(200);
  expect((await answer()).code).toBe(40900);
});

it('is the owner’s alone, and needs an objection', async () => {
  const other = await member();
  expect((await answer({}, other)).code).toBe(40400);
  expect((await call('claim/answer', other, { claim_id })).code).toBe(40400);
  await rows("UPDATE dispute SET state = 'dismissed'");
  expect((await answer()).code).toBe(40900);
  expect(await rows('SELECT claim_id FROM claim_answer')).toEqual([]);
});

describe('of a new owner after a hand-over', () => {
  let heir: Caller;
  beforeEach(async () => {
    heir = await member();
    await rows("UPDATE claim SET state = 'handed_over'");
    await rows('UPDATE ip SET owner_id = ?', [heir.id]);
    await rows('UPDATE dispute SET owner_id = ?', [heir.id]);
  });
  const inArchive = async (who: Caller) => readIn(await archiveOf(who), 'claim_answers.json');
  const shownToStaff = async () => {
    const { cookie } = await staff('reviewer');
    const { body } = await request(url).get(`/api/admin/disputes/${dispute}`).set('cookie', cookie);
    return body.claim.answer as string;
  };

  it('is in the new owner’s archive, and not in that of the former one', async () => {
    expect((await answer({}, heir)).data.answer).toBe(ANSWER);
    expect(await inArchive(heir)).toMatchObject([{ claim_id, answer: ANSWER }]);
    expect(await inArchive(owner)).toEqual([]);
  });

  it('stays when the former owner closes the account', async () => {
    await answer({}, heir);
    await closeAccount(owner);
    expect(await shownToStaff()).toBe(ANSWER);
  });

  it('is not read by the former owner, whose claim is revoked', async () => {
    await answer({}, heir);
    const reason = 'The certificate is older.';
    const upheld = await decide(await staff('reviewer'), `disputes/${dispute}/uphold`, {
      version: 2,
      reason,
    });
    expect(upheld.status).toBe(200);
    expect((await call('claim/answer', owner, { claim_id })).data).toMatchObject({
      ...{ answer: '', answer_images: [], answered_at: null },
    });
  });

  it('replaces that of the former owner, which the new one does not read', async () => {
    await rows("UPDATE claim SET state = 'claimed'");
    await answer();
    await rows("UPDATE claim SET state = 'handed_over'");
    expect((await call('claim/answer', heir, { claim_id })).data).toMatchObject({ answer: '' });
    expect(await inArchive(owner)).toMatchObject([{ answer: ANSWER }]);
    await answer({ answer: 'I bought all rights in 2024.' }, heir);
    expect(await shownToStaff()).toBe('I bought all rights in 2024.');
    expect(await inArchive(owner)).toEqual([]);
  });
});
