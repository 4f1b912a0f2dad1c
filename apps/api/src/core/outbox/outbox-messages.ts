import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { OutboxMessage } from '@ipw/domain';
import type { Config } from '../config';
import { maskRecipient } from '../jobs/recipient';

const MOST = 50;
/** Messages are appended, so only the end of the file is read. */
const TAIL_BYTES = 64 * 1024;

/**
 * The newest messages the local providers wrote to `DATA_DIR/outbox`. Production refuses local providers, so codes are shown
 * only where none are sent.
 */
export async function outboxMessages(config: Config): Promise<OutboxMessage[]> {
  if (config.NODE_ENV === 'production' || config.SMS_PROVIDER !== 'outbox') return [];
  const all = await Promise.all((['sms', 'mail'] as const).map((channel) => read(config.DATA_DIR, channel)));
  return all
    .flat()
    .sort((a, b) => b.at.localeCompare(a.at))
    .slice(0, MOST);
}

async function read(dataDir: string, channel: OutboxMessage['channel']): Promise<OutboxMessage[]> {
  const text = await tail(join(dataDir, 'outbox', `${channel}.jsonl`));
  return text.split('\n').flatMap((line): OutboxMessage[] => {
    if (!line.startsWith('{') || !line.endsWith('}')) return [];
    const entry = JSON.parse(line) as { at: string; to?: string; text?: string };
    return [
      { at: entry.at, channel, recipient: maskRecipient(entry.to ?? entry) ?? '', text: entry.text ?? '' },
    ];
  });
}

async function tail(path: string): Promise<string> {
  const file = await open(path, 'r').catch(() => undefined);
  if (!file) return '';
  try {
    const { size } = await file.stat();
    const length = Math.min(size, TAIL_BYTES);
    const { buffer } = await file.read(Buffer.alloc(length), 0, length, size - length);
    return buffer.toString('utf8');
  } finally {
    await file.close();
  }
}
