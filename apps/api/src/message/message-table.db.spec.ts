/**
 * Every message is sent by some action, to the right members, with a text. The action is here or in the spec named here; a
 * key without one does not compile or fails.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { groupOf, MESSAGE_KEYS, type MessageKey } from '@ipw/domain';
import request from 'supertest';
import { openPeople, type People } from '../../testing/access/actors';
import { recordOf } from '../../testing/access/records';
import { openFixtures, member, PASSWORD, picture } from '../../testing/fixtures';
import { TOLD_OF_BRANDS } from '../../testing/message-specs';
import { newestCode, sentTo, until } from '../../testing/outbox';
import { ask } from '../../testing/proven';
import { api, rows } from '../../testing/server';
import { plantClaim, plantClosure, plantIp, plantLabelOrder } from '../db/seed/fixtures';

const { url, db, reset } = api();
let people: People;

beforeAll(async () => {
  await reset();
  people = await openPeople();
});
beforeEach(() => db().query('DELETE FROM rate_limit'));

/** An administrator's action on a record, which must be accepted. */
async function desk(path: string, input: object, method: 'post' | 'put' = 'post'): Promise<void> {
  const { cookie, csrf } = people.staff.admin!;
  const agent = request(url);
  const sent = method === 'put' ? agent.put(`/api/admin/${path}`) : agent.post(`/api/admin/${path}`);
  const answer = await sent.set('cookie', cookie).set('x-csrf-token', csrf).send(input);
  expect({ path, status: answer.status, text: answer.text.slice(0, 300) }).toMatchObject({ status: 200 });
}

const versionOf = async (table: string, id: string) =>
  (await rows<{ version: number }>('SELECT version FROM ?? WHERE id = ?', [table, id] as never))[0]!.version;

/** Decides a record of the owner that was inserted for it. */
async function decide(kind: string, resource: string, action: string, input: object): Promise<string[]> {
  const id = await recordOf(kind, 'own', people, true);
  await desk(`${resource}/${id}/${action}`, {
    version: await versionOf(resource.replace(/s$/, '').replace('-', '_'), id),
    ...input,
  });
  return [people.owner.id];
}

const issueReason = { reason_code: 'no_agreement', reason: '' };
const call = async (path: string, input: object, token: string) => {
  const answer = await ask(url, path, input, { token });
  expect({ path, code: answer.code, msg: answer.msg }).toMatchObject({ code: 0 });
};

/** All members with access to the owner's IP. */
const workers = () =>
  ['owner', 'operator', 'agent', 'linked', 'unagreed'].map((actor) => people.members[actor as 'owner']!.id);

/** The action and the recipients of each message; or the spec that tests it. */
const ACTS: Record<MessageKey, string | (() => Promise<string[]>)> = {
  ...TOLD_OF_BRANDS,
  welcome: '../test/account.db.spec.ts',
  real_name_verified: '../test/account.db.spec.ts',
  real_name_rejected: 'member/verification.db.spec.ts',
  claim_submitted: 'claim/claim.db.spec.ts',
  claim_approved: 'claim/claim.db.spec.ts',
  claim_rejected: () => decide('claim', 'claims', 'reject', { reason_code: 'proof_unclear', reason: '' }),
  claim_rival: async () => {
    const on = await openFixtures();
    const ip_id = await plantIp(on, { ip_name: '白鹭' });
    const [first, rival] = [await member(), await member()];
    const id = await plantClaim(on, { ip_id, member_id: first.id, state: 'submitted' });
    await plantClaim(on, { ip_id, member_id: rival.id, state: 'submitted' });
    await desk(`claims/${id}/approve`, { version: await versionOf('claim', id) });
    return [rival.id];
  },
  complaint_opened: 'complaint/complaint.db.spec.ts',
  complaint_upheld: 'complaint/complaint.db.spec.ts',
  complaint_dismissed: 'complaint/complaint.db.spec.ts',
  dispute_opened: 'claim/dispute.db.spec.ts',
  dispute_received: 'claim/dispute.db.spec.ts',
  dispute_upheld: 'claim/dispute.db.spec.ts',
  dispute_dismissed: 'claim/dispute.db.spec.ts',
  dispute_lapsed: 'claim/dispute.db.spec.ts',
  claim_revoked: 'claim/dispute.db.spec.ts',
  claim_kept: 'claim/dispute.db.spec.ts',
  content_published: 'ip/changes.db.spec.ts',
  content_taken_down: 'ip/changes.db.spec.ts',
  ip_corrected: 'ip/changes.db.spec.ts',
  series_editable: 'gallery/edit-steps.db.spec.ts',
  rights_expiring: 'gallery/rights.db.spec.ts',
  rights_expired: 'gallery/rights.db.spec.ts',
  content_approved: 'gallery/gallery.db.spec.ts',
  content_rejected: 'gallery/gallery.db.spec.ts',
  access_assigned: async () => {
    const waiting = people.members.waiting!.id;
    const [row] = await rows<{ id: string; version: number }>(
      'SELECT id, version FROM ip_operator WHERE member_id = ?',
      [waiting],
    );
    await desk(`operators/${row!.id}`, { version: row!.version, match_relation: 2 }, 'put');
    // Later actions notify all members of the IP; this one has left.
    await db().query('UPDATE ip_operator SET match_relation = NULL WHERE id = ?', [row!.id]);
    return [waiting];
  },
  access_removed: 'closure/closure.db.spec.ts',
  invitation_received: 'team/team.db.spec.ts',
  invitation_accepted: 'team/team.db.spec.ts',
  invitation_declined: 'team/team.db.spec.ts',
  operator_joined: 'team/team.db.spec.ts',
  operator_left: 'team/team.db.spec.ts',
  handover_begun: 'handover/handover.db.spec.ts',
  handover_offered: 'handover/handover.db.spec.ts',
  handover_accepted: 'handover/handover.db.spec.ts',
  handover_given: 'handover/handover.db.spec.ts',
  handover_received: 'handover/handover.db.spec.ts',
  handover_owner: 'handover/handover.db.spec.ts',
  handover_rejected: 'handover/handover.db.spec.ts',
  handover_ended: 'handover/handover.db.spec.ts',
  consultant_assigned: 'member/care.db.spec.ts',
  consultant_ended: async () => {
    const { id } = people.owner;
    await desk(`members/${id}/assign-consultant`, {
      version: await versionOf('member', id),
      consultant_id: null,
    });
    return [id];
  },
  label_order_paid: 'code/payment/wallet.db.spec.ts',
  label_order_completed: async () => {
    const { id, ip } = people.owner;
    const goods_id = await recordOf('goods', 'own', people);
    const seed = { ip_id: ip, member_id: id, goods_id, paid: 1 } as const;
    const order = await plantLabelOrder(await openFixtures(), seed);
    await desk(`label-orders/${order}/complete`, { version: 1, courier: 'SF', tracking_number: 'SF1' });
    return [id];
  },
  label_order_rejected: () => decide('labelOrder', 'label-orders', 'reject', issueReason),
  voucher_refused: async () => {
    const { id, ip } = people.owner;
    const goods_id = await recordOf('goods', 'own', people);
    const voucher_image = await picture(id, 'voucher');
    const seed = { ip_id: ip, member_id: id, goods_id, voucher_image };
    const order = await plantLabelOrder(await openFixtures(), seed);
    await desk(`label-orders/${order}/refuse_voucher`, { version: 1, reason: '金额看不清' });
    return [id];
  },
  refund_opened: 'code/order/refunds.db.spec.ts',
  refund_done: 'code/order/refunds.db.spec.ts',
  invoice_issued: 'code/order/invoices.db.spec.ts',
  code_request_handled: async () => {
    const id = await recordOf('codeRequest', 'own', people, true);
    await db().query('UPDATE code_goods SET ordered = 100000, reserved = 10');
    await desk(`code-requests/${id}/handle`, { version: 1 });
    return [people.owner.id];
  },
  code_request_rejected: () => decide('codeRequest', 'code-requests', 'reject', issueReason),
  code_reported: 'code/report/report.db.spec.ts',
  code_report_settled: async () => {
    await decide('codeReport', 'code-reports', 'settle_for', { outcome: 'fake', reason: '是仿制品' });
    return workers();
  },
  code_alert: 'code/alert/alert.db.spec.ts',
  business_password_changed: 'shop/business-password.db.spec.ts',
  password_changed: '../test/account.db.spec.ts',
  phone_changed: 'member/phone-change.db.spec.ts',
  email_changed: async () => {
    const { id, token } = people.other;
    const email = 'changed@example.org';
    await call('member/sendEmailCode', { email, password: PASSWORD }, token);
    await call('member/confirmEmail', { email, yzm: await newestCode('mail', email) }, token);
    return [id];
  },
  email_removed: async () => {
    const { id, token } = people.other;
    await call('member/removeEmail', { password: PASSWORD }, token);
    return [id];
  },
  export_ready: 'export/export.db.spec.ts',
  export_failed: 'export/export.db.spec.ts',
  closure_requested: 'closure/closure.db.spec.ts',
  closure_withdrawn: 'closure/closure.db.spec.ts',
  closure_held: 'closure/closure.db.spec.ts',
  closure_resumed: async () => {
    const { id } = people.members.newcomer!;
    await desk(`closures/${await heldClosure(id)}/resume`, { version: 2 });
    return [id];
  },
  closure_closed: 'a text message: see below',
  broadcast: 'broadcast/broadcast.db.spec.ts',
  filing_paid: 'filing/filing-payment.db.spec.ts',
  filing_voucher_refused: 'filing/filing-payment.db.spec.ts',
  filing_correction: 'filing/filing.db.spec.ts',
  filing_certified: 'filing/filing.db.spec.ts',
  filing_rejected: 'filing/filing.db.spec.ts',
};

const heldClosure = async (member_id: string) =>
  plantClosure(await openFixtures(), {
    member_id,
    reason: '归属未定',
    staff_id: people.staff.admin!.id,
    at: new Date(Date.now() - 20 * 86_400_000),
  });

const acts = Object.entries(ACTS).filter(
  (entry): entry is [MessageKey, () => Promise<string[]>] => typeof entry[1] === 'function',
);
const elsewhere = Object.entries(ACTS).filter(
  (entry): entry is [MessageKey, string] => typeof entry[1] === 'string' && entry[0] !== 'closure_closed',
);

it('lists every message', () => {
  expect(Object.keys(ACTS).sort()).toEqual([...MESSAGE_KEYS].sort());
});

it.each(elsewhere)('%s is waited for in %s', (key, spec) => {
  expect(readFileSync(join(__dirname, '..', spec), 'utf8')).toMatch(new RegExp(`['"\`]${key}['"\`]`));
});

it.each(acts)('%s goes to those it concerns, in words', async (key, act) => {
  const wanted = await act();
  const found = await rows<{ member_id: string }>('SELECT member_id FROM message WHERE message_key = ?', [
    key,
  ]);
  expect(found.map(({ member_id }) => member_id).sort()).toEqual([...wanted].sort());
  const [token] = [...Object.values(people.members), people.other].flatMap((one) =>
    one.id === wanted[0] ? [one.token] : [],
  );
  if (!token) return;
  const { list } = (await ask(url, 'message/list', { group: groupOf(key) }, { token })).data as {
    list: { key: string; title: string; body: string; link: string | null }[];
  };
  const message = list.find((one) => one.key === key)!;
  for (const words of [message.title, message.body, message.link ?? ''])
    expect(words).not.toMatch(/[{}]|undefined|null/);
  expect(message.title).not.toBe('');
  expect(message.body).not.toBe('');
});

it('closure_closed goes to the phone, before it is forgotten', async () => {
  const { id, phone_number } = await member();
  await desk(`closures/${await heldClosure(id)}/resume`, { version: 2 });
  const before = (await sentTo('sms', phone_number)).length;
  await db().query('UPDATE closure SET due_at = NOW(3) - INTERVAL 1 SECOND WHERE member_id = ?', [id]);
  await db().query("UPDATE job SET run_at = NOW(3) WHERE kind = 'close_account' AND state = 'queued'");
  await until(
    async () => ((await sentTo('sms', phone_number)).length > before + 1 ? true : undefined),
    'the last text',
  );
  expect(await rows('SELECT id FROM member WHERE id = ? AND closed_at IS NOT NULL', [id])).toHaveLength(1);
});
