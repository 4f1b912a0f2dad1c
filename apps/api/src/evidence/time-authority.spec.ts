/** Time-stamps over HTTP: of our local authority and of OpenSSL's, and every answer that is refused. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { checkTimeStamp } from '@ipw/domain/evidence/time-stamp';
import type { Config } from '../core/config';
import { LocalTimeAuthority } from './local-time-authority';
import { openTimeAuthority, timeStampOf } from './time-authority';

type Answer = (request: Uint8Array<ArrayBuffer>) => Promise<Uint8Array> | Uint8Array;

const DATA = Buffer.from('ipw-evidence 1 7 100 root');
const REPLY = 'application/timestamp-reply';
let folder: string;
let local: LocalTimeAuthority;
let server: Server;
let answer: { status: number; type: string; of: Answer };

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ipw-tsa-'));
  local = new LocalTimeAuthority(folder);
  writeFileSync(join(folder, 'root.pem'), (await local.trusted()).join('\n'));
  server = createServer((request, response) => {
    void (async () => {
      const asked = Uint8Array.from(await buffer(request));
      response.writeHead(answer.status, { 'content-type': answer.type }).end(await answer.of(asked));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
beforeEach(() => {
  answer = { status: 200, type: REPLY, of: (request) => local.ask(request) };
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

const remote = (root = 'root.pem') =>
  openTimeAuthority({
    TSA_URL: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/tsa`,
    TSA_CA_FILE: join(folder, root),
  } as Config)!;

it('stamps data, which is verified by the root of the setting', async () => {
  const { token, at } = await timeStampOf(remote(), DATA);
  const trusted = [readFileSync(join(folder, 'root.pem'), 'utf8')];
  expect(await checkTimeStamp(token, DATA, trusted)).toMatchObject({ at });
  await expect(checkTimeStamp(token, Buffer.from('other'), trusted)).rejects.toThrow();
});

it.each<[string, () => void, RegExp]>([
  ['that does not work', () => (answer.status = 503), /answered 503/],
  ['of another type', () => (answer.type = 'text/html'), /another type/],
  ['that is too long', () => (answer.of = () => Buffer.alloc(70_000)), /too much/],
  ['that is no time-stamp', () => (answer.of = () => Buffer.from('sorry')), /./],
  // PKIStatusInfo: rejection, without a token.
  ['that refuses', () => (answer.of = () => Buffer.from('30053003020102', 'hex')), /refused: status 2/],
  ['about other data', () => (answer.of = async () => local.ask(await requestOf(Buffer.from('other')))), /./],
])('refuses an answer %s', async (_what, set, why) => {
  set();
  await expect(timeStampOf(remote(), DATA)).rejects.toThrow(why);
});

/** The request that is sent for data. */
async function requestOf(data: Buffer): Promise<Uint8Array<ArrayBuffer>> {
  let sent: Uint8Array<ArrayBuffer>;
  const listening = {
    trusted: () => local.trusted(),
    ask: (request: Uint8Array<ArrayBuffer>) => local.ask((sent = request)),
  };
  await timeStampOf(listening, data);
  return sent!;
}

it('refuses an old answer about the same data', async () => {
  const old = await local.ask(await requestOf(DATA));
  answer.of = () => old;
  await expect(timeStampOf(remote(), DATA)).rejects.toThrow(/another request/);
});

it('refuses the token of an authority the setting does not name', async () => {
  const stranger = join(folder, 'stranger');
  const other = new LocalTimeAuthority(stranger);
  writeFileSync(join(folder, 'stranger.pem'), (await other.trusted()).join('\n'));
  await expect(timeStampOf(remote('stranger.pem'), DATA)).rejects.toThrow();
});

it('takes the token of OpenSSL’s authority', async () => {
  const run = (...args: string[]) => execFileSync('openssl', args, { cwd: folder, stdio: 'pipe' });
  writeFileSync(
    join(folder, 'openssl.cnf'),
    `[req]
distinguished_name = name
x509_extensions = ext
prompt = no
[name]
CN = Spec time-stamp authority
[ext]
basicConstraints = critical, CA:TRUE
extendedKeyUsage = critical, timeStamping
[tsa]
default_tsa = local
[local]
serial = ./serial
signer_digest = sha256
default_policy = 1.2.3.4
digests = sha256
ess_cert_id_alg = sha256
`,
  );
  writeFileSync(join(folder, 'serial'), '01\n');
  run(
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '2',
    '-config',
    'openssl.cnf',
    '-keyout',
    'tsa.key',
    '-out',
    'openssl.pem',
  );
  answer.of = (request) => {
    writeFileSync(join(folder, 'request.tsq'), request);
    run(
      'ts',
      '-reply',
      '-config',
      'openssl.cnf',
      '-queryfile',
      'request.tsq',
      '-signer',
      'openssl.pem',
      '-inkey',
      'tsa.key',
      '-out',
      'reply.tsr',
    );
    return readFileSync(join(folder, 'reply.tsr'));
  };
  const { token } = await timeStampOf(remote('openssl.pem'), DATA);
  const trusted = [readFileSync(join(folder, 'openssl.pem'), 'utf8')];
  expect(await checkTimeStamp(token, DATA, trusted)).toBeDefined();
});

it('makes its key again that had no room', async () => {
  const place = join(folder, 'full');
  writeFileSync(place, '');
  const late = new LocalTimeAuthority(place);
  await expect(late.trusted()).rejects.toThrow();
  rmSync(place);
  expect(await late.trusted()).toEqual(await new LocalTimeAuthority(place).trusted());
});
