import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { appendLine } from '../disk/disk';

/** The local default of all senders: appends the message as a line to `DATA_DIR/outbox/<name>.jsonl`. */
export async function appendToOutbox(dataDir: string, name: string, message: object): Promise<void> {
  const folder = join(dataDir, 'outbox');
  await mkdir(folder, { recursive: true });
  const line = JSON.stringify({ at: new Date().toISOString(), ...message });
  await appendLine(join(folder, `${name}.jsonl`), line);
}
