import { Injectable } from '@nestjs/common';
import { GRANTS, installedHolidays, type Role, type StaffMe, type StaffSessionRow, ulid } from '@ipw/domain';
import { Db, type Sql } from '../db/db';
import { DomainError, notFound } from '../errors/domain-error';
import type { Context, StaffCaller } from '../http/context';
import { hashToken, isToken, newToken } from '../security/token';

export const STAFF_COOKIE = 'console_session';
/** One working day. */
export const STAFF_SESSION_MS = 12 * 3_600_000;
/** How long a confirmed identity is valid for sensitive actions. */
const FRESH_MS = 10 * 60_000;
const SEEN_EVERY_MS = 5 * 60_000;

interface Found {
  session_id: string;
  csrf: string;
  expires_at: Date;
  ended_at: Date | null;
  confirmed_at: Date;
  last_seen_at: Date;
  id: string;
  username: string;
  name: string;
  role: Role;
  totp_enabled: 0 | 1;
  totp_exempt: 0 | 1;
  first_password_until: Date | null;
  disabled_at: Date | null;
}

export interface StaffSession {
  caller: StaffCaller;
  csrf: string;
  totpEnabled: boolean;
}

/** Staff sessions: an httpOnly cookie, stored hashed, twelve hours; changing calls carry the session's CSRF token. */
@Injectable()
export class StaffSessionService {
  constructor(private readonly db: Db) {}

  async require(token: unknown): Promise<StaffSession> {
    if (!isToken(token)) throw new DomainError('TOKEN_ILLEGAL');
    const [found] = await this.db.prepared<Found>(
      `SELECT t.id AS session_id, t.csrf, t.expires_at, t.ended_at, t.confirmed_at, t.last_seen_at, s.id, s.username, s.name, s.role, s.totp_enabled, s.totp_exempt, s.first_password_until, s.disabled_at
         FROM staff_session t JOIN staff s ON s.id = t.staff_id WHERE t.token_hash = ?`,
      [hashToken(token)],
    );
    if (!found) throw new DomainError('TOKEN_ILLEGAL');
    if (found.ended_at || found.disabled_at) throw new DomainError('TOKEN_ENDED');
    if (found.expires_at.getTime() <= Date.now()) throw new DomainError('TOKEN_EXPIRED');
    if (found.last_seen_at.getTime() < Date.now() - SEEN_EVERY_MS)
      await this.db.update('staff_session', { last_seen_at: new Date() }, { id: found.session_id });
    const mustSetPassword = found.first_password_until !== null;
    return {
      csrf: found.csrf,
      totpEnabled: found.totp_enabled === 1,
      caller: {
        kind: 'staff',
        id: found.id,
        sessionId: found.session_id,
        username: found.username,
        name: found.name,
        role: found.role,
        mustSetPassword,
        mustEnrol: mustSetPassword || (found.totp_enabled === 0 && found.totp_exempt === 0),
        confirmedAt: found.confirmed_at,
      },
    };
  }

  /** The staff member of an open session, by the session's id. */
  async idOf(sessionId: string): Promise<string | undefined> {
    const session = await this.db.one<{ staff_id: string }>(
      'SELECT staff_id FROM staff_session WHERE id = ? AND ended_at IS NULL AND expires_at > NOW(3)',
      [sessionId],
    );
    return session?.staff_id;
  }

  /** Opens a session in `sql`; returns the cookie's value. */
  async open(sql: Sql, staffId: string, context: Context): Promise<string> {
    const token = newToken();
    await sql.insert('staff_session', {
      id: ulid(),
      staff_id: staffId,
      token_hash: hashToken(token),
      csrf: newToken(),
      user_agent: context.userAgent,
      expires_at: new Date(Date.now() + STAFF_SESSION_MS),
    });
    return token;
  }

  async confirmed(sessionId: string): Promise<void> {
    await this.db.update('staff_session', { confirmed_at: new Date() }, { id: sessionId });
  }

  async list(caller: StaffCaller): Promise<StaffSessionRow[]> {
    const rows = await this.db.rows<{ id: string; user_agent: string; created_at: Date; last_seen_at: Date }>(
      'SELECT id, user_agent, created_at, last_seen_at FROM staff_session WHERE staff_id = ? AND ended_at IS NULL AND expires_at > NOW(3) ORDER BY last_seen_at DESC, id DESC LIMIT 100',
      [caller.id],
    );
    return rows.map(({ id, user_agent, created_at, last_seen_at }) => ({
      session_id: id,
      current: id === caller.sessionId,
      user_agent,
      created_at: created_at.toISOString(),
      last_seen_at: last_seen_at.toISOString(),
    }));
  }

  /** Ends one session of the staff member. */
  async end(staffId: string, sessionId: string): Promise<void> {
    const found = await this.db.update(
      'staff_session',
      { ended_at: new Date() },
      { id: sessionId, staff_id: staffId, ended_at: null },
    );
    if (found === 0) throw notFound();
  }

  /** Ends all sessions of a staff member, or all but one. Returns their count. */
  endAll(sql: Sql, staffId: string, except = ''): Promise<number> {
    return sql.execute(
      'UPDATE staff_session SET ended_at = NOW(3) WHERE staff_id = ? AND ended_at IS NULL AND id <> ?',
      [staffId, except],
    );
  }
}

/** Refuses sensitive actions unless the staff member confirmed their identity within the last ten minutes. */
export function requireFresh({ confirmedAt }: StaffCaller): void {
  if (confirmedAt.getTime() < Date.now() - FRESH_MS) throw new DomainError('CONFIRM_NEEDED');
}

export const meOf = ({ caller, csrf, totpEnabled }: StaffSession): StaffMe => ({
  id: caller.id,
  username: caller.username,
  name: caller.name,
  role: caller.role,
  scopes: [...GRANTS[caller.role]],
  csrf_token: csrf,
  must_set_password: caller.mustSetPassword,
  must_enrol: caller.mustEnrol,
  holidays: installedHolidays(),
  totp_enabled: totpEnabled,
});
