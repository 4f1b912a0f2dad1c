import { Injectable } from '@nestjs/common';
import type { Condition } from '../core/db/list-query';
import { FileViewers } from '../core/files/viewers';

@Injectable()
export class IpFileViewers extends FileViewers {
  /** Operators of an IP may open files of its live and proposed content, also those that others uploaded. */
  override member(memberId: string, fileId: string): Condition {
    return {
      sql: `SELECT o.id FROM ip_operator o WHERE o.member_id = ? AND o.match_relation IS NOT NULL AND o.ip_id IN
        (SELECT ip.id FROM ip WHERE ip.image_id = ? UNION SELECT u.ip_id FROM file_use u WHERE u.file_id = ?)`,
      params: [memberId, fileId, fileId],
    };
  }

  /** IPs whose picture it is. */
  override ips(fileId: string): Condition {
    return { sql: 'SELECT id AS ip_id FROM ip WHERE image_id = ?', params: [fileId] };
  }
}
