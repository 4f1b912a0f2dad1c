import { mayRole, ROLES, type SheetAction, sheetMachine, type Turn, turnOf } from '@ipw/domain';
import type { Sql } from '../core/db/db';
import type { Condition } from '../core/db/list-query';
import { DomainError, notFound } from '../core/errors/domain-error';
import type { StaffCaller } from '../core/http/context';
import type { SheetEntity } from './sheet.entity';

/** The scope that takes a turn of staff. */
export const DECIDES = { staff: 'sheet:review', consultant: 'sheet:consult' } as const;
const CONSULTING = ROLES.filter((role) => mayRole(role, DECIDES.consultant));

/** Sheets of IPs whose owner is assigned to the consultant. */
const OWN = 't.ip_id IN (SELECT i.id FROM ip i JOIN member o ON o.id = i.owner_id WHERE o.consultant_id = ?)';
const OF_NOBODY =
  'NOT EXISTS (SELECT 1 FROM ip i JOIN member o ON o.id = i.owner_id WHERE i.id = t.ip_id AND o.consultant_id IS NOT NULL)';
/** Answers nobody who could review them has taken. */
const UNTAKEN =
  "t.turn = 'consultant' AND NOT EXISTS (SELECT 1 FROM staff a WHERE a.id = t.assignee_id AND a.role IN (?) AND a.disabled_at IS NULL)";

const own = ({ id }: StaffCaller): Condition => ({ sql: OWN, params: [id] });
/** Answers to take, and what the caller has taken of them. */
export const freeFor = ({ id }: StaffCaller): Condition => ({
  sql: `(${UNTAKEN} OR t.assignee_id = ?) AND ${OF_NOBODY}`,
  params: [CONSULTING, id],
});
const either = (staff: StaffCaller): Condition => ({
  sql: `(${OWN} OR ${freeFor(staff).sql})`,
  params: [staff.id, ...freeFor(staff).params],
});

/** What limits a consultant: a list shows their own sheets or the free ones, each by its index; a record may be of both. */
export const reachOf = (
  staff: StaffCaller,
  sheets: 'own' | 'free' | 'either' = 'own',
): Condition | undefined =>
  staff.role === 'consultant' ? { own, free: freeFor, either }[sheets](staff) : undefined;

/** Whether a consultant reads and decides on it: of an owner assigned to them, or taken by them. */
export const isOf = (
  staff: StaffCaller,
  { consultant_id, assignee_id }: { consultant_id: string | null; assignee_id: string | null },
): boolean =>
  staff.role !== 'consultant' ||
  consultant_id === staff.id ||
  (consultant_id === null && assignee_id === staff.id);

/** Whether staff of this role may take the sheet: the role must be able to decide the turn, or any turn while a party has it. */
export const mayTake = ({ role }: StaffCaller, turn: Turn | null): boolean =>
  turn === 'staff' || turn === 'consultant'
    ? mayRole(role, DECIDES[turn])
    : Object.values(DECIDES).some((scope) => mayRole(role, scope));

/** A consultant's turn follows the owner of the IP: those it would be handed over to could not decide it. */
export const mayHandOver = (turn: Turn | null): boolean => turn !== 'consultant';

/** Refuses within a decision's transaction what the lists do not offer: the reach may have changed since it was read. */
export async function refuseBeyond(
  sql: Sql,
  staff: StaffCaller,
  action: SheetAction,
  row: SheetEntity,
): Promise<void> {
  const turn = turnOf(row.state, row.consult);
  if (action === 'assign' && !mayTake(staff, turn)) throw new DomainError('FORBIDDEN');
  if (action === 'hand_over' && !mayHandOver(turn))
    throw new DomainError('STATE', { machine: sheetMachine.name, state: row.state, allowed: [] });
  if (staff.role !== 'consultant') return;
  const ip = await sql.one<{ consultant_id: string | null }>(
    'SELECT o.consultant_id FROM ip i LEFT JOIN member o ON o.id = i.owner_id WHERE i.id = ?',
    [row.ip_id],
  );
  const consultant_id = ip?.consultant_id ?? null;
  if (isOf(staff, { consultant_id, assignee_id: row.assignee_id })) return;
  if (consultant_id !== null) throw notFound();
  if (action !== 'assign' || turn !== 'consultant') throw new DomainError('FORBIDDEN');
}
