/** What left the server by SMS and e-mail, read from the outbox of the server under test. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { api } from './server';

interface Sent {
  phone_number?: string;
  to?: string;
  subject?: string;
  text: string;
}

/** Everything of one outbox that went to an address or a phone. */
export async function sentTo(box: 'sms' | 'mail', to: string): Promise<Sent[]> {
  const lines = await readFile(join(api().dataDir, `outbox/${box}.jsonl`), 'utf8').catch(() => '');
  return lines
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Sent)
    .filter((one) => (one.phone_number ?? one.to) === to);
}

/** Shorter than a test may take, so that a failure names what did not come. */
const PATIENCE_MS = 25_000;

/** Asks again until there is an answer. */
export async function until<T>(ask: () => Promise<T | undefined>, what: string): Promise<T> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end;) {
    const found = await ask();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${what} did not come`);
}

/** Waits until nothing that is due is queued. */
export const settled = () =>
  until(async () => {
    const [due] = await api()
      .db()
      .query("SELECT 1 FROM job WHERE state = 'queued' AND run_at <= NOW(3) LIMIT 1");
    return (due as unknown[]).length === 0 ? true : undefined;
  }, 'an empty queue');

/** The newest six digits sent to a phone or an address. */
export const newestCode = (box: 'sms' | 'mail', to: string): Promise<string> =>
  until(async () => {
    await settled();
    return (await sentTo(box, to)).map(({ text }) => /(?<!\d)\d{6}(?!\d)/.exec(text)?.[0]).findLast(Boolean);
  }, `a code for ${to}`);
