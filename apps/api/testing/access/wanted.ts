/** The expected answer for a caller, from the tables `call-access`, `console-scopes` and `grants`. */
import { type Endpoint, type ErrorName, type Role, ROLES } from '@ipw/domain';
import type * as z from 'zod/mini';
import type { MemberActor, StaffActor, Whose } from './actors';
import { ACCESS_OF_CALL } from './call-access';
import { ROLE_SCOPES } from './grants';
import { COMMON_IDS, kindOfField } from './records';
import type { Row } from './row';

/** `OK`: admitted, whatever the call answers then. */
export type Outcome = ErrorName | 'OK';
/** The owner of the record each field of a request names. */
export type Names = Readonly<Record<string, Whose>>;

const NOT_SIGNED_IN: Partial<Record<MemberActor | StaffActor, ErrorName>> = {
  visitor: 'TOKEN_ILLEGAL',
  staff: 'TOKEN_ILLEGAL',
  member: 'TOKEN_ILLEGAL',
  ended: 'TOKEN_ENDED',
  dismissed: 'TOKEN_ENDED',
  expired: 'TOKEN_EXPIRED',
};
const LINKED: readonly MemberActor[] = ['owner', 'operator', 'agent', 'linked', 'unagreed'];

export function wantedOfCall({ path }: Endpoint, row: Row, actor: MemberActor, names: Names): Outcome {
  const access = ACCESS_OF_CALL[path];
  const theirs = Object.entries(names).some(
    ([field, whose]) => whose !== 'own' && !row.anybodys?.includes(field),
  );
  if (row.link === 'brand' && theirs) return 'NOT_FOUND';
  if (row.link) return actor === 'buyer' ? 'OK' : 'NOT_FOUND';
  const except = row.except?.[actor];
  if (typeof except === 'string') return except;
  const refusal = access === 'public' ? undefined : NOT_SIGNED_IN[actor];
  if (refusal) return refusal;
  const named = except && Object.values(names).flatMap((whose) => except[whose] ?? [])[0];
  if (named) return named;
  const nowhere = row.anybodys?.some((field) => names[field] === 'missing');
  // Calls of an IP are refused to others before the record is looked for.
  if (nowhere && access !== 'ip') return 'NOT_FOUND';
  if (access === 'public') return 'OK';
  const others = [...(row.anybodys ?? []), ...(row.chosen ?? [])];
  const owned = Object.entries(names).filter(([field]) => !others.includes(field));
  const { ip_id, ...children } = Object.fromEntries(owned);
  if (access === 'ip') {
    if (ip_id === 'own' && actor === 'waiting') return 'NO_ACCESS';
    const linked = ip_id === 'own' ? LINKED.includes(actor) : ip_id === 'foreign' && actor === 'other';
    if (!linked) return 'FORBIDDEN';
    const ours = Object.values(children).every((whose) => whose === ip_id);
    if (!ours || nowhere) return 'NOT_FOUND';
    if (row.chosen) return 'VALIDATION';
    return row.supplement && actor === 'unagreed' ? 'AGREEMENT' : 'OK';
  }
  const mine: Whose | undefined = { owner: 'own', other: 'foreign' }[actor as string] as Whose | undefined;
  return owned.every(([, whose]) => whose === mine) ? 'OK' : 'NOT_FOUND';
}

/** Owners of records that belong to one staff member. */
const PERSONS: Readonly<Partial<Record<Whose, StaffActor>>> = { own: 'consultant', foreign: 'stranger' };

const roleOf = (actor: StaffActor): Role =>
  actor === 'stranger' ? 'consultant' : (ROLES.find((role) => role === actor) ?? 'admin');

export function wantedOfConsole(
  scopes: readonly string[],
  method: string,
  row: Row,
  actor: StaffActor,
  whose: Whose | undefined,
): Outcome {
  const except = row.except?.[actor];
  const named = typeof except === 'object' ? whose && except[whose] : except;
  if (named) return named;
  if (scopes.includes('open')) return 'OK';
  const refusal = NOT_SIGNED_IN[actor];
  if (refusal) return refusal;
  if (actor === 'forged' && method !== 'GET') return 'FORBIDDEN';
  if (actor === 'enrolling') return scopes.includes('enrolling') ? 'OK' : 'FORBIDDEN';
  const role = roleOf(actor);
  const held = [...ROLE_SCOPES[role]!, 'signed-in', 'enrolling'];
  if (!scopes.some((one) => held.includes(one))) return 'FORBIDDEN';
  if (whose === undefined) return 'OK';
  if (row.personal) return PERSONS[whose] === actor ? 'OK' : 'NOT_FOUND';
  const assigned = role !== 'consultant' || row.shared || (actor === 'consultant' && whose === 'own');
  return whose !== 'missing' && assigned ? 'OK' : 'NOT_FOUND';
}

/** Field names of a schema, through unions and pipes. */
function keysOf(schema: z.ZodMiniType): string[] {
  const { shape, def } = schema as unknown as {
    shape?: object;
    def: { options?: z.ZodMiniType[]; in?: z.ZodMiniType };
  };
  if (shape) return Object.keys(shape);
  return [...(def.options ?? []), ...(def.in ? [def.in] : [])].flatMap(keysOf);
}

/** Ids of reference lists are small numbers; every other `…_id` names a record with an owner. */
const REFERENCES = /^(auth_field|ip_type|art_genres|case_type|page|sku)_id$/;

/** The fields of a call that name an owned record. Throws for one of unknown kind. */
export function namesOf(endpoint: Endpoint): string[] {
  const fields = [...new Set(keysOf(endpoint.input))].filter(
    (key) => /_ids?$/.test(key) && !REFERENCES.test(key) && !COMMON_IDS.includes(key),
  );
  const unknown = fields.filter((field) => !kindOfField(field));
  if (unknown.length)
    throw new Error(`${endpoint.path}: whose is ${unknown.join(', ')}? (testing/access/records.ts)`);
  return fields;
}

/** The combinations to test: one field at a time names a foreign or missing record. */
export function waysToName(fields: readonly string[], oneOf: readonly string[] = []): Names[] {
  if (oneOf.length)
    return oneOf.flatMap((one) =>
      waysToName(fields.filter((field) => field === one || !oneOf.includes(field))),
    );
  const own: Names = Object.fromEntries(fields.map((field) => [field, 'own' as const]));
  if (fields.length === 0) return [own];
  return [
    own,
    ...fields.flatMap((field) =>
      (['foreign', 'missing'] as const).map((whose) => ({ ...own, [field]: whose })),
    ),
  ];
}
