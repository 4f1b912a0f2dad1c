import request from 'supertest';
import { type Caller, member, openFixtures, picture, staff, type StaffLogin } from '../../testing/fixtures';
import { api, rows } from '../../testing/server';
import {
  plantClaim,
  plantGoods,
  plantIp,
  plantLabelOrder,
  plantLicensee,
  plantOperator,
} from '../db/seed/fixtures';
import { plantCooperation, plantThread } from '../db/seed/plant-cooperations';

const { url, reset } = api();
const call = async (path: string, who: Caller, input: object = {}) =>
  (
    await request(url)
      .post(`/api/${path}`)
      .set('authorization', `Bearer ${who.token}`)
      .set('accept-language', 'en')
      .send(input)
  ).body;
const desk = (who: StaffLogin, path: string, body: object, method: 'post' | 'put' = 'post') => {
  const agent = request(url);
  const sent = method === 'put' ? agent.put(`/api/admin/${path}`) : agent.post(`/api/admin/${path}`);
  return sent.set('cookie', who.cookie).set('x-csrf-token', who.csrf).set('accept-language', 'en').send(body);
};
const one = async <T>(sql: string, ...params: unknown[]) => (await rows<T>(sql, params as never))[0]!;
const decide = async (who: StaffLogin, id: string, action: string, reason = 'The certificate is older.') => {
  const { version } = await one<{ version: number }>('SELECT version FROM dispute WHERE id = ?', id);
  return desk(who, `disputes/${id}/${action}`, { version, reason });
};
const keysOf = async ({ id }: Caller) =>
  (
    await rows<{ message_key: string }>('SELECT message_key FROM message WHERE member_id = ? ORDER BY id', [
      id,
    ] as never)
  ).map(({ message_key }) => message_key);

let owner: Caller;
let objector: Caller;
let helper: Caller;
let reviewer: StaffLogin;
let ip: string;
let claim: string;

beforeEach(async () => {
  await reset();
  const on = await openFixtures();
  owner = await member();
  objector = await member();
  helper = await member();
  reviewer = await staff('reviewer');
  ip = await plantIp(on, { ip_name: '山茶兔' });
  claim = await plantClaim(on, { ip_id: ip, member_id: owner.id, state: 'claimed' });
  await plantOperator(on.db, ip, helper.id, 2);
});

const object = async (who = objector, more: object = {}) =>
  call('claim/disputeSubmit', who, {
    ip_id: ip,
    statement: 'I drew it in 2019 and registered it.',
    proof_images: [await picture(who.id)],
    ...more,
  });
const objected = async (who = objector): Promise<string> => (await object(who)).data.dispute_id;

describe('an objection', () => {
  it('is received, and told to both', async () => {
    const { data } = await object();
    expect(data.state).toBe('open');
    expect(await keysOf(objector)).toEqual(['dispute_received']);
    expect(await keysOf(owner)).toEqual(['dispute_opened']);
    const { list } = (await call('claim/disputeList', objector)).data;
    expect(list).toMatchObject([
      { dispute_id: data.dispute_id, state: 'open', ip_name: '山茶兔', reason: null, claim: null },
    ]);
    expect(new Date(list[0].due_at).getTime()).toBeGreaterThan(Date.now());
    expect((await call('claim/disputeDetail', objector, { dispute_id: data.dispute_id })).data).toMatchObject(
      {
        statement: 'I drew it in 2019 and registered it.',
        proof_images: [{}],
      },
    );
    expect((await call('claim/disputeDetail', owner, { dispute_id: data.dispute_id })).code).toBe(40400);
  });

  it('is one at a time for a member and an IP, however often it is sent at once', async () => {
    const proof_images = [await picture(objector.id)];
    const answers = await Promise.all(Array.from({ length: 4 }, () => object(objector, { proof_images })));
    expect(answers.map(({ code }) => code).sort()).toEqual([0, 40900, 40900, 40900]);
    expect(await rows('SELECT id FROM dispute')).toHaveLength(1);
    expect((await object(await member())).code).toBe(0);
  });

  it('is refused to those who own or operate the IP, and without a verified name', async () => {
    expect((await object(owner)).data.errors).toMatchObject([{ field: 'ip_id', rule: 'self' }]);
    expect((await object(helper)).data.errors).toMatchObject([{ field: 'ip_id', rule: 'self' }]);
    expect((await object(await member({ verified: false }))).code).toBe(42001);
  });

  it('is limited to five a day', async () => {
    const on = await openFixtures();
    for (let at = 0; at < 5; at += 1) {
      const ip_id = await plantIp(on, { ip_name: `岛${String(at)}` });
      await plantClaim(on, { ip_id, member_id: owner.id, state: 'offline_claimed', kind: 'offline' });
      expect((await object(objector, { ip_id })).code).toBe(0);
    }
    expect((await object()).code).toBe(42900);
  });

  it('keeps both accounts from closing', async () => {
    await objected();
    for (const who of [owner, objector])
      expect((await call('member/closure', who)).data.obstacles).toContainEqual({
        kind: 'disputes_open',
        count: 1,
        ip_id: null,
      });
  });
});

describe('while it is open', () => {
  const owning = async () => {
    const on = await openFixtures();
    return plantOperator(on.db, ip, (await member()).id, 2);
  };

  it('no second owner is made of anybody', async () => {
    const admin = await staff('admin');
    const link = await owning();
    await objected();
    const made = await desk(
      admin,
      `operators/${link}`,
      { version: 1, match_relation: 1, despite_owner: 1 },
      'put',
    );
    expect(made.body).toMatchObject({ code: 42013 });
    const other = await member();
    const created = await desk(admin, 'operators', {
      ip_id: ip,
      member_id: other.id,
      match_relation: 1,
      despite_owner: 1,
    });
    expect(created.body).toMatchObject({ code: 42013 });
  });

  it('no codes are ordered, asked for or issued, and all goes on after a dismissal', async () => {
    const on = await openFixtures();
    const image_id = await picture(owner.id, 'goods_image');
    const goods_id = await plantGoods(on, { ip_id: ip, image_id, ordered: 5000 });
    const licensee_id = await plantLicensee(on, { ip_id: ip });
    const order_id = await plantLabelOrder(on, {
      ip_id: ip,
      member_id: owner.id,
      goods_id,
      state: 'completed',
      paid: 1,
    });
    const use = () => call('code/useCreate', owner, { ip_id: ip, goods_id, licensee_id, quantity: 10 });
    const asked = (await use()).data.request_id;
    const id = await objected();
    expect((await use()).code).toBe(42013);
    const download = () => call('code/exportLink', owner, { ip_id: ip, order_id, format: 'csv' });
    expect((await download()).code).toBe(42013);
    expect((await desk(reviewer, `code-requests/${asked}/handle`, { version: 1 })).body.code).toBe(42013);
    expect(await rows('SELECT id FROM code_batch')).toHaveLength(0);
    expect((await decide(reviewer, id, 'dismiss', 'It proves nothing.')).status).toBe(200);
    expect((await use()).code).toBe(0);
    expect((await download()).code).toBe(0);
  });
});

describe('a decision', () => {
  it('upholds: revokes the claim, takes the IP, and begins the objector’s claim', async () => {
    const id = await objected();
    const rival = await member();
    const other = await objected(rival);
    const answer = await decide(reviewer, id, 'uphold');
    expect(answer.body).toEqual({ id, state: 'upheld', version: expect.any(Number) as number });
    const shown = await request(url).get(`/api/admin/disputes/${id}`).set('cookie', reviewer.cookie);
    expect(shown.body).toMatchObject({ ...answer.body, actions: [] });
    expect(await one('SELECT state, reason_code FROM claim WHERE id = ?', claim)).toEqual({
      state: 'revoked',
      reason_code: 'objection_upheld',
    });
    expect(await one('SELECT owner_id, listed FROM ip WHERE id = ?', ip)).toEqual({
      owner_id: null,
      listed: 0,
    });
    for (const who of [owner, helper]) expect((await call('member/info', who)).data.ips).toEqual([]);
    expect(await keysOf(owner)).toEqual(['dispute_opened', 'dispute_opened', 'claim_revoked']);
    expect(await keysOf(helper)).toEqual(['access_removed']);
    expect(await keysOf(objector)).toEqual(['dispute_received', 'dispute_upheld']);
    expect(await keysOf(rival)).toEqual(['dispute_received', 'dispute_lapsed']);
    expect(await one('SELECT state FROM dispute WHERE id = ?', other)).toEqual({ state: 'dismissed' });
    expect((await call('ip/public', objector, { ip_id: ip })).code).toBe(40400);
    const { list } = (await call('claim/list', objector)).data;
    expect(list).toMatchObject([{ ip_name: '山茶兔', state: 'new', actions: ['submit', 'delete'] }]);
    const draft = (await call('claim/detail', objector, { claim_id: list[0].claim_id })).data;
    expect(draft.proof_images).toHaveLength(1);
    const sent = await call('claim/submit', objector, {
      kind: 'normal',
      ip_id: draft.ip_id,
      proof_images: draft.proof_images.map(({ image_id }: { image_id: string }) => image_id),
      agree: 1,
    });
    expect(sent.data.state).toBe('submitted');
    expect(
      (
        await call('claim/submit', owner, {
          kind: 'normal',
          ip_id: ip,
          proof_images: [await picture(owner.id)],
          agree: 1,
        })
      ).code,
    ).toBe(40900);
  });

  it('ends the cooperations of the IP with their drafts, and lists no goods of it', async () => {
    const on = await openFixtures();
    const cooperation_id = await plantCooperation(on, { ip_id: ip, phone_number: '13500000017' });
    await plantThread(on, { cooperation_id, ip_id: ip, member_id: owner.id, rounds: [{ images: [] }] });
    const id = await objected();
    expect((await decide(reviewer, id, 'uphold')).status).toBe(200);
    for (const sql of ['cooperation WHERE id = ?', 'thread WHERE cooperation_id = ?'])
      expect(await one(`SELECT state FROM ${sql}`, cooperation_id)).toEqual({ state: 'ended' });
  });

  it('keeps the proof when the draft claim that shares it is deleted', async () => {
    const id = await objected();
    await decide(reviewer, id, 'uphold');
    const { list } = (await call('claim/list', objector)).data;
    expect((await call('claim/delete', objector, { claim_id: list[0].claim_id })).code).toBe(0);
    expect(await rows('SELECT id FROM uploaded_file WHERE linked_at IS NULL')).toHaveLength(0);
    expect((await call('claim/disputeList', objector)).data.list).toMatchObject([{ claim: null }]);
  });

  it('dismisses with a reason told to both, and the claim stands', async () => {
    const id = await objected();
    const bare = await decide(reviewer, id, 'dismiss', '');
    expect(bare.status).toBe(400);
    expect((await decide(reviewer, id, 'dismiss')).body).toMatchObject({ state: 'dismissed' });
    expect(await one('SELECT owner_id FROM ip WHERE id = ?', ip)).toEqual({ owner_id: owner.id });
    expect(await keysOf(owner)).toEqual(['dispute_opened', 'claim_kept']);
    expect(await keysOf(objector)).toEqual(['dispute_received', 'dispute_dismissed']);
    expect((await object()).code).toBe(0);
  });

  it('is made by one of two reviewers who decide at once', async () => {
    const id = await objected();
    const other = await staff('reviewer');
    const answers = await Promise.all([decide(reviewer, id, 'uphold'), decide(other, id, 'dismiss')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { state } = await one<{ state: string }>('SELECT state FROM dispute WHERE id = ?', id);
    expect(await one('SELECT state FROM claim WHERE id = ?', claim)).toEqual({
      state: state === 'upheld' ? 'revoked' : 'claimed',
    });
  });

  it('upholds one of two objections decided at once', async () => {
    const ids = [await objected(), await objected(await member())];
    const answers = await Promise.all(ids.map((id) => decide(reviewer, id, 'uphold')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await rows("SELECT id FROM dispute WHERE state = 'upheld'")).toHaveLength(1);
    expect(await rows("SELECT id FROM ip WHERE ip_name = '山茶兔'")).toHaveLength(2);
  });

  it('is not made by staff whose phone is that of a party or of an operator', async () => {
    const { cipher, db } = await openFixtures();
    const id = await objected();
    for (const party of [objector, owner, helper]) {
      const own = await staff('reviewer');
      const contact_phone = cipher.seal(`staff:${own.id}:contact_phone`, `+86 ${party.phone_number}`);
      await db.update('staff', { contact_phone }, { id: own.id });
      expect((await decide(own, id, 'uphold')).body).toMatchObject({ code: 40301 });
    }
    expect(await one('SELECT state FROM dispute WHERE id = ?', id)).toEqual({ state: 'open' });
    expect((await decide(reviewer, id, 'uphold')).status).toBe(200);
  });
});

it('shows staff both proofs side by side, and finance nothing', async () => {
  const id = await objected();
  const { body } = await request(url).get(`/api/admin/disputes/${id}`).set('cookie', reviewer.cookie);
  expect(body).toMatchObject({
    statement: 'I drew it in 2019 and registered it.',
    proof_images: [{}],
    claimant_id: owner.id,
    claim: { id: claim, state: 'claimed', proof_images: [] },
    actions: ['assign', 'uphold', 'dismiss'],
  });
  const finance = await staff('finance');
  const refused = await request(url).get(`/api/admin/disputes/${id}`).set('cookie', finance.cookie);
  expect(refused.status).toBe(403);
});
