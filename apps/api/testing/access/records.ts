/** Records somebody owns, by kind: how a call names one, and how one of a person's comes into being. */
import { ulid } from '@ipw/domain';
import { hashToken, newToken } from '../../src/core/security/token';
import {
  ago,
  type Ground,
  plantClaim,
  plantIp,
  plantMessage,
  plantOperator,
  plantVerification,
} from '../../src/db/seed/ground';
import { ground } from '../ground';
import type { People, Person } from './actors';

/** Well formed, and of nobody. */
export const NOWHERE = '01ARZ3NDEKTSV4RRFFQ69G5FAV';

interface Kind {
  /** The field by which a call of the data API names it. */
  field?: string;
  /** The console's resource. */
  resource?: string;
  plant: (on: Ground, person: Person) => Promise<string>;
}

/** A new kind of record is one entry here; rows of the matrix follow from its field and resource. */
export const RECORDS: Record<string, Kind> = {
  ip: { field: 'ip_id', resource: 'ips', plant: (_on, { ip }) => Promise.resolve(ip) },
  member: { resource: 'members', plant: (_on, { id }) => Promise.resolve(id) },
  claim: {
    field: 'claim_id',
    resource: 'claims',
    plant: async (on, { id }) =>
      plantClaim(on, {
        ip_id: await plantIp(on, { ip_name: '青瓦' }),
        member_id: id,
        state: 'submitted',
      }),
  },
  verification: {
    resource: 'verifications',
    plant: async (on, { id }) =>
      (await on.db.one<{ id: string }>('SELECT id FROM verification WHERE member_id = ?', [id]))?.id ??
      plantVerification(on, {
        member_id: id,
        real_name: 'Mary Lee',
        document_number: 'K1234567',
        images: [],
        submitted: ago(1),
      }),
  },
  operator: {
    resource: 'operators',
    plant: async (on, { id }) => plantOperator(on.db, await plantIp(on, { ip_name: '渡口' }), id, 2),
  },
  message: {
    field: 'message_id',
    plant: async ({ db }, { id }) => {
      await plantMessage(db, id, 'welcome');
      return (await db.one<{ id: string }>(
        'SELECT id FROM message WHERE member_id = ? ORDER BY id DESC LIMIT 1',
        [id],
      ))!.id;
    },
  },
  session: {
    field: 'session_id',
    plant: async ({ db }, person) => {
      const id = ulid();
      await db.insert('member_session', {
        id,
        member_id: person.id,
        token_hash: hashToken(newToken()),
        expires_at: new Date(Date.now() + 3_600_000),
        user_agent: 'spec',
      });
      return id;
    },
  },
};

/** Ids that are nobody's own: what they name anybody may name. */
export const COMMON_IDS = ['consultant_id'];

/** `own`: the owner's. `foreign`: the other owner's. */
export type Whose = 'own' | 'foreign' | 'missing';

export const kindOfField = (field: string): string | undefined =>
  Object.keys(RECORDS).find((kind) => RECORDS[kind]!.field === field);
export const kindOfResource = (resource: string): string | undefined =>
  Object.keys(RECORDS).find((kind) => RECORDS[kind]!.resource === resource);

const kept = new Map<string, string>();

/** The id of somebody's record; planted once, or anew for a call that takes it away. */
export async function recordOf(kind: string, whose: Whose, people: People, fresh = false): Promise<string> {
  if (whose === 'missing') return NOWHERE;
  const person = whose === 'own' ? people.owner : people.other;
  const key = `${kind} ${person.id}`;
  const found = fresh ? undefined : kept.get(key);
  if (found) return found;
  const id = await RECORDS[kind]!.plant(await ground(), person);
  if (!fresh) kept.set(key, id);
  return id;
}
