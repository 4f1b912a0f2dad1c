// An installation in production behind HAProxy: web processes and a worker, each of which may be replaced by another release.
import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { memorySettings } from '../../tools/api.mjs';
import { certificate } from '../../tools/cluster/balancers.mjs';
import { apt, onPath } from '../../tools/packages.mjs';
import { freePort } from '../../tools/ports.mjs';
import { Refusal, root, run, startChild, waitUntil } from '../../tools/process.mjs';

const READY_MS = 1_200_000;
/** As the units in deploy/systemd: draining, then at most 15 s to end. */
const END_MS = 60_000;

/** The settings production requires, with providers that are not called. */
function settingsOf(folder, { databaseUrl, dataDir, site, drainSeconds }) {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const platform = path.join(folder, 'platform');
  const merchant = path.join(folder, 'merchant.pem');
  mkdirSync(platform);
  writeFileSync(path.join(platform, 'PUB_KEY_ID_1.pem'), publicKey);
  writeFileSync(merchant, privateKey);
  const nobody = 'http://127.0.0.1:1';
  return {
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    PUBLIC_URL: site,
    HOST: '127.0.0.1',
    METRICS_HOST: '127.0.0.1',
    TRUST_PROXY: '127.0.0.1',
    DRAIN_SECONDS: String(drainSeconds),
    API_SIGN_SECRET: 'a secret of the benchmark',
    SMS_PROVIDER: 'twilio',
    SMS_TWILIO_ACCOUNT: 'AC1',
    SMS_TWILIO_TOKEN: 'token',
    SMS_TWILIO_FROM: '+100',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'desk@example.com',
    IDENTITY_PROVIDER: 'http',
    IDENTITY_ENDPOINT: nobody,
    FILING_PROVIDER: 'http',
    FILING_ENDPOINT: nobody,
    FILING_SECRET: 's'.repeat(32),
    OPERATOR_PHONE: '021-5555-0100',
    OPERATOR_EMAIL: 'help@example.com',
    PAY_PROVIDER: 'wechat',
    PAY_WECHAT_APP_ID: 'wx1',
    PAY_WECHAT_MERCHANT_ID: '1',
    PAY_WECHAT_SERIAL: 'S1',
    PAY_WECHAT_PRIVATE_KEY_FILE: merchant,
    PAY_WECHAT_PLATFORM_KEYS: platform,
    PAY_WECHAT_API_KEY: 'k'.repeat(32),
  };
}

/** deploy/haproxy.cfg, which has two servers, with as many as there are web processes. */
function configuration(folder, webs) {
  const shipped = path.join(root, 'deploy/haproxy.cfg');
  if (webs.length === 2) return shipped;
  const text = readFileSync(shipped, 'utf8');
  const servers = webs.map(
    (_, at) => `  server web-${at + 1} "$WEB_${at + 1}" check port "$HEALTH_${at + 1}"`,
  );
  const file = path.join(folder, 'haproxy.cfg');
  writeFileSync(file, text.replace(/( {2}server web-.*\n)+/g, `${servers.join('\n')}\n`));
  return file;
}

/** HAProxy at free ports of this machine. */
async function startBalancer(folder, webs) {
  const lacking = ['haproxy', 'openssl'].filter((program) => !onPath(program));
  if (lacking.length) await apt(lacking, 'This benchmark runs behind the balancer.');
  const program = onPath('haproxy');
  const pem = path.join(folder, 'site.pem');
  await certificate(pem, '127.0.0.1');
  const port = await freePort();
  const env = { HTTPS_PORT: port, HTTP_PORT: await freePort(), CERTIFICATE: pem };
  for (const [at, web] of webs.entries()) {
    env[`WEB_${at + 1}`] = `127.0.0.1:${web.env.PORT}`;
    env[`HEALTH_${at + 1}`] = web.env.METRICS_PORT;
  }
  const log = path.join(folder, 'haproxy.log');
  const child = startChild(program, ['-db', '-f', configuration(folder, webs)], {
    env: {
      ...process.env,
      ...Object.fromEntries(Object.entries(env).map(([name, value]) => [name, String(value)])),
    },
    log,
  });
  return { port, ca: readFileSync(pem), pid: child.pid };
}

/** What a load balancer asks. */
const isReady = (port) =>
  fetch(`http://127.0.0.1:${port}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Prepares an installation: its balancer runs, its processes do not. */
export async function prepareInstallation({
  folder,
  databaseUrl,
  drainSeconds,
  processes = 2,
  dataDir = path.join(folder, 'data'),
}) {
  for (const one of [folder, dataDir]) mkdirSync(one, { recursive: true, mode: 0o700 });
  const ports = async (name, env) => ({
    name,
    env: { ...env, PORT: String(await freePort()), METRICS_PORT: String(await freePort()) },
  });
  const webs = [];
  for (let at = 1; at <= processes; at += 1) webs.push(await ports(`web-${at}`, { ROLE: 'web' }));
  // No balancer gives a worker anything, so it need not wait.
  const parts = [...webs, await ports('worker', { ROLE: 'worker', DRAIN_SECONDS: '0' })];
  const balancer = await startBalancer(folder, webs);
  const site = `https://localhost:${balancer.port}`;
  const settings = settingsOf(folder, { databaseUrl, dataDir, site, drainSeconds });
  const env = { UV_THREADPOOL_SIZE: '16', ...memorySettings(), ...process.env, DEMO: '0', ...settings };
  const running = new Map();

  /** Runs a command of a release to its end; returns what it printed. */
  async function command({ main }, ...args) {
    const { code, output } = await run(process.execPath, [main, ...args], { env });
    if (code !== 0) throw new Refusal(`${args.join(' ')}: ${output.trim().slice(-800)}`);
    return output.trim();
  }

  async function start(part, { main }) {
    const log = path.join(folder, `${part.name}.log`);
    const child = startChild(process.execPath, [main], { env: { ...env, ...part.env }, log });
    running.set(part, child);
    // Earlier releases said at the port of the metrics that they are ready before they listened.
    const { ROLE, PORT, METRICS_PORT } = part.env;
    const ready = async () => (await isReady(METRICS_PORT)) && (ROLE === 'worker' || (await isReady(PORT)));
    await waitUntil(ready, { child, what: part.name, limitMs: READY_MS });
  }

  /** Drains a process and waits for its end; throws when it did not end by itself. */
  async function end(part) {
    const child = running.get(part);
    running.delete(part);
    await child.stop(END_MS);
    const code = await child.exited;
    if (code !== 0) throw new Error(`${part.name} ended with ${code}:\n${child.tail()}`);
  }

  /** Replaces one process after the other, as *Upgrade* in docs/deploying.md says. */
  async function roll(release) {
    for (const part of parts) {
      await end(part);
      await start(part, release);
    }
  }

  const worker = parts.at(-1);
  /** Starts the worker and web processes: all, or the first ones. */
  const startAll = (release, count = processes) =>
    Promise.all([worker, ...webs.slice(0, count)].map((part) => start(part, release)));
  const endAll = () => Promise.all([...running.keys()].map(end));
  /** Ids of the processes that run, by name. */
  const pids = () => Object.fromEntries([...running].map(([{ name }, { pid }]) => [name, pid]));
  /** Starts a web process of a release and ends it, so that its hashed files are stored. */
  async function startOnce(release) {
    await start(webs[0], release);
    await end(webs[0]);
  }
  return { dataDir, databaseUrl, site, balancer, command, startAll, endAll, pids, startOnce, roll };
}
