import { Injectable } from '@nestjs/common';
import type { Condition } from '../core/db/list-query';
import { FileViewers, linkIn } from '../core/files/viewers';
import { ASKABLE } from './askable';

/** Drafts of cooperations, and pictures their brands ask for. */
@Injectable()
export class CooperationFileViewers extends FileViewers {
  /** While the link of the brand is the current one. */
  override party(party: string, fileId: string): Condition {
    const link = linkIn(party);
    return {
      sql: `SELECT c.id FROM round_file f JOIN thread_round r ON r.id = f.round_id JOIN thread t ON t.id = r.thread_id
          JOIN cooperation c ON c.id = t.cooperation_id WHERE f.file_id = ? AND c.id = ? AND c.link_number = ?
        UNION SELECT c.id FROM image_request_item i JOIN image_request q ON q.id = i.image_request_id
          JOIN cooperation c ON c.id = q.cooperation_id WHERE i.file_id = ? AND c.id = ? AND c.link_number = ?
        UNION SELECT s.id FROM series s JOIN cooperation c ON c.id = ? AND c.link_number = ?
          WHERE ${ASKABLE} AND JSON_CONTAINS(s.images, JSON_QUOTE(?))`,
      params: [fileId, ...link, fileId, ...link, ...link, fileId],
    };
  }

  /** The IP of a draft. */
  override ips(fileId: string): Condition {
    return {
      sql: `SELECT t.ip_id FROM round_file f JOIN thread_round r ON r.id = f.round_id JOIN thread t ON t.id = r.thread_id
        WHERE f.file_id = ?`,
      params: [fileId],
    };
  }
}
