/** SMS and e-mails of the server under test, read from its outbox. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { api } from './server';

interface Sent {
  phone_number?: string;
  to?: string;
  subject?: string;
  text: string;
}

/** All messages of one outbox to a recipient. */
export async function sentTo(box: 'sms' | 'mail', to: string): Promise<Sent[]> {
  const lines = await readFile(join(api().dataDir, `outbox/${box}.jsonl`), 'utf8').catch(() => '');
  return lines
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Sent)
    .filter((one) => (one.phone_number ?? one.to) === to);
}

/** Shorter than a test's time limit, so that a failure names what is missing. */
const PATIENCE_MS = 300_000;

/** Polls until there is a result: anything but undefined, so also `false`. */
export async function until<T>(
  ask: () => Promise<T | undefined>,
  what: string,
  patienceMs = PATIENCE_MS,
): Promise<T> {
  for (const end = Date.now() + patienceMs; Date.now() < end;) {
    const found = await ask();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${what} did not come`);
}

/** Waits until no due job is left. */
export const settled = () =>
  until(async () => {
    const [due] = await api()
      .db()
      .query("SELECT 1 FROM job WHERE state = 'queued' AND run_at <= NOW(3) LIMIT 1");
    return (due as unknown[]).length === 0 ? true : undefined;
  }, 'an empty queue');

/** The newest six digits sent to a recipient. */
export const newestCode = (box: 'sms' | 'mail', to: string): Promise<string> =>
  until(async () => {
    await settled();
    return (await sentTo(box, to)).map(({ text }) => /(?<!\d)\d{6}(?!\d)/.exec(text)?.[0]).findLast(Boolean);
  }, `a code for ${to}`);
