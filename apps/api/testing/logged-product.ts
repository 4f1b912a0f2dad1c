/** A product with a database server of its own that writes the binary log, for backups; helpers of specs then work on it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { mortal } from './another';
import { freePort } from './ports';

const MAIN = join(__dirname, '../dist/main.js');

const endings: (() => Promise<void>)[] = [];
// After the spec's pool is closed.
afterAll(async () => {
  for (const work of endings) await work();
});

/** Starts both, the product with settings of its own; call it before any other helper, which all keep the address they have first seen. */
export async function loggedProduct(env: Record<string, string> = {}) {
  const tool = spawn(process.execPath, [join(__dirname, 'own-database.mjs'), 'logged'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const folder = mkdtempSync(join(tmpdir(), 'ipw-logged-'));
  endings.push(async () => {
    tool.kill('SIGTERM');
    if (tool.exitCode === null) await once(tool, 'exit');
    await rm(folder, { recursive: true, force: true });
  });
  const lines = createInterface(tool.stdout)[Symbol.asyncIterator]();
  const { url: databaseUrl } = JSON.parse((await lines.next()).value as string) as { url: string };
  const port = String(await freePort());
  const dataDir = join(folder, 'data');
  // Tables that resets keep are those of every database.
  const others = JSON.parse(process.env['TEST_API']!) as { reference: string[] }[];
  const address = { ...others[0]!, url: `http://127.0.0.1:${port}`, databaseUrl, dataDir };
  process.env['TEST_API'] = JSON.stringify(others.map(() => address));
  await mortal({
    PORT: port,
    BANK_HOLDER: 'IP 工作台',
    BANK_NAME: '测试银行',
    BANK_ACCOUNT: '6200 0000 0000',
    ...env,
  });
  return { folder, dataDir, databaseUrl };
}

/** A command of the product as a process; `ended` gives its exit code and all it said. */
export function command(args: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, [MAIN, ...args], {
    env: { ...process.env, NODE_ENV: 'test', DEMO: '0', HOST: '127.0.0.1', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += String(text)));
  const ended = once(child, 'close').then(([code]) => ({
    code: code as number | null,
    said: said.trimEnd(),
  }));
  return { child, ended };
}
