/** Calls that were admitted before the account was closed store nothing in it. */
import { ERRORS } from '@ipw/domain';
import { type Caller, member, openFixtures, PASSWORD, picture } from '../../testing/fixtures';
import { plantCode } from '../../testing/limits';
import { newestCode, until } from '../../testing/outbox';
import { ask, type Reply } from '../../testing/proven';
import { api, rows } from '../../testing/server';
import { plantClaim, plantIp } from '../db/seed/fixtures';

const { url, db, reset } = api();
beforeEach(reset);

const call = (path: string, input: object, who: Caller) => ask(url, path, input, who);

/** Waits until a statement waits for a lock. */
const waiting = (statement: string) =>
  until(async () => {
    const sql =
      'SELECT id FROM information_schema.processlist WHERE db = DATABASE() AND info LIKE ? AND time_ms > 100';
    return (await rows(sql, [statement])).length || undefined;
  }, statement);

/** Closes the account, as the closure does it, when the call is at its statement about the member. */
async function closedDuring(who: Caller, statement: string, sent: () => Promise<Reply>): Promise<Reply> {
  const closure = await db().getConnection();
  await closure.query('START TRANSACTION');
  await closure.query('SELECT id FROM member WHERE id = ? FOR UPDATE', [who.id]);
  const answer = sent();
  await waiting(statement);
  await closure.query('UPDATE member SET closed_at = NOW(3) WHERE id = ?', [who.id]);
  await closure.query('COMMIT');
  closure.release();
  return answer;
}

const erased = async ({ id }: Caller) =>
  (
    await rows(
      'SELECT auth_status, real_name, document_number, auth_phone, email, email_hash FROM member WHERE id = ?',
      [id],
    )
  )[0];
const NOTHING = {
  ...{ auth_status: 'none', real_name: null, document_number: null, auth_phone: null },
  ...{ email: null, email_hash: null },
};
const UPDATE = 'UPDATE %member%';

it('a name that the identity provider confirms', async () => {
  const ann = await member({ verified: false });
  const phone_number = '13812345678';
  await plantCode(phone_number, 'auth', '246810');
  const proof = { real_name: '顾小满', document_number: '330106199003074218', phone_number, yzm: '246810' };
  const { code } = await closedDuring(ann, UPDATE, () => call('member/auth', proof, ann));
  expect(code).toBe(ERRORS.CONFLICT.code);
  expect(await erased(ann)).toEqual(NOTHING);
});

it('papers that staff are to check', async () => {
  const ann = await member({ verified: false, area_code: '65', phone_number: '81234567' });
  const document_images = [await picture(ann.id, 'identity')];
  await rows('UPDATE uploaded_file SET linked_at = NULL');
  const papers = { real_name: 'Ann Tan', document_type: 'passport', document_number: 'e1234567k' };
  const { code } = await closedDuring(ann, UPDATE, () =>
    call('member/auth', { ...papers, document_images }, ann),
  );
  expect(code).toBe(ERRORS.CONFLICT.code);
  expect(await erased(ann)).toEqual(NOTHING);
  expect(await rows('SELECT id FROM verification')).toEqual([]);
  expect(await rows('SELECT id FROM uploaded_file WHERE linked_at IS NOT NULL')).toEqual([]);
});

it('an e-mail address', async () => {
  const ann = await member({ verified: false });
  const email = 'ann@example.org';
  expect((await call('member/sendEmailCode', { email, password: PASSWORD }, ann)).code).toBe(0);
  const yzm = await newestCode('mail', email);
  const { code } = await closedDuring(ann, UPDATE, () => call('member/confirmEmail', { email, yzm }, ann));
  expect(code).toBe(ERRORS.TOKEN_ILLEGAL.code);
  expect(await erased(ann)).toEqual(NOTHING);
});

it('the beginning of a claim', async () => {
  const ann = await member({ verified: false });
  const values = '{"new_ip":{"ip_name":"月台猫"}}';
  const { code } = await closedDuring(ann, 'SELECT id FROM member%FOR UPDATE', () =>
    call('claim/choiceSave', { values }, ann),
  );
  expect(code).toBe(ERRORS.TOKEN_ILLEGAL.code);
  expect(await rows('SELECT member_id FROM claim_choice')).toEqual([]);
});

const LOCK = 'SELECT id FROM member%FOR UPDATE';
const linked = () => rows('SELECT id FROM uploaded_file WHERE linked_at IS NOT NULL');

it.each([
  ['claim/save', {}],
  ['claim/submit', { agree: 1 }],
])('a claim with its proof (%s)', async (path, more) => {
  const ann = await member();
  const ip_id = await plantIp(await openFixtures(), { ip_name: '月台猫' });
  const proof_images = [await picture(ann.id)];
  await rows('UPDATE uploaded_file SET linked_at = NULL');
  const claim = { kind: 'normal', ip_id, proof_images, ...more };
  const { code } = await closedDuring(ann, LOCK, () => call(path, claim, ann));
  expect(code).toBe(ERRORS.TOKEN_ILLEGAL.code);
  expect(await rows('SELECT id FROM claim')).toEqual([]);
  expect(await linked()).toEqual([]);
});

it('an objection with its reasons', async () => {
  const [ann, owner] = [await member(), await member()];
  const on = await openFixtures();
  const ip_id = await plantIp(on, { ip_name: '月台猫' });
  await plantClaim(on, { ip_id, member_id: owner.id, state: 'claimed' });
  const proof_images = [await picture(ann.id)];
  await rows('UPDATE uploaded_file SET linked_at = NULL');
  const objection = { ip_id, statement: '这是我的作品，我有全部原稿。', proof_images };
  const { code } = await closedDuring(ann, LOCK, () => call('claim/disputeSubmit', objection, ann));
  expect(code).toBe(ERRORS.TOKEN_ILLEGAL.code);
  expect(await rows('SELECT id FROM dispute')).toEqual([]);
  expect(await linked()).toEqual([]);
});

it('a filing with its parties', async () => {
  const ann = await member();
  const draft = { title: '春', author_name: '顾小满' };
  const { code } = await closedDuring(ann, LOCK, () => call('filing/save', draft, ann));
  expect(code).toBe(ERRORS.TOKEN_ILLEGAL.code);
  expect(await rows('SELECT id FROM filing')).toEqual([]);
});
