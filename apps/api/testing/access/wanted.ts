/** What a caller must be answered, from what a route declares. */
import { type Endpoint, type ErrorName, GRANTS, type Role, ROLES, type Scope } from '@ipw/domain';
import type * as z from 'zod/mini';
import type { ConsoleAccess } from '../../src/core/http/call';
import type { MemberActor, StaffActor, Whose } from './actors';
import { COMMON_IDS, kindOfField } from './records';
import type { Row } from './row';

/** `OK`: let in, whatever the business says then. */
export type Outcome = ErrorName | 'OK';
/** Whose record each field of a request names. */
export type Names = Readonly<Record<string, Whose>>;

const NOT_SIGNED_IN: Partial<Record<MemberActor | StaffActor, ErrorName>> = {
  visitor: 'TOKEN_ILLEGAL',
  staff: 'TOKEN_ILLEGAL',
  member: 'TOKEN_ILLEGAL',
  ended: 'TOKEN_ENDED',
  dismissed: 'TOKEN_ENDED',
  expired: 'TOKEN_EXPIRED',
};
const LINKED: readonly MemberActor[] = ['owner', 'operator', 'agent', 'linked'];

export function wantedOfCall({ access }: Endpoint, row: Row, actor: MemberActor, names: Names): Outcome {
  const except = row.except?.[actor];
  if (typeof except === 'string') return except;
  if (access === 'public') return 'OK';
  const refusal = NOT_SIGNED_IN[actor];
  if (refusal) return refusal;
  const { ip_id, ...children } = names;
  if (access === 'ip') {
    if (ip_id === 'own' && actor === 'waiting') return 'NO_ACCESS';
    const linked = ip_id === 'own' ? LINKED.includes(actor) : ip_id === 'foreign' && actor === 'other';
    if (!linked) return 'FORBIDDEN';
    const ours = Object.values(children).every((whose) => whose === ip_id);
    return ours ? 'OK' : 'NOT_FOUND';
  }
  const mine: Whose | undefined = { owner: 'own', other: 'foreign' }[actor as string] as Whose | undefined;
  return Object.values(names).every((whose) => whose === mine) ? 'OK' : 'NOT_FOUND';
}

/** Whose the records are that belong to one person of the staff. */
const PERSONS: Readonly<Partial<Record<Whose, StaffActor>>> = { own: 'consultant', foreign: 'stranger' };

const roleOf = (actor: StaffActor): Role =>
  actor === 'stranger' ? 'consultant' : (ROLES.find((role) => role === actor) ?? 'admin');

export function wantedOfConsole(
  access: ConsoleAccess,
  method: string,
  row: Row,
  actor: StaffActor,
  whose: Whose | undefined,
): Outcome {
  const except = row.except?.[actor];
  const named = typeof except === 'object' ? whose && except[whose] : except;
  if (named) return named;
  if (access === 'open') return 'OK';
  const refusal = NOT_SIGNED_IN[actor];
  if (refusal) return refusal;
  if (actor === 'forged' && method !== 'GET') return 'FORBIDDEN';
  if (actor === 'enrolling') return access === 'enrolling' ? 'OK' : 'FORBIDDEN';
  const role = roleOf(actor);
  const asked = [access].flat();
  const open = asked.some((one) => ['signed-in', 'enrolling'].includes(one));
  if (!open && !asked.some((one) => GRANTS[role].includes(one as Scope))) return 'FORBIDDEN';
  if (whose === undefined) return 'OK';
  if (row.personal) return PERSONS[whose] === actor ? 'OK' : 'NOT_FOUND';
  const assigned = role !== 'consultant' || row.shared || (actor === 'consultant' && whose === 'own');
  return whose !== 'missing' && assigned ? 'OK' : 'NOT_FOUND';
}

/** Names of a schema's fields, through unions and pipes. */
function keysOf(schema: z.ZodMiniType): string[] {
  const { shape, def } = schema as unknown as {
    shape?: object;
    def: { options?: z.ZodMiniType[]; in?: z.ZodMiniType };
  };
  if (shape) return Object.keys(shape);
  return [...(def.options ?? []), ...(def.in ? [def.in] : [])].flatMap(keysOf);
}

/** Ids of a reference list are small numbers; every other `…_id` names a record that belongs to somebody. */
const REFERENCES = /^(auth_field|ip_type|art_genres|case_type|page)_id$/;

/** The fields of a call that name somebody's record. Throws for one whose kind is not known. */
export function namesOf(endpoint: Endpoint, row: Row): string[] {
  const fields = [...new Set(keysOf(endpoint.input))].filter(
    (key) => /_ids?$/.test(key) && !REFERENCES.test(key) && !COMMON_IDS.includes(key),
  );
  const ours = fields.filter((field) => !row.anybodys?.includes(field));
  const unknown = ours.filter((field) => !kindOfField(field));
  if (unknown.length)
    throw new Error(`${endpoint.path}: whose is ${unknown.join(', ')}? (testing/access/records.ts)`);
  return ours;
}

/** Every way to name records that matters: one field at a time is somebody else's or nobody's. */
export function waysToName(fields: readonly string[]): Names[] {
  const own: Names = Object.fromEntries(fields.map((field) => [field, 'own' as const]));
  if (fields.length === 0) return [own];
  return [
    own,
    ...fields.flatMap((field) =>
      (['foreign', 'missing'] as const).map((whose) => ({ ...own, [field]: whose })),
    ),
  ];
}
