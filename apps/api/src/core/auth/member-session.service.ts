import { Injectable, type OnModuleInit } from '@nestjs/common';
import { MOST_SESSIONS, PHONE_PROOF_MS, TOKEN_LIFE_MS, ulid, type DeviceInfo } from '@ipw/domain';
import { Db, type Sql } from '../db/db';
import { sweep } from '../db/sweep';
import { DomainError, notFound } from '../errors/domain-error';
import type { Context, MemberCaller } from '../http/context';
import { JobService } from '../jobs/job.service';
import { hashToken, isToken, newToken } from '../security/token';
import { deviceInfoOf } from './device-info';

/** 'Last seen' is updated at most this often, so that not every call costs a write. */
const SEEN_MS = 600_000;

/** Why a session ended before it expired. */
export type EndReason = 'logout' | 'elsewhere' | 'staff' | 'password' | 'phone' | 'closed';

interface SessionFound {
  id: string;
  member_id: string;
  expires_at: Date;
  ended_at: Date | null;
  seen_at: Date;
}

/** An open session of a member. */
export interface OpenSession extends DeviceInfo {
  id: string;
  created_at: Date;
  expires_at: Date;
  seen_at: Date;
}

export interface OpenedSession {
  token: string;
  expires_at: string;
  sessionId: string;
}

/** Members' sessions: opaque tokens, stored hashed, five days from sign-in. */
@Injectable()
export class MemberSessionService implements OnModuleInit {
  constructor(
    private readonly db: Db,
    private readonly jobs: JobService,
  ) {}

  onModuleInit(): void {
    // Ended sessions are stored for a while, so that calls with their token get the reason.
    this.jobs.every(3_600_000, 'sweep-sessions', async () => {
      await sweep(this.db, 'DELETE FROM member_session WHERE expires_at < NOW(3) - INTERVAL 30 DAY');
    });
  }

  /** The member of a token. Refuses 50008 unusable, 50012 ended, 50014 expired. */
  async require(token: unknown): Promise<MemberCaller> {
    if (!isToken(token)) throw new DomainError('TOKEN_ILLEGAL');
    const [session] = await this.db.prepared<SessionFound>(
      'SELECT id, member_id, expires_at, ended_at, COALESCE(last_seen_at, created_at) AS seen_at FROM member_session WHERE token_hash = ?',
      [hashToken(token)],
    );
    if (!session) throw new DomainError('TOKEN_ILLEGAL');
    if (session.ended_at) throw new DomainError('TOKEN_ENDED');
    if (session.expires_at.getTime() <= Date.now()) throw new DomainError('TOKEN_EXPIRED');
    if (Date.now() - session.seen_at.getTime() > SEEN_MS)
      await this.db.update('member_session', { last_seen_at: new Date() }, { id: session.id });
    return { kind: 'member', id: session.member_id, sessionId: session.id };
  }

  /** The member of an open session, by the session's id: for signatures that name a session instead of its token. */
  async idOf(sessionId: string): Promise<string | undefined> {
    const session = await this.db.one<{ member_id: string }>(
      'SELECT member_id FROM member_session WHERE id = ? AND ended_at IS NULL AND expires_at > NOW(3)',
      [sessionId],
    );
    return session?.member_id;
  }

  async open(
    sql: Sql,
    memberId: string,
    context: Context,
    proof: 'yzm' | 'password',
  ): Promise<OpenedSession> {
    const token = newToken();
    const expires = new Date(Date.now() + TOKEN_LIFE_MS);
    const sessionId = ulid();
    await sql.insert('member_session', {
      id: sessionId,
      member_id: memberId,
      token_hash: hashToken(token),
      expires_at: expires,
      phone_proven_at: proof === 'yzm' ? new Date() : null,
      ...deviceInfoOf(context),
    });
    await sql.execute(
      `UPDATE member_session SET ended_at = NOW(3), end_reason = 'elsewhere' WHERE member_id = ? AND ended_at IS NULL AND id NOT IN
         (SELECT id FROM (SELECT id FROM member_session WHERE member_id = ? AND ended_at IS NULL ORDER BY id DESC LIMIT ${String(MOST_SESSIONS)}) newest)`,
      [memberId, memberId],
    );
    return { token, expires_at: expires.toISOString(), sessionId };
  }

  /** Notes that this session has proved the member's own phone. */
  async prove(sql: Sql, { sessionId }: MemberCaller): Promise<void> {
    await sql.update('member_session', { phone_proven_at: new Date() }, { id: sessionId });
  }

  /** Until when this session need not prove the member's own phone again; null when it must. */
  async provenUntil(sessionId: string): Promise<Date | null> {
    const session = await this.db.one<{ phone_proven_at: Date | null }>(
      'SELECT phone_proven_at FROM member_session WHERE id = ? AND ended_at IS NULL',
      [sessionId],
    );
    const until = (session?.phone_proven_at?.getTime() ?? 0) + PHONE_PROOF_MS;
    return until > Date.now() ? new Date(until) : null;
  }

  /** Ends all sessions of a member, or all but one. Returns their count. */
  endAll(sql: Sql, memberId: string, reason: EndReason, except = ''): Promise<number> {
    return sql.execute(
      'UPDATE member_session SET ended_at = NOW(3), end_reason = ? WHERE member_id = ? AND ended_at IS NULL AND id <> ?',
      [reason, memberId, except],
    );
  }

  /** Ends one session of a member; NOT_FOUND when it belongs to another member. */
  async end(memberId: string, sessionId: string, reason: EndReason): Promise<void> {
    const found = await this.db.update(
      'member_session',
      { ended_at: new Date(), end_reason: reason },
      { id: sessionId, member_id: memberId, ended_at: null },
    );
    if (found === 0) throw notFound();
  }

  list(memberId: string): Promise<OpenSession[]> {
    return this.db.rows(
      'SELECT id, created_at, expires_at, COALESCE(last_seen_at, created_at) AS seen_at, browser, platform, network FROM member_session WHERE member_id = ? AND ended_at IS NULL AND expires_at > NOW(3) ORDER BY id DESC',
      [memberId],
    );
  }
}
