/** The unread stream over HTTP: who gets one, for how long, and cleanup of dropped streams. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { ERRORS, ulid } from '@ipw/domain';
import { type Caller, openFixtures, member, PASSWORD } from '../../testing/fixtures';
import { ask } from '../../testing/proven';
import { api } from '../../testing/server';
import { openKeys } from '../core/keys';
import { writeTicket } from './stream-ticket';

const { url, dataDir, db, reset } = api();
let ann: Caller;
const opened: AbortController[] = [];

beforeEach(async () => {
  await reset();
  ann = await member();
});
afterEach(() => {
  for (const one of opened.splice(0)) one.abort();
});

async function sessionOf({ id }: Caller): Promise<string> {
  const found = await (
    await openFixtures()
  ).db.one<{ id: string }>('SELECT id FROM member_session WHERE member_id = ?', [id]);
  return found!.id;
}

/** A ticket; asks again while the server is busy, as the web app does. */
async function ticketOf(who: Caller): Promise<string> {
  const { code, data } = await ask(url, 'message/streamTicket', {}, who);
  if (code === ERRORS.BUSY.code) return ticketOf(who);
  return data.ticket as string;
}

async function open(ticket: string): Promise<Response> {
  const stop = new AbortController();
  opened.push(stop);
  return fetch(`${url}/api/message/stream?ticket=${ticket}`, { signal: stop.signal });
}

/** Reads a stream until `what` arrives, or to its end. */
async function heard(stream: Response, what = 'nothing so far'): Promise<string> {
  const reader = stream.body!.getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    text += value ? Buffer.from(value).toString() : '';
    if (done || text.includes(what)) return text;
  }
}

const tell = async ({ id }: Caller) =>
  (await openFixtures()).db.insert('message', {
    id: ulid(),
    member_id: id,
    message_key: 'welcome',
    args: '{}',
    link: null,
  });

it('still rings for a member after 2,400 streams that were dropped before they opened', async () => {
  const session = await sessionOf(ann);
  const keys = openKeys(dataDir);
  const { port } = new URL(url);
  for (let round = 0; round < 12; round += 1) {
    // Locks the message table, so that the clients are gone before the server's query returns.
    const lock = await db().getConnection();
    await lock.query('LOCK TABLES message WRITE');
    await Promise.all(
      Array.from({ length: 200 }, async () => {
        const socket = connect(Number(port), '127.0.0.1');
        await once(socket, 'connect');
        const request = `GET /api/message/stream?ticket=${writeTicket(keys, session)} HTTP/1.1\r\nHost: x\r\n\r\n`;
        await new Promise((sent) => socket.write(request, sent));
        socket.destroy();
      }),
    );
    await fetch(`${url}/health/live`);
    await lock.query('UNLOCK TABLES');
    lock.release();
  }
  const stream = await open(await ticketOf(ann));
  expect(stream.status).toBe(200);
  await tell(ann);
  expect(await heard(stream, '{"unread":1}')).toContain('{"unread":1}');
});

it('opens once with a ticket', async () => {
  const ticket = await ticketOf(ann);
  const stream = await open(ticket);
  expect(stream.status).toBe(200);
  expect(stream.headers.get('x-content-type-options')).toBe('nosniff');
  expect((await open(ticket)).status).toBe(401);
});

it('opens with a token as other calls do, in the header or as a field', async () => {
  const address = `${url}/api/message/stream`;
  for (const open of [
    () => fetch(address, { headers: { authorization: `Bearer ${ann.token}` } }),
    () => fetch(`${address}?token=${ann.token}`),
  ]) {
    const stream = await open();
    expect([stream.status, stream.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
    expect(await heard(stream, '"unread":')).toContain('{"unread":0}');
    await stream.body!.cancel().catch(() => undefined);
  }
  const refused = await fetch(`${address}?token=none`);
  expect([refused.status, await refused.json()]).toMatchObject([401, { code: 50008 }]);
});

it('gives a member five streams', async () => {
  for (let turn = 0; turn < 5; turn += 1) expect((await open(await ticketOf(ann))).status).toBe(200);
  expect((await open(await ticketOf(ann))).status).toBe(429);
  opened[0]!.abort();
  const again = async (): Promise<Response> => {
    const next = await open(await ticketOf(ann));
    return next.status === 429 ? again() : next;
  };
  expect((await again()).status).toBe(200);
});

it.each([
  ['logout', () => ask(url, 'member/logout', {}, ann)],
  [
    'a change of the password elsewhere',
    async () => {
      const login = { area_code: '86', phone_number: ann.phone_number, login_type: 'password' };
      const { data } = await ask(url, 'member/login', { ...login, password: PASSWORD });
      const new_password = 'meadow-lark-99';
      return ask(
        url,
        'member/updPassword',
        { old_password: PASSWORD, new_password, confirm_password: new_password },
        { token: data.token as string },
      );
    },
  ],
  [
    'the end of the session',
    async () => {
      await db().query('UPDATE member_session SET expires_at = NOW(3) - INTERVAL 1 SECOND');
      return { code: 0 };
    },
  ],
])('ends with %s', async (_name, end) => {
  const ticket = await ticketOf(ann);
  const stream = await open(await ticketOf(ann));
  expect(stream.status).toBe(200);
  expect((await end()).code).toBe(0);
  await heard(stream);
  expect((await open(ticket)).status).toBe(401);
});
