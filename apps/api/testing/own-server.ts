/** A private database server of a spec, by own-database.mjs. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { atTheEnd } from './server';

/** Starts a server, which ends with the spec file; `next` is the next line that its `tool` prints. */
export function ownDatabase(...args: string[]) {
  const tool = spawn(process.execPath, [join(__dirname, 'own-database.mjs'), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  atTheEnd(async () => {
    tool.kill('SIGTERM');
    if (tool.exitCode === null) await once(tool, 'exit');
  });
  const lines = createInterface(tool.stdout)[Symbol.asyncIterator]();
  const next = async () =>
    JSON.parse((await lines.next()).value as string) as { url: string; pid: number; said?: string };
  return { next, tool };
}
