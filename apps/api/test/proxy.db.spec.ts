/** `deploy/haproxy.cfg` in front of two processes: what it passes, what it closes, and how one process replaces another. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { type ClientHttp2Session, connect as connectHttp2 } from 'node:http2';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ulid, UPLOAD_PART_SIZE } from '@ipw/domain';
import { type Mortal, mortal } from '../testing/another';
import type { Caller } from '../testing/fixtures';
import { until } from '../testing/outbox';
import { exact } from '../testing/pictures';
import { freePort } from '../testing/ports';
import { atTheEnd, rows } from '../testing/server';
import { announcement } from '../testing/upload-parts';
import { filesCookie, openUploads } from '../testing/uploads';

let ann: Caller;
let origin: string;
let ca: Buffer;
let session: ClientHttp2Session | undefined;
let ports: [number, number];
const env = { DRAIN_SECONDS: '4', LOG_LEVEL: 'silent' };

async function startProxy(folder: string): Promise<string> {
  const certificate = join(folder, 'site.pem');
  const key = join(folder, 'key.pem');
  execFileSync(
    'openssl',
    // prettier-ignore
    ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2', '-subj', '/CN=localhost',
      '-addext', 'subjectAltName=DNS:localhost', '-keyout', key, '-out', certificate],
    { stdio: 'ignore' },
  );
  ca = readFileSync(certificate);
  execFileSync('sh', ['-c', `cat ${key} >> ${certificate}`]);
  const [HTTP_PORT, HTTPS_PORT] = [String(await freePort()), String(await freePort())];
  const settings = {
    HTTP_PORT,
    HTTPS_PORT,
    CERTIFICATE: certificate,
    WEB_1: `127.0.0.1:${String(ports[0])}`,
    WEB_2: `127.0.0.1:${String(ports[1])}`,
    HEALTH_1: String(ports[0]),
    HEALTH_2: String(ports[1]),
  };
  const file = join(__dirname, '../../../deploy/haproxy.cfg');
  const child: ChildProcess = spawn('haproxy', ['-f', file], {
    env: { PATH: `${process.env['PATH'] ?? ''}:/usr/sbin`, ...settings },
    stdio: 'ignore',
  });
  atTheEnd(async () => {
    session?.destroy();
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
    await rm(folder, { recursive: true, force: true });
  });
  return `https://localhost:${HTTPS_PORT}`;
}

interface Answer {
  status: number;
  headers: Record<string, unknown>;
  bytes: Buffer;
}

/** The connection to the proxy, which closes idle ones. */
function connection(): ClientHttp2Session {
  if (!session || session.closed || session.destroyed) {
    session = connectHttp2(origin, { ca });
    session.on('error', () => undefined);
  }
  return session;
}

/** One HTTP/2 request through the proxy. */
function ask(
  path: string,
  {
    method = 'GET',
    headers = {},
    body,
  }: { method?: string; headers?: Record<string, string>; body?: Buffer } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    // As browsers do: a call without a body says so.
    const size = method === 'GET' ? {} : { 'content-length': String(body?.length ?? 0) };
    const stream = connection().request(
      { ':method': method, ':path': path, ...size, ...headers },
      { endStream: body === undefined },
    );
    let found: Record<string, unknown> = {};
    const pieces: Buffer[] = [];
    stream
      .on('response', (all) => (found = all))
      .on('data', (piece: Buffer) => pieces.push(piece))
      .on('end', () =>
        resolve({ status: Number(found[':status']), headers: found, bytes: Buffer.concat(pieces) }),
      )
      .on('error', reject);
    if (body) stream.end(body);
  });
}
const bearer = () => ({ authorization: `Bearer ${ann.token}` });

let first: Mortal;
let second: Mortal;
beforeAll(async () => {
  ({ ann } = await openUploads());
  ports = [await freePort(), await freePort()];
  const start = (port: number) => mortal({ ...env, PORT: String(port) });
  [first, second] = await Promise.all([start(ports[0]), start(ports[1])]);
  origin = await startProxy(mkdtempSync(join(tmpdir(), 'ipw-proxy-')));
  await until(
    () =>
      ask('/robots.txt').then(
        ({ status }) => (status === 200 ? true : undefined),
        () => undefined,
      ),
    'the proxy',
  );
});

it('closes metrics, health and the page of the API, and gives each request a name of its own', async () => {
  for (const path of [
    '/metrics',
    '/api/docs',
    '/api/docs-json',
    '/health/ready',
    '/api/%64ocs',
    '/%6detrics',
  ])
    expect([path, (await ask(path)).status]).toEqual([path, 404]);
  const { headers } = await ask('/robots.txt', { headers: { 'x-request-id': 'chosen-by-a-client' } });
  expect(headers['x-request-id']).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
});

it('speaks HTTP/1.1, too', async () => {
  const answer = await new Promise<{ statusCode?: number; httpVersion: string }>((resolve, reject) =>
    request(`${origin}/robots.txt`, { ca }, (found) => {
      found.resume();
      resolve(found);
    })
      .on('error', reject)
      .end(),
  );
  expect(answer).toMatchObject({ statusCode: 200, httpVersion: '1.1' });
});

it('passes an upload in parts, and ranges of the file', async () => {
  const bytes = await exact('png', UPLOAD_PART_SIZE + 300_000);
  const tus = { ...bearer(), 'tus-resumable': '1.0.0' };
  const announced = await ask('/api/uploads', {
    method: 'POST',
    headers: { ...tus, ...announcement('series_image', '四季.png', bytes.length) },
  });
  expect(announced.status).toBe(201);
  const path = new URL(String(announced.headers['location']), origin).pathname;
  for (const [from, to] of [
    [0, UPLOAD_PART_SIZE],
    [UPLOAD_PART_SIZE, bytes.length],
  ] as const) {
    const sent = await ask(path, {
      method: 'PATCH',
      headers: { ...tus, 'content-type': 'application/offset+octet-stream', 'upload-offset': String(from) },
      body: bytes.subarray(from, to),
    });
    expect([sent.status, sent.headers['upload-offset']]).toEqual([204, String(to)]);
  }
  const finished = await ask('/api/common/uploadFinish', {
    method: 'POST',
    headers: { ...bearer(), 'content-type': 'application/json' },
    body: Buffer.from(JSON.stringify({ upload_id: path.split('/').at(-1) })),
  });
  const { data } = JSON.parse(String(finished.bytes)) as { data: { file_path: string } };
  const cookie = await filesCookie('member', ann.id);
  const whole = await ask(data.file_path, { headers: { cookie } });
  const part = await ask(data.file_path, { headers: { cookie, range: 'bytes=10-59' } });
  expect([whole.status, part.status, part.headers['content-length']]).toEqual([200, 206, '50']);
  expect(part.bytes.equals(whole.bytes.subarray(10, 60))).toBe(true);
});

it('passes a stream of unread counts as it is written', async () => {
  const asked = await ask('/api/message/streamTicket', { method: 'POST', headers: bearer() });
  const { ticket } = (JSON.parse(String(asked.bytes)) as { data: { ticket: string } }).data;
  const stream = connection().request({
    ':path': `/api/message/stream?ticket=${encodeURIComponent(ticket)}`,
  });
  let said = '';
  stream.on('data', (piece: Buffer) => (said += String(piece)));
  const counted = (unread: number) =>
    until(() => Promise.resolve(said.includes(`{"unread":${String(unread)}}`) || undefined), 'the count');
  await counted(0);
  await rows("INSERT INTO message (id, member_id, message_key, args) VALUES (?, ?, 'claim_approved', '{}')", [
    ulid(),
    ann.id,
  ]);
  await counted(1);
  stream.close();
});

it('loses no request while a process is replaced', async () => {
  const statuses: number[] = [];
  let over = false;
  const callers = Array.from({ length: 8 }, async () => {
    for (; !over; await wait(10))
      statuses.push(
        await ask('/api/common/regions').then(
          ({ status }) => status,
          () => 0,
        ),
      );
  });
  const ended = once(first.child, 'exit');
  first.child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  first = await mortal({ ...env, PORT: String(ports[0]) });
  // The proxy finds it again and gives it requests.
  await wait(3000);
  over = true;
  await Promise.all(callers);
  expect(statuses.length).toBeGreaterThan(100);
  expect(new Set(statuses)).toEqual(new Set([200]));
});

it('lets a process answer that is not ready when no other is, as while the database is silent', async () => {
  for (const { child } of [first, second]) child.kill('SIGTERM');
  const statuses: number[] = [];
  // Longer than two checks, shorter than DRAIN_SECONDS.
  for (const end = Date.now() + 3300; Date.now() < end; await wait(50))
    statuses.push((await ask('/robots.txt')).status);
  expect(statuses.length).toBeGreaterThan(10);
  expect(new Set(statuses)).toEqual(new Set([200]));
});
