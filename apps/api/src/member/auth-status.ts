import { type AuthStatus, UNVERIFIED } from '@ipw/domain';
import type { Row, Sql } from '../core/db/db';

/**
 * Sets a member's `auth_status`, which nothing else writes, together with other columns. `seen` are further conditions, such as
 * the version of the row. Returns the number of rows: 0 when one of the conditions is not met.
 */
export const setAuthStatus = (
  sql: Sql,
  memberId: string,
  auth_status: AuthStatus,
  set: Row = {},
  seen: Row = {},
): Promise<number> => sql.update('member', { auth_status, ...set }, { ...seen, id: memberId }, 'PRIMARY');

/** Removes a member's proven identity. */
export const clearIdentity = (sql: Sql, memberId: string): Promise<number> =>
  setAuthStatus(sql, memberId, UNVERIFIED, {
    verified_at: null,
    real_name: null,
    document_number: null,
    document_hash: null,
    auth_phone: null,
  });
