import { Injectable } from '@nestjs/common';
import { TOKEN_LIFE_MS, ulid } from '@ipw/domain';
import { Db, type Sql } from '../db/db';
import { DomainError, notFound } from '../errors/domain-error';
import type { Context, MemberCaller } from '../http/context';
import { hashToken, isToken, newToken } from '../security/token';

/** At most this many places may be signed in at once; the oldest one gives way. */
const MOST_SESSIONS = 5;

interface SessionFound {
  id: string;
  member_id: string;
  expires_at: Date;
  ended_at: Date | null;
}

/** Members' sessions: opaque tokens, stored hashed, five days from sign-in. */
@Injectable()
export class MemberSessions {
  constructor(private readonly db: Db) {}

  /** The member of a token, or a refusal: 50008 unusable, 50012 ended, 50014 expired. */
  async require(token: unknown): Promise<MemberCaller> {
    if (!isToken(token)) throw new DomainError('TOKEN_ILLEGAL');
    const session = await this.db.one<SessionFound>(
      'SELECT id, member_id, expires_at, ended_at FROM member_session WHERE token_hash = ?',
      [hashToken(token)],
    );
    if (!session) throw new DomainError('TOKEN_ILLEGAL');
    if (session.ended_at) throw new DomainError('TOKEN_ENDED');
    if (session.expires_at.getTime() <= Date.now()) throw new DomainError('TOKEN_EXPIRED');
    return { kind: 'member', id: session.member_id, sessionId: session.id };
  }

  async open(
    sql: Sql,
    memberId: string,
    context: Context,
  ): Promise<{ token: string; expires_at: string; sessionId: string }> {
    const token = newToken();
    const expires = new Date(Date.now() + TOKEN_LIFE_MS);
    const sessionId = ulid();
    await sql.insert('member_session', {
      id: sessionId,
      member_id: memberId,
      token_hash: hashToken(token),
      expires_at: expires,
      user_agent: context.userAgent,
    });
    await sql.change(
      `UPDATE member_session SET ended_at = NOW(3), end_reason = 'elsewhere' WHERE member_id = ? AND ended_at IS NULL AND id NOT IN
         (SELECT id FROM (SELECT id FROM member_session WHERE member_id = ? AND ended_at IS NULL ORDER BY id DESC LIMIT ${String(MOST_SESSIONS)}) newest)`,
      [memberId, memberId],
    );
    return { token, expires_at: expires.toISOString(), sessionId };
  }

  /** Ends sessions of a member: all, or all but one. Answers how many. */
  endAll(
    sql: Sql,
    memberId: string,
    reason: 'logout' | 'staff' | 'password' | 'closed',
    except = '',
  ): Promise<number> {
    return sql.change(
      'UPDATE member_session SET ended_at = NOW(3), end_reason = ? WHERE member_id = ? AND ended_at IS NULL AND id <> ?',
      [reason, memberId, except],
    );
  }

  async end(memberId: string, sessionId: string): Promise<void> {
    const found = await this.db.update(
      'member_session',
      { ended_at: new Date(), end_reason: 'logout' },
      { id: sessionId, member_id: memberId, ended_at: null },
    );
    if (found === 0) throw notFound();
  }

  list(memberId: string): Promise<{ id: string; created_at: Date; expires_at: Date; user_agent: string }[]> {
    return this.db.rows(
      'SELECT id, created_at, expires_at, user_agent FROM member_session WHERE member_id = ? AND ended_at IS NULL AND expires_at > NOW(3) ORDER BY id DESC',
      [memberId],
    );
  }
}
