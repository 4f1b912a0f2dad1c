/** Marks of a bucket whose storage fails while the process starts. */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../core/config';
import { LockedMarks } from '../../core/providers/locked-marks';
import { BatchNumberService } from './batch-number.service';

const LOCKING =
  '<ObjectLockConfiguration><ObjectLockEnabled>Enabled</ObjectLockEnabled></ObjectLockConfiguration>';
const NO_LOCK = '<Error><Code>ObjectLockConfigurationNotFoundError</Code></Error>';
const DENIED = '<Error><Code>AccessDenied</Code></Error>';

let server: Server;
let status: number;
let lock: string;
let put: string[];
/** Behind which key lists of marks began. */
let listed: (string | null)[];
beforeAll(async () => {
  server = createServer(({ method, url }, response) => {
    response.writeHead(status, { 'content-type': 'application/xml' });
    if (method === 'PUT' && status === 200) put.push(decodeURIComponent(url!.split('?')[0]!));
    const { searchParams } = new URL(url!, 'http://storage');
    if (searchParams.has('versions') && status === 200) listed.push(searchParams.get('key-marker'));
    response.end(url!.includes('object-lock') ? lock : '<ListVersionsResult></ListVersionsResult>');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});
beforeEach(() => {
  put = [];
  listed = [];
  lock = LOCKING;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const open = (port = (server.address() as AddressInfo).port) =>
  LockedMarks.open(
    readConfig({
      NODE_ENV: 'test',
      DATABASE_URL: 'mysql://a:b@localhost/c',
      ANCHORS_TO: 's3://locked',
      ANCHORS_S3_ENDPOINT: `http://127.0.0.1:${String(port)}`,
      ANCHORS_S3_REGION: 'r',
      ANCHORS_S3_ACCESS_KEY_ID: 'a',
      ANCHORS_S3_SECRET_ACCESS_KEY: 's',
    }),
  );

it('are opened without an answer, and ask for the lock before the first mark', async () => {
  await expect((await open(1))!.put('trial/1')).rejects.toThrow();
  status = 503;
  const marks = (await open())!;
  await expect(marks.put('trial/1')).rejects.toThrow();
  status = 200;
  await marks.put('trial/1');
  expect(put).toEqual(['/locked/anchors/trial/1']);
});

it('are refused by an answer that there is no lock, also after the start', async () => {
  status = 404;
  lock = NO_LOCK;
  await expect(open()).rejects.toThrow('configuration: ANCHORS_TO: the bucket locked has no object lock');
  status = 403;
  lock = DENIED;
  await expect(open()).rejects.toThrow('configuration: ANCHORS_TO: locked cannot be used (AccessDenied)');
  status = 503;
  const marks = (await open())!;
  status = 404;
  lock = NO_LOCK;
  await expect(marks.put('trial/1')).rejects.toThrow('has no object lock');
  expect(put).toEqual([]);
});

it('let a process start that issues no codes until they were read', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ipw-marks-'));
  status = 503;
  const db = { one: () => Promise.resolve({ highest: 41 }) };
  const numbers = new BatchNumberService(db as never, { DATA_DIR: folder }, await open(), {} as never);
  await numbers.onApplicationBootstrap();
  const refused = { reason: 'BUSY', args: { retry_after: 5 } };
  await expect(numbers.record(42)).rejects.toMatchObject(refused);

  status = 200;
  await expect(numbers.record(42)).rejects.toMatchObject(refused);
  await numbers.reconcile();
  // Of the marks of all batches only those from the highest known number on are listed.
  expect(listed).toEqual(['anchors/batch-numbers/000000000040']);
  await numbers.record(42);
  expect(put.map((key) => key.slice(-2))).toEqual(['41', '42']);

  status = 503;
  await expect(numbers.record(43)).rejects.toMatchObject(refused);
  numbers.onApplicationShutdown();
  rmSync(folder, { recursive: true });
});
