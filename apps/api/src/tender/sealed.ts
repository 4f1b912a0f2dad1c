import type { StaffCaller } from '../core/http/context';

/** Restricts consultants to projects assigned to them; `column` is a project's id. */
export const ofConsultant = ({ id, role }: Pick<StaffCaller, 'id' | 'role'>, column: string) =>
  role === 'consultant'
    ? { sql: `${column} IN (SELECT c.id FROM tender c WHERE c.consultant_id = ?)`, params: [id] }
    : undefined;

/** SQL condition: the entry `t` is sealed and its tender has not ended; only its checker may open it. */
const SEALED = 't.tender_id IN (SELECT x.id FROM tender x WHERE x.sealed = 1 AND x.closes_at > NOW(3))';

/** Entries `t` whose content is open to a staff member now. */
export const openTo = ({ id }: { id: string }) => ({
  sql: `(t.assignee_id = ? OR NOT (${SEALED}))`,
  params: [id],
});

interface Sealable {
  sealed: 0 | 1;
  closes_at: Date;
  assignee_id: string | null;
}

/** Whether an entry is sealed until the end of its tender. */
export const isSealed = ({ sealed, closes_at }: Omit<Sealable, 'assignee_id'>): boolean =>
  sealed === 1 && closes_at.getTime() > Date.now();

/** Whether the content of an entry is closed to a staff member now. */
export const isClosedTo = (entry: Sealable, { id }: { id: string }): boolean =>
  isSealed(entry) && entry.assignee_id !== id;
