import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { stage } from './stage';

/** Seals what has arrived and has it stamped, which the product does only after the next full hour. */
export async function sealEvidence(): Promise<void> {
  const { databaseUrl, dataDir } = stage;
  if (!databaseUrl) throw new Error('E2E_STAGES names the database of the server under test');
  await promisify(execFile)(process.execPath, [
    path.join(import.meta.dirname, '../bench/seal-evidence.mjs'),
    databaseUrl,
    path.resolve(dataDir),
  ]);
}
