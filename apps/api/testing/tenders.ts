/** Projects of specs, and what staff do to them and to entries, questions and results. */
import { plantTender as plant, type TenderSeed } from '../src/db/seed/plant-tender';
import { desk } from './entries';
import { openFixtures, picture, type StaffLogin } from './fixtures';
import { rows } from './server';

const names = (en: string) => ({ 'zh-CN': en, 'zh-TW': en, en });

/** Two criteria, of which the first weighs more. */
export const CRITERIA: TenderSeed['criteria'] = [
  { weight: 60, names: names('Fit') },
  { weight: 40, names: names('Idea') },
];

/** A published project, open since yesterday and until tomorrow unless the seed says otherwise. */
export const plantTender = async (author: StaffLogin, seed: Partial<TenderSeed> = {}): Promise<string> =>
  plant(await openFixtures(), {
    author: author.id,
    cover: await picture(author.id, 'tender_cover'),
    ...seed,
  });

/** Ends a project, by default long enough ago for results. */
export const endTender = (id: string, ms = 180_000) =>
  rows('UPDATE tender SET closes_at = ? WHERE id = ?', [new Date(Date.now() - ms), id]);

/** Takes an action on a console record with its present version. */
export async function actOn(
  who: StaffLogin,
  resource: string,
  id: string,
  action: string,
  input: object = {},
) {
  const { body } = await desk(who, 'get', `${resource}/${id}`);
  const { version = 1 } = body as { version?: number };
  return desk(who, 'post', `${resource}/${id}/${action}`, { version, ...input });
}

/** Approves all submitted entries of a project. */
export async function approveEntries(who: StaffLogin, tenderId: string): Promise<void> {
  const entries = await rows<{ id: string }>(
    "SELECT id FROM tender_registration WHERE tender_id = ? AND state = 'submitted'",
    [tenderId],
  );
  for (const { id } of entries) {
    const { status } = await actOn(who, 'registrations', id, 'approve');
    if (status !== 200) throw new Error(`not approved: ${String(status)}`);
  }
}

/** The IPs whose operators got a message, sorted by name. */
export async function notifiedOf(key: string): Promise<string[]> {
  const found = await rows<{ args: string }>('SELECT args FROM message WHERE message_key = ?', [key]);
  return found.map(({ args }) => (JSON.parse(args) as { ip_name: string }).ip_name).sort();
}
