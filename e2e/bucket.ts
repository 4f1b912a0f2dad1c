import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { stage } from './stage';

const root = path.join(import.meta.dirname, '..');
const running: ChildProcess[] = [];

/** Starts a program; returns the first output that matches. */
async function started(file: string, env: NodeJS.ProcessEnv, wanted: RegExp): Promise<string> {
  const child = spawn(process.execPath, [path.join(root, file)], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.unshift(child);
  let said = '';
  for await (const text of child.stdout) {
    said += String(text);
    const [, found] = wanted.exec(said) ?? [];
    if (found) return found;
  }
  throw new Error(`${file} ended: ${said}`);
}

/** A second API on the same database with its files in a bucket, which demands signed calls; returns both addresses. */
export async function productWithBucket(): Promise<{ url: string; bucket: string }> {
  const settings = JSON.parse(await started('tools/bucket.mjs', {}, /(\{.*\})\n/)) as Record<string, string>;
  const env = {
    ...settings,
    DEMO: '0',
    API_SIGN_REQUIRED: '1',
    NODE_ENV: 'test',
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: stage.dataDir,
    DATABASE_URL: stage.databaseUrl,
  };
  const url = await started('apps/api/dist/main.js', env, /listening on (\S+)\n/);
  return { url, bucket: settings['S3_ENDPOINT']! };
}

export async function endAll(): Promise<void> {
  for (const child of running.splice(0)) {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
}
