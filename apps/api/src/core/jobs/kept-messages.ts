import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { KeptMessage } from '@ipw/domain';
import type { Config } from '../config';
import { maskRecipient } from './recipient';

const MOST = 50;
/** The newest messages lie at the end; older ones are of no interest. */
const TAIL_BYTES = 64 * 1024;

/**
 * What the local providers kept in `DATA_DIR/outbox`, newest first. Only they write there, and production refuses
 * them: codes are never shown where they were really sent.
 */
export async function keptMessages(config: Config): Promise<KeptMessage[]> {
  if (config.NODE_ENV === 'production' || config.SMS_PROVIDER !== 'outbox') return [];
  const all = await Promise.all((['sms', 'mail'] as const).map((channel) => read(config.DATA_DIR, channel)));
  return all
    .flat()
    .sort((a, b) => b.at.localeCompare(a.at))
    .slice(0, MOST);
}

async function read(dataDir: string, channel: KeptMessage['channel']): Promise<KeptMessage[]> {
  const text = await tail(join(dataDir, 'outbox', `${channel}.jsonl`));
  return text.split('\n').flatMap((line): KeptMessage[] => {
    if (!line.startsWith('{') || !line.endsWith('}')) return [];
    const kept = JSON.parse(line) as { at: string; to?: string; text?: string };
    return [{ at: kept.at, channel, recipient: maskRecipient(kept.to ?? kept) ?? '', text: kept.text ?? '' }];
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
