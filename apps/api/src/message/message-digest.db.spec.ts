/** Members who want it get the SMS and e-mail of a group once a day. */
import request from 'supertest';
import { type Caller, member } from '../../testing/fixtures';
import { sentTo, until } from '../../testing/outbox';
import { api, rows } from '../../testing/server';
import { sendDigests, sendMessage } from '../../testing/services';

let ann: Caller;
beforeEach(async () => {
  await api().reset();
  ann = await member();
});

const prefer = async (group: string, channel: string, on: 0 | 1) => {
  const { body } = await request(api().url)
    .post('/api/message/setPreference')
    .set('authorization', `Bearer ${ann.token}`)
    .send({ group, channel, on });
  return body as { code: number };
};
const due = () =>
  rows('UPDATE message SET digest_at = NOW(3) WHERE member_id = ? AND digest_at IS NOT NULL', [ann.id]);
const marks = async () =>
  (
    await rows<{ digest_at: string | null }>(
      'SELECT digest_at FROM message WHERE member_id = ? ORDER BY id',
      [ann.id],
    )
  ).map(({ digest_at }) => digest_at !== null);
const texts = async () => (await sentTo('sms', ann.phone_number)).map(({ text }) => text);

it('holds the texts of a group back, and sends them once in one', async () => {
  expect((await prefer('reviews', 'daily', 1)).code).toBe(0);
  await sendMessage(ann.id, 'real_name_verified');
  await sendMessage(ann.id, 'claim_submitted');
  expect(await marks()).toEqual([true, true]);
  await sendDigests();
  expect(await marks()).toEqual([true, true]);
  await due();
  await Promise.all([sendDigests(), sendDigests()]);
  expect(await marks()).toEqual([false, false]);
  const text = await until(async () => (await texts()).find((one) => one.includes('2')), 'the digest');
  expect(text).toMatch(/；|; /);
  await sendDigests();
  expect(await texts()).toHaveLength(1);
});

it('sends all that are due in one run, however many messages wait', async () => {
  await prefer('reviews', 'daily', 1);
  await sendMessage(ann.id, 'real_name_verified');
  await due();
  const bo = await member();
  await rows(
    `INSERT INTO message (id, member_id, message_key, args, digest_at)
      SELECT CONCAT('01', LPAD(seq, 24, '0')), ?, 'real_name_verified', '{}', NOW(3) - INTERVAL 1 HOUR FROM seq_1_to_300`,
    [bo.id],
  );
  await sendDigests();
  expect(await marks()).toEqual([false]);
  expect(await rows('SELECT id FROM message WHERE digest_at IS NOT NULL')).toEqual([]);
});

it('leaves out what was read in the app, and sends nothing when all was', async () => {
  await prefer('reviews', 'daily', 1);
  await sendMessage(ann.id, 'real_name_verified');
  await rows('UPDATE message SET read_at = NOW(3) WHERE member_id = ?', [ann.id]);
  await due();
  await sendDigests();
  expect(await marks()).toEqual([false]);
  expect(await rows("SELECT id FROM job WHERE kind = 'sms'")).toEqual([]);
});

it('never holds back security, what always goes by SMS, or groups without the switch', async () => {
  expect((await prefer('security', 'daily', 1)).code).toBe(40001);
  await prefer('business', 'daily', 1);
  await sendMessage(ann.id, 'invitation_received');
  await sendMessage(ann.id, 'real_name_verified');
  expect(await marks()).toEqual([false, false]);
  await until(async () => ((await texts()).length === 2 ? 'both' : undefined), 'both texts');
});
