import type { IncomingHttpHeaders } from 'node:http';
import { Injectable } from '@nestjs/common';
import { RelationService } from '../../core/auth/relation.service';
import { Db } from '../../core/db/db';
import { notFound } from '../../core/errors/domain-error';
import { FileSessionService } from '../../core/files/file-session.service';
import { hashToken, isToken } from '../../core/security/token';
import type { CodeExportEntity } from './export.entity';

/** One-time export links. A link works only in the session it was created for, while the member operates the IP. */
@Injectable()
export class DownloadLinkService {
  constructor(
    private readonly db: Db,
    private readonly relations: RelationService,
    private readonly files: FileSessionService,
  ) {}

  /** The export of a link; NOT_FOUND when the link belongs to another session. */
  async open(token: string, headers: IncomingHttpHeaders): Promise<CodeExportEntity> {
    const row = isToken(token)
      ? await this.db.one<CodeExportEntity>('SELECT * FROM code_export WHERE token_hash = ?', [
          hashToken(token),
        ])
      : undefined;
    if (!row || !(await this.files.isSignedIn('member', row.member_id, headers))) throw notFound();
    if (!(await this.relations.has(row.ip_id, row.member_id))) throw notFound();
    return row;
  }
}
