import type { IncomingHttpHeaders } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import { MemberSessionService } from '../auth/member-session.service';
import { CONFIG, type Config } from '../config';
import type { MemberCaller, StaffCaller } from '../http/context';
import { readCookie, sessionCookie } from '../http/cookies';
import { KEYS, type Keys } from '../keys';
import { sign } from '../security/signer';
import { sameText } from '../security/token';
import { StaffSessionService } from '../staff/staff-session.service';

/** One browser may be signed in as member and as staff. */
const COOKIES = { member: 'member_files', staff: 'staff_files' } as const;
type Kind = keyof typeof COOKIES;

/**
 * Sets cookies that prove a browser's sessions when it opens file addresses, where tokens are not sent. A signed address
 * works only for its viewer and ends with the session; the cookies give access to files and to the preview of a page only.
 */
@Injectable()
export class FileSessionService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(KEYS) private readonly keys: Keys,
    private readonly members: MemberSessionService,
    private readonly staff: StaffSessionService,
  ) {}

  /** The `Set-Cookie` header for a caller's session; undefined when the browser already sends the cookie. */
  cookieFor({ kind, sessionId }: MemberCaller | StaffCaller, shown: string | undefined): string | undefined {
    if (this.read(kind, shown) === sessionId) return undefined;
    return sessionCookie(COOKIES[kind], `${sessionId}.${sign(this.keys, COOKIES[kind], sessionId)}`, {
      path: '/',
      secure: this.config.NODE_ENV === 'production',
    });
  }

  /** Whether a request proves a session of this member or staff member, by cookie or token. */
  async isSignedIn(kind: Kind, id: string, { cookie, authorization }: IncomingHttpHeaders): Promise<boolean> {
    const session = this.read(kind, cookie);
    const sessions = kind === 'member' ? this.members : this.staff;
    if (session && (await sessions.idOf(session)) === id) return true;
    // API clients send their token. A cookie of an ended session, or of another member, does not overrule it.
    const token = kind === 'member' && /^Bearer (.+)$/.exec(authorization ?? '')?.[1];
    if (!token) return false;
    return this.members.require(token).then(
      (caller) => caller.id === id,
      () => false,
    );
  }

  /** The member whose session the browser's cookie proves. */
  async memberOf({ cookie }: IncomingHttpHeaders): Promise<string | undefined> {
    const session = this.read('member', cookie);
    return session && this.members.idOf(session);
  }

  /** The session id in a `Cookie` header, if the signature is ours. */
  private read(kind: Kind, header: string | undefined): string | undefined {
    const [sessionId = '', signature = ''] = readCookie(header, COOKIES[kind])?.split('.') ?? [];
    return sessionId && sameText(signature, sign(this.keys, COOKIES[kind], sessionId))
      ? sessionId
      : undefined;
  }
}
