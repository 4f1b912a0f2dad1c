/** An objection to an IP beside the closure of its owner's account: whichever comes first, none is left that nobody can decide. */
import { ERRORS } from '@ipw/domain';
import { closeAccount, closureIs, dueClosure, requestClosure } from '../../testing/closing';
import { call, decide } from '../../testing/codes';
import { type Caller, member, openFixtures, picture, staff } from '../../testing/fixtures';
import { until } from '../../testing/outbox';
import { api, rows } from '../../testing/server';
import { plantClaim, plantIp } from '../db/seed/fixtures';

const { db, reset } = api();
let ann: Caller;
let ip_id: string;

beforeEach(async () => {
  await reset();
  const on = await openFixtures();
  ann = await member();
  ip_id = await plantIp(on, { ip_name: '山茶兔' });
  await plantClaim(on, { ip_id, member_id: ann.id, state: 'claimed', reason_code: '' });
});

const object = (who: Caller, proof: string) =>
  call('claim/disputeSubmit', who, {
    ...{ ip_id, proof_images: [proof] },
    statement: 'I drew it in 2019 and registered it.',
  });
/** Waits until a statement waits for a lock. */
const waiting = (statement: string) =>
  until(async () => {
    const sql =
      'SELECT id FROM information_schema.processlist WHERE db = DATABASE() AND info LIKE ? AND time_ms > 100';
    return (await rows(sql, [statement])).length || undefined;
  }, statement);

it('is an obstacle when it was begun first, and can be upheld', async () => {
  const ben = await member();
  const proof = await picture(ben.id);
  await requestClosure(ann);
  // The objection has locked the IP, and waits for its proof, when the closure begins.
  const other = await db().getConnection();
  await other.query('START TRANSACTION');
  await other.query('SELECT id FROM uploaded_file WHERE id = ? FOR UPDATE', [proof]);
  const objection = object(ben, proof);
  await waiting('UPDATE uploaded_file SET linked_at%');
  await dueClosure(ann);
  await waiting('SELECT id FROM ip WHERE%FOR UPDATE');
  await other.query('ROLLBACK');
  other.release();
  const { code, data } = (await objection) as { code: number; data: { dispute_id: string } };
  expect(code).toBe(0);
  await closureIs(ann, 'on_hold');
  const reason = 'The certificate is older.';
  const upheld = await decide(await staff('reviewer'), `disputes/${data.dispute_id}/uphold`, {
    ...{ version: 1, reason },
  });
  expect(upheld.status).toBe(200);
  expect(await rows('SELECT owner_id, listed FROM ip WHERE id = ?', [ip_id])).toEqual([
    { owner_id: null, listed: 0 },
  ]);
});

it('finds no owner after the closure', async () => {
  const ben = await member();
  await closeAccount(ann);
  expect((await object(ben, await picture(ben.id))).code).toBe(ERRORS.NOT_FOUND.code);
});
