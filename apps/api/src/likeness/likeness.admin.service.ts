import { Injectable } from '@nestjs/common';
import type { likenessAdminApi, Lookalike } from '@ipw/domain';
import { Db } from '../core/db/db';
import { FileService } from '../core/files/file.service';
import { FileViewerRegistry } from '../core/files/viewers';
import type { AdminCall } from '../core/http/admin.controller';

interface Pair {
  file_id: string;
  owner_id: string;
  other_id: string;
  other_owner: string;
  other_name: string | null;
  other_ip: string | null;
  other_at: Date;
  likeness: number;
}

/** Earlier pictures of other holders that the pictures of a record look like: a hint, which refuses nothing. */
@Injectable()
export class LikenessAdminService {
  constructor(
    private readonly db: Db,
    private readonly files: FileService,
    private readonly viewers: FileViewerRegistry,
  ) {}

  /** Leaves out files the caller may not open, and pictures of operators of the same IP. */
  async lookalikes({ staff, input }: AdminCall<typeof likenessAdminApi.lookalikes>): Promise<Lookalike[]> {
    const pairs = await this.db.rows<Pair>(
      `SELECT l.file_id, f.owner_id, l.other_id, o.owner_id AS other_owner, m.username AS other_name, o.created_at AS other_at, l.likeness,
          (SELECT ip.ip_name FROM file_use u JOIN ip ON ip.id = u.ip_id WHERE u.file_id = o.id LIMIT 1) AS other_ip
        FROM picture_likeness l JOIN uploaded_file f ON f.id = l.file_id JOIN uploaded_file o ON o.id = l.other_id
        LEFT JOIN member m ON m.id = o.owner_id
        WHERE l.file_id IN (?) AND o.owner_id <> f.owner_id AND NOT EXISTS (SELECT a.id FROM ip_operator a JOIN ip_operator b
          ON b.ip_id = a.ip_id WHERE a.member_id = f.owner_id AND b.member_id = o.owner_id
            AND a.match_relation IS NOT NULL AND b.match_relation IS NOT NULL)
        ORDER BY l.likeness DESC, l.other_id LIMIT 50`,
      [input.files],
    );
    const shown: Lookalike[] = [];
    for (const pair of pairs) {
      if (!(await this.viewers.mayLookAt(staff, { id: pair.file_id, owner_id: pair.owner_id }))) continue;
      const other = { id: pair.other_id, owner_id: pair.other_owner };
      const opens = await this.viewers.mayLookAt(staff, other);
      shown.push({
        image_id: pair.file_id,
        picture: this.files.picture(pair.file_id, staff),
        other_picture: opens ? this.files.picture(pair.other_id, staff) : null,
        other_name: opens ? pair.other_name : null,
        other_ip: opens ? pair.other_ip : null,
        other_at: pair.other_at.toISOString(),
        likeness: pair.likeness,
      });
    }
    return shown;
  }
}
