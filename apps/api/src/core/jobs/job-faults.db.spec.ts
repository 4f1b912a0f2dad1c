/** Sending while a provider hangs, thousands of notices wait, or the sending process is killed. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ulid } from '@ipw/domain';
import { mortal } from '../../../testing/another';
import { apart, type Apart, memberOf } from '../../../testing/apart';
import { cuttableProxy } from '../../../testing/cuttable-proxy';
import { PASSWORD } from '../../../testing/fixtures';
import { until } from '../../../testing/outbox';
import { ask } from '../../../testing/proven';
import { type Heard, mailServer, type Behaviour } from '../../../testing/smtp';
import { ruleOf } from '../limit/rules';
import { LANES } from './lanes';

const NOTICES = 10_000;
const PATIENCE_MS = 120_000;
let own: Apart;
let token: string;
/** The mail server; tests change its behaviour. */
const behaviour: Behaviour = {};
let server: Awaited<ReturnType<typeof mailServer>>;
let heard: Heard;
let product: Awaited<ReturnType<typeof mortal>>;
const start = async () => (product = await mortal(own.env));

beforeAll(async () => {
  own = await apart();
  server = await mailServer(behaviour);
  heard = server.heard;
  Object.assign(own.env, { SMTP_URL: server.url, MAIL_FROM: 'desk@example.com' });
  await start();
  ({ token } = await memberOf(own));
});
afterAll(() => server.close());
beforeEach(async () => {
  // Waits for current sends, which the next test would otherwise receive. A result that meets this DELETE may be lost, and
  // the job then stays leased for 30 s.
  await until(async () => {
    await own.db.execute('DELETE FROM job WHERE leased_until IS NULL OR leased_until < NOW(3)');
    return (await own.db.rows('SELECT id FROM job')).length === 0 || undefined;
  }, 'the end of current sends');
  Object.assign(behaviour, { silent: false, swallows: false, taking: undefined });
  Object.assign(heard, { connections: 0, commands: [], letters: [] });
});

/** Queues notices that have been due for a minute. */
async function queue(kind: 'sms' | 'mail', count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => ulid());
  const to = kind === 'sms' ? { area_code: '86', phone_number: '13911112222' } : 'reader@example.org';
  for (let at = 0; at < count; at += 1000)
    await own.db.execute('INSERT INTO job (id, kind, lane, payload, run_at) VALUES ?', [
      ids
        .slice(at, at + 1000)
        .map((id) => [
          id,
          kind,
          kind,
          own.cipher.seal(`job:${id}`, JSON.stringify({ to, subject: 'Notice', text: 'A notice' })),
          new Date(Date.now() - 60_000),
        ]),
    ]);
  return ids;
}

const job = (id: string) =>
  own.db.one<{ state: string; attempts: number; last_error: string | null }>(
    'SELECT state, attempts, last_error FROM job WHERE id = ?',
    [id],
  );

/** Simulates that the lease of a killed process has expired. */
const leaseOver = () => own.db.execute('UPDATE job SET leased_until = NOW(3) - INTERVAL 1 SECOND');

/** When the local provider received a text for a phone. */
async function textedAt(phone: string): Promise<number | undefined> {
  const lines = await readFile(join(own.env.DATA_DIR, 'outbox/sms.jsonl'), 'utf8').catch(() => '');
  const line = lines.split('\n').find((one) => one.includes(phone));
  return line === undefined ? undefined : Date.parse((JSON.parse(line) as { at: string }).at);
}

it('sends a code by e-mail at once while 10,000 letters wait', async () => {
  await queue('mail', NOTICES);
  await until(() => Promise.resolve(heard.letters.length || undefined), 'the first letter');
  const email = 'ann@example.org';
  const query = await ask(product.url, 'member/sendEmailCode', { email, password: PASSWORD }, { token });
  expect(query.code).toBe(0);
  const answered = Date.now();
  await until(() => Promise.resolve(heard.letters.find((letter) => letter.includes(email))), 'the code');
  expect(Date.now() - answered).toBeLessThan(PATIENCE_MS);
  expect(heard.letters.length).toBeLessThan(NOTICES);
});

it('outlives a kill in the middle of a send: sent again, given up on when it was the last attempt, dropped when it ran out', async () => {
  behaviour.swallows = true;
  const [again, last] = (await queue('mail', 2)) as [string, string];
  await own.db.execute('UPDATE job SET attempts = 5 WHERE id = ?', [last]);
  await until(() => Promise.resolve(heard.letters.length === 2 || undefined), 'two letters');
  await product.kill();
  expect(await job(again)).toMatchObject({ state: 'queued', attempts: 1 });
  // As long as the next start takes on a busy machine, the killed process could be alive.
  await own.db.execute('UPDATE job SET leased_until = NOW(3) + INTERVAL 1 HOUR WHERE id IN (?)', [
    [again, last],
  ]);

  behaviour.swallows = false;
  const [held, late] = (await queue('mail', 2)) as [string, string];
  await own.db.execute(
    "UPDATE job SET lane = 'mail_code', ends_at = NOW(3) - INTERVAL 1 SECOND WHERE id = ?",
    [late],
  );
  await start();
  await until(async () => (await job(held))?.state === 'done' || undefined, 'the letter that came later');
  // Jobs of the killed process stay leased while it could still be alive.
  expect(heard.letters).toHaveLength(3);
  await leaseOver();
  await until(async () => (await job(again))?.state === 'done' || undefined, 'the second attempt');
  expect(await job(again)).toMatchObject({ attempts: 2 });
  await until(async () => (await job(last))?.state === 'failed' || undefined, 'the end of the last');
  expect(await job(last)).toMatchObject({
    attempts: 6,
    last_error: expect.stringContaining('process ended'),
  });
  await until(async () => (await job(late))?.state === 'failed' || undefined, 'the end of the late');
  expect(await job(late)).toMatchObject({ attempts: 0, last_error: expect.stringContaining('too late') });
  expect(heard.letters).toHaveLength(4);
});

it('sends a code by SMS at once while 10,000 notices wait and the mail server never greets', async () => {
  behaviour.silent = true;
  await queue('sms', NOTICES / 2);
  await queue('mail', NOTICES / 2);
  await until(() => Promise.resolve(heard.connections || undefined), 'a line to the mail server');
  const phone_number = '13800000001';
  const phone = { area_code: '86', phone_number, scene: 'register' };
  expect((await ask(product.url, 'member/sendYzm', phone)).code).toBe(0);
  const answered = Date.now();
  const sent = await until(() => textedAt(phone_number), 'the code');
  expect(sent - answered).toBeLessThan(PATIENCE_MS);
  await product.kill();
  await leaseOver();
});

it('sends a letter once when the database is lost before its outcome is stored', async () => {
  const proxy = await cuttableProxy(own.env.DATABASE_URL);
  product = await mortal({ ...own.env, DATABASE_URL: proxy.url, LOG_LEVEL: 'silent' });
  behaviour.taking = () => {
    behaviour.taking = undefined;
    proxy.cut();
  };
  const [id] = (await queue('mail', 1)) as [string];
  await until(() => Promise.resolve(heard.letters.length || undefined), 'the letter');
  await new Promise((resolve) => setTimeout(resolve, 500));
  await proxy.mend();
  await until(async () => (await job(id))?.state === 'done' || undefined, 'its outcome');
  expect(await job(id)).toMatchObject({ attempts: 1 });
  expect(heard.letters).toHaveLength(1);
  await product.kill();
});

it('tries few notices while their cap is used up, and sends texts about security meanwhile', async () => {
  await start();
  const key = `sms_all:${createHash('sha256').update('notices').digest('hex').slice(0, 40)}`;
  await own.db.execute(
    'REPLACE INTO rate_limit (`key`, points, expire) VALUES (?, ?, UNIX_TIMESTAMP() * 1000 + 40000)',
    [key, ruleOf('sms_all').points],
  );
  const ids = Array.from({ length: 40 }, () => ulid());
  const payloadOf = (id: string, at: number) => {
    const to = { area_code: '86', phone_number: String(13_911_110_000 + at) };
    return own.cipher.seal(`job:${id}`, JSON.stringify({ to, text: 'A notice', notice: true }));
  };
  await own.db.execute('INSERT INTO job (id, kind, lane, payload, run_at) VALUES ?', [
    ids.map((id, at) => [id, 'sms', 'sms', payloadOf(id, at), new Date(Date.now() - 60_000)]),
  ]);
  const held = () =>
    own.db.rows<{ attempts: number }>(
      "SELECT attempts FROM job WHERE lane = 'sms' AND last_error LIKE 'hourly%'",
    );
  await until(async () => (await held()).length || undefined, 'a notice that was held back');
  const phone = '13900000009';
  const new_password = 'meadow-lark-99';
  const input = { old_password: PASSWORD, new_password, confirm_password: new_password };
  expect((await ask(product.url, 'member/updPassword', input, { token })).code).toBe(0);
  await until(() => textedAt(phone), 'the text about the password');
  const waiting = await held();
  expect(waiting.length).toBeLessThanOrEqual(LANES.sms.atOnce);
  expect(waiting.map(({ attempts }) => attempts)).toEqual(waiting.map(() => 0));
  expect(await textedAt('13911110039')).toBeUndefined();
  await until(
    async () => (await own.db.rows("SELECT id FROM job WHERE state = 'queued'")).length === 0 || undefined,
    'the notices, once the cap is over',
  );
  expect(await textedAt('13911110039')).toBeDefined();
});
