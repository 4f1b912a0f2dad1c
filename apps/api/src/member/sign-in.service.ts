import { Injectable } from '@nestjs/common';
import { type Input, type loginList, type Page, type SessionRow, type SignInRow } from '@ipw/domain';
import { MemberSessionService } from '../core/auth/member-session.service';
import { Db } from '../core/db/db';
import type { MemberCaller } from '../core/http/context';
import { pageOf } from '../core/http/page';
import type { SignInEntity } from './member.entity';

/** A member's open sessions and recent sign-in attempts. */
@Injectable()
export class SignInService {
  constructor(
    private readonly db: Db,
    private readonly sessions: MemberSessionService,
  ) {}

  /** The member's open sessions, the caller's first. */
  async sessionsOf(me: MemberCaller): Promise<SessionRow[]> {
    const found = await this.sessions.list(me.id);
    return found
      .map(({ id, created_at, seen_at, expires_at, browser, platform, network }) => ({
        session_id: id,
        current: id === me.sessionId,
        created_at: created_at.toISOString(),
        last_seen_at: seen_at.toISOString(),
        expires_at: expires_at.toISOString(),
        browser,
        platform,
        network,
      }))
      .sort((a, b) => Number(b.current) - Number(a.current));
  }

  async endOthers(me: MemberCaller): Promise<{ ended: number }> {
    return { ended: await this.sessions.endAll(this.db, me.id, 'elsewhere', me.sessionId) };
  }

  history(me: MemberCaller, input: Input<typeof loginList>): Promise<Page<SignInRow>> {
    return pageOf<SignInEntity, SignInRow>(
      this.db,
      { from: 'sign_in t', where: 't.member_id = ?', params: [me.id] },
      input,
      ({ created_at, login_type, browser, platform, network, success }) => ({
        at: created_at.toISOString(),
        login_type,
        browser,
        platform,
        network,
        success,
      }),
    );
  }
}
