import { Injectable } from '@nestjs/common';
import { GRANTS, type Role, type StaffMe, ulid } from '@ipw/domain';
import { Db } from '../db/db';
import { DomainError } from '../errors/domain-error';
import type { Context, StaffCaller } from '../http/context';
import { hashToken, isToken, newToken } from '../security/token';

export const STAFF_COOKIE = 'console_session';
/** A working day. */
export const STAFF_SESSION_MS = 12 * 3_600_000;

interface Found {
  session_id: string;
  csrf: string;
  expires_at: Date;
  ended_at: Date | null;
  id: string;
  username: string;
  name: string;
  role: Role;
  totp_enabled: 0 | 1;
  totp_exempt: 0 | 1;
  disabled_at: Date | null;
}

export interface StaffSession {
  caller: StaffCaller;
  csrf: string;
  totpEnabled: boolean;
}

/** Staff sessions: an httpOnly cookie, stored hashed, twelve hours; changing calls carry the session's CSRF token. */
@Injectable()
export class StaffSessions {
  constructor(private readonly db: Db) {}

  async require(token: unknown): Promise<StaffSession> {
    if (!isToken(token)) throw new DomainError('TOKEN_ILLEGAL');
    const found = await this.db.one<Found>(
      `SELECT t.id AS session_id, t.csrf, t.expires_at, t.ended_at, s.id, s.username, s.name, s.role, s.totp_enabled, s.totp_exempt, s.disabled_at
         FROM staff_session t JOIN staff s ON s.id = t.staff_id WHERE t.token_hash = ?`,
      [hashToken(token)],
    );
    if (!found) throw new DomainError('TOKEN_ILLEGAL');
    if (found.ended_at || found.disabled_at) throw new DomainError('TOKEN_ENDED');
    if (found.expires_at.getTime() <= Date.now()) throw new DomainError('TOKEN_EXPIRED');
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
        mustEnrol: found.totp_enabled === 0 && found.totp_exempt === 0,
      },
    };
  }

  /** Opens a session; answers the cookie's value and what the console needs to know. */
  async open(staffId: string, context: Context): Promise<{ token: string; me: StaffMe }> {
    const token = newToken();
    await this.db.insert('staff_session', {
      id: ulid(),
      staff_id: staffId,
      token_hash: hashToken(token),
      csrf: newToken(),
      user_agent: context.userAgent,
      expires_at: new Date(Date.now() + STAFF_SESSION_MS),
    });
    return { token, me: meOf(await this.require(token)) };
  }

  async end(sessionId: string): Promise<void> {
    await this.db.update('staff_session', { ended_at: new Date() }, { id: sessionId, ended_at: null });
  }
}

export const meOf = ({ caller, csrf, totpEnabled }: StaffSession): StaffMe => ({
  id: caller.id,
  username: caller.username,
  name: caller.name,
  role: caller.role,
  scopes: [...GRANTS[caller.role]],
  csrf_token: csrf,
  must_enrol: caller.mustEnrol,
  totp_enabled: totpEnabled,
});
