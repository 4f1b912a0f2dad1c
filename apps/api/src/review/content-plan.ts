import {
  contentAdminApi,
  type DeskName,
  kindOf,
  type Phase,
  phasesOf,
  type ReviewState,
  SUBMITTED_STATES,
} from '@ipw/domain';
import { assignedOnly } from '../core/auth/assignment';
import { sqlEnumList } from '../core/db/db';
import { IP_NAME } from '../core/db/list-filters';
import { contains, type Filter, type ListPlan } from '../core/db/list-query';
import { validationError } from '../core/errors/domain-error';
import type { StaffCaller } from '../core/http/context';
import type { ContentSubject } from '../core/reviewed-content/subject';

const SUBMITTED = sqlEnumList(SUBMITTED_STATES);
const LIVE: ReviewState = 'approved';

/** Refuses an unknown value of a filter. */
export const oneOf = (field: string, words: readonly string[], value: string): void => {
  if (!words.includes(value)) throw validationError(field, 'choice');
};

/** SQL condition on `revision` under an alias: the pending or rejected revision of the content in `column`. */
export const submittedEdit = (alias: string, subject: string, column: string): string =>
  `${alias}.subject = ${subject} AND ${alias}.subject_id = ${column} AND ${alias}.is_open = 1 AND ${alias}.state IN ${SUBMITTED}`;

/** SQL condition: rows of IPs of members assigned to a consultant. */
export const ofAssignedIps = (staff: StaffCaller, column: string) => {
  const limit = assignedOnly(staff, 'o.owner_id');
  return limit && { sql: `${column} IN (SELECT o.id FROM ip o WHERE ${limit.sql})`, params: limit.params };
};

/** Console calls of a kind of content. */
export const adminApiOf = (name: DeskName) =>
  contentAdminApi[kindOf(name).desk as keyof typeof contentAdminApi];

/** The list plan of a kind: live or submitted content; deleted content only on request. */
export function contentPlan(of: ContentSubject, staff: StaffCaller): ListPlan {
  const { name, content, isLive, only } = of;
  const subject = `'${name}'`;
  const { table, desk, shows = {}, most } = content;
  // Selects its id, of which there is at most one: an EXISTS query would read all revisions.
  const edit = `(SELECT o.id FROM revision o WHERE ${submittedEdit('o', subject, 't.id')})`;
  const mine = ofAssignedIps(staff, 't.ip_id');
  const state: Filter = (value) => {
    oneOf('state', SUBMITTED_STATES, value);
    if (value === LIVE) return { sql: `(${isLive} AND ${edit} IS NULL)`, params: [] };
    return {
      sql: `t.id IN (SELECT o.subject_id FROM revision o WHERE o.state = ? AND o.subject = ${subject})`,
      params: [value],
    };
  };
  const shown = Object.entries(shows).map(([column, words]): [string, Filter] => [
    column,
    (value) => {
      oneOf(column, words, value);
      return { sql: `(${isLive} AND t.${column} = ?)`, params: [value] };
    },
  ]);
  const phases = phasesOf(content);
  const phase: Filter = (value) => {
    oneOf('phase', phases, value);
    return { sql: of.phaseSql(value as Phase), params: [] };
  };
  const deleted: Filter = (value) => {
    oneOf('deleted', ['only'], value);
    return { sql: 't.deleted_at IS NOT NULL', params: [] };
  };
  return {
    resource: desk!,
    table,
    columns: `t.*, ip.ip_name, ip.listed, r.id AS review_id, r.state AS review_state, r.version AS review_version, r.data AS review_data,
      r.title AS review_title, r.picture_id AS review_picture, r.assignee_id, r.submitted_at, r.due_at, r.reason_code, r.reason, r.rejected, r.marks`,
    joins: `JOIN ip ON ip.id = t.ip_id LEFT JOIN revision r ON ${submittedEdit('r', subject, 't.id')}`,
    filters: {
      ip_id: 'ip_id',
      state,
      ...Object.fromEntries(shown),
      ...(phases.length && { phase }),
      ...(most && { deleted }),
      // By the IP's name, or by the content's live or proposed title.
      q: contains(
        IP_NAME,
        `t.id IN (SELECT o.subject_id FROM revision o WHERE o.state IN ${SUBMITTED} AND o.subject = ${subject} AND o.title LIKE ?)`,
      ),
    },
    sorts: adminApiOf(name as DeskName).list.sorts,
    ...(most && { usually: { deleted: { sql: 't.deleted_at IS NULL', params: [] } } }),
    always: {
      sql: [only, `(${isLive} OR ${edit} IS NOT NULL)`, mine?.sql].filter(Boolean).join(' AND '),
      params: mine?.params ?? [],
    },
  };
}
