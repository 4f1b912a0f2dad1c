import type { IncomingHttpHeaders } from 'node:http';
import { Injectable } from '@nestjs/common';
import { MemberSessions } from '../../core/auth/member-sessions';
import { Relations } from '../../core/auth/relations';
import { Db } from '../../core/db/db';
import { notFound } from '../../core/errors/domain-error';
import { hashToken, isToken } from '../../core/security/token';
import { DownloadCookie } from './download-cookie';
import type { CodeExportEntity } from './export.entity';

/** One-time links: they open for the member who asked for them, as long as they are signed in and run the IP. */
@Injectable()
export class DownloadLinks {
  constructor(
    private readonly db: Db,
    private readonly sessions: MemberSessions,
    private readonly relations: Relations,
    private readonly cookie: DownloadCookie,
  ) {}

  /** The export behind a link. Anybody else's answers like one that is not there. */
  async open(token: string, headers: IncomingHttpHeaders): Promise<CodeExportEntity> {
    const row = isToken(token)
      ? await this.db.one<CodeExportEntity>('SELECT * FROM code_export WHERE token_hash = ?', [
          hashToken(token),
        ])
      : undefined;
    if (!row || (await this.memberOf(headers)) !== row.member_id) throw notFound();
    await this.relations.require(row.ip_id, row.member_id).catch(() => {
      throw notFound();
    });
    return row;
  }

  /** By the cookie the link came with, or by a token, for clients that keep no cookies. */
  private async memberOf({ cookie, authorization }: IncomingHttpHeaders): Promise<string | undefined> {
    const session = this.cookie.read(cookie);
    if (session) return this.sessions.memberOf(session);
    const token = /^Bearer (.+)$/.exec(authorization ?? '')?.[1];
    return token && (await this.sessions.require(token)).id;
  }
}
