/** The command that verifies certificates without server and database. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { CertificateKey } from '@ipw/domain';
import { atTheEnd } from './server';

const PROGRAM = join(__dirname, '../dist/verify-certificate.js');

/** Its verdict on a PDF by the published keys, or by what the PDF holds alone, and on further files by their names. */
export async function verifyOffline(
  pdf: Uint8Array,
  keys?: readonly CertificateKey[],
  more: Record<string, Uint8Array> = {},
): Promise<{ code: number; said: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'certificate-'));
  atTheEnd(() => rm(folder, { recursive: true, force: true }));
  const files = {
    'certificate.pdf': pdf,
    ...(keys && { 'keys.json': JSON.stringify({ data: { list: keys } }) }),
    ...more,
  };
  for (const [name, bytes] of Object.entries(files)) await writeFile(join(folder, name), bytes);
  const named = Object.keys(files).map((name) => join(folder, name));
  const { stdout, code = 0 } = (await promisify(execFile)(process.execPath, [PROGRAM, ...named], {
    env: { PATH: process.env.PATH, DATA_DIR: folder },
  }).catch((error: { stdout: string; code: number }) => error)) as { stdout: string; code?: number };
  return { code, said: stdout };
}
