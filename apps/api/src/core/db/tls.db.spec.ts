/** A database server that demands TLS: who it is must be proven by the named authority, or the product does not start. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import { another } from '../../../testing/another';
import { cuttableProxy } from '../../../testing/cuttable-proxy';
import { Installation } from '../../../testing/installation';
import { atTheEnd } from '../../../testing/server';
import { isOutage } from './outage';

let folder: string;
let mine: Installation;

/** An authority, and a certificate of it for a host. */
function certify(name: string, host: string): { ca: string; place: string } {
  const place = join(folder, name);
  mkdirSync(place);
  const openssl = (...args: string[]) => execFileSync('openssl', args, { cwd: place, stdio: 'pipe' });
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  openssl(
    'req',
    '-x509',
    ...key,
    '-keyout',
    'ca.key',
    '-out',
    'ca.pem',
    '-subj',
    `/CN=${name}`,
    '-days',
    '2',
  );
  openssl('req', ...key, '-keyout', 'server.key', '-out', 'server.csr', '-subj', `/CN=${host}`);
  writeFileSync(join(place, 'names'), `subjectAltName=DNS:${host}`);
  const signed = ['-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial', '-days', '2', '-extfile', 'names'];
  openssl('x509', '-req', '-in', 'server.csr', '-out', 'server.pem', ...signed);
  return { ca: join(place, 'ca.pem'), place };
}

/** A server with a certificate for a host, and its settings. */
async function serve(name: string, host: string): Promise<{ DATABASE_URL: string; DATABASE_CA: string }> {
  const { ca, place } = certify(name, host);
  const tool = spawn(process.execPath, [join(__dirname, '../../../testing/own-database.mjs'), 'tls', place], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  atTheEnd(async () => {
    if (tool.exitCode !== null) return;
    tool.kill('SIGTERM');
    await once(tool, 'exit');
  });
  const [line] = (await once(tool.stdout, 'data')) as [Buffer];
  const url = new URL((JSON.parse(String(line)) as { url: string }).url);
  url.hostname = 'localhost';
  return { DATABASE_URL: url.href, DATABASE_CA: ca };
}

let ours: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ipw-tls-'));
  atTheEnd(() => Promise.resolve(rmSync(folder, { recursive: true, force: true })));
  mine = await Installation.empty('tls');
  ours = await serve('ours', 'localhost');
});

/** How a start with the settings ends. */
const start = (settings: Record<string, string>) => mine.run([], { LOG_LEVEL: 'silent', ...settings });
const refused = (reason: RegExp) => ({ code: 1, said: expect.stringMatching(reason) as string });

it('is asked for its certificate and works over TLS', async () => {
  const product = await another({ ...ours, LOG_LEVEL: 'silent' });
  expect((await fetch(`${product}/health/ready`)).status).toBe(200);
});

it('refuses what is not encrypted, and the product says so in one line', async () => {
  expect(await start({ DATABASE_URL: ours.DATABASE_URL })).toEqual(
    refused(/^database: cannot connect [^\n]*$/),
  );
});

it('is not believed without the authority, nor as another host', async () => {
  const { ca } = certify('another', 'localhost');
  expect(await start({ ...ours, DATABASE_CA: ca })).toEqual(refused(/^database: [^\n]*certificate[^\n]*$/));
  const elsewhere = await serve('elsewhere', 'db.internal');
  expect(await start(elsewhere)).toEqual(refused(/^database: [^\n]*db\.internal[^\n]*$/));
});

it('is asked for by the address alone, and believed of an authority Node knows only', async () => {
  const DATABASE_URL = `${ours.DATABASE_URL}?ssl=true`;
  expect(await start({ DATABASE_URL })).toEqual(refused(/^database: [^\n]*certificate[^\n]*$/));
  const product = await another({ DATABASE_URL, NODE_EXTRA_CA_CERTS: ours.DATABASE_CA, LOG_LEVEL: 'silent' });
  expect((await fetch(`${product}/health/ready`)).status).toBe(200);
});

it('is an outage when it ends while the certificates are exchanged', async () => {
  const proxy = await cuttableProxy(ours.DATABASE_URL);
  proxy.cutAtNextData();
  const uri = new URL(proxy.url);
  uri.hostname = 'localhost';
  const ssl = { ca: readFileSync(ours.DATABASE_CA) };
  const failed: unknown = await createConnection({ uri: uri.href, ssl }).catch((error: unknown) => error);
  expect(failed).toMatchObject({ code: 'HANDSHAKE_SSL_ERROR' });
  expect(isOutage(failed)).toBe(true);
});
