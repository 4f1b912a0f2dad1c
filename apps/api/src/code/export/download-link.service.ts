import type { IncomingHttpHeaders } from 'node:http';
import { Injectable } from '@nestjs/common';
import { RelationService } from '../../core/auth/relation.service';
import { Db } from '../../core/db/db';
import { notFound } from '../../core/errors/domain-error';
import { FileSessionService } from '../../core/files/file-session.service';
import { hashToken, isToken } from '../../core/security/token';
import type { CodeExportEntity } from './export.entity';

/** One-time links: they open for the member who asked for them, as long as they are signed in and run the IP. */
@Injectable()
export class DownloadLinkService {
  constructor(
    private readonly db: Db,
    private readonly relations: RelationService,
    private readonly files: FileSessionService,
  ) {}

  /** The export behind a link. Anybody else's answers like one that is not there. */
  async open(token: string, headers: IncomingHttpHeaders): Promise<CodeExportEntity> {
    const row = isToken(token)
      ? await this.db.one<CodeExportEntity>('SELECT * FROM code_export WHERE token_hash = ?', [
          hashToken(token),
        ])
      : undefined;
    if (!row || !(await this.files.isSignedIn('member', row.member_id, headers))) throw notFound();
    await this.relations.require(row.ip_id, row.member_id).catch(() => {
      throw notFound();
    });
    return row;
  }
}
