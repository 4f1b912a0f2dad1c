import { Injectable } from '@nestjs/common';
import { REGISTRATION_PASSED, TENDER_SHOWN } from '@ipw/domain';
import type { Reader } from '../core/auth/assignment';
import type { Condition } from '../core/db/list-query';
import { FileViewers, linkIn } from '../core/files/viewers';

/** Files of tenders and of entries to them. */
@Injectable()
export class TenderFileViewers extends FileViewers {
  /** Files of a published tender are for everybody who works on an IP. */
  override member(memberId: string, fileId: string): Condition {
    return {
      sql: `SELECT f.file_id FROM tender_file f JOIN tender t ON t.id = f.tender_id
        JOIN ip_operator o ON o.member_id = ? AND o.match_relation IS NOT NULL
        WHERE f.file_id = ? AND t.state IN (?)`,
      params: [memberId, fileId, TENDER_SHOWN],
    };
  }

  /** While the link of the brand that scores is the current one: files of approved entries. */
  override party(party: string, fileId: string): Condition {
    return {
      sql: `SELECT b.id FROM tender_brand b JOIN tender_registration r ON r.tender_id = b.id AND r.state = ?
        JOIN file_use u ON u.subject_id = r.id AND u.place = 'live'
        WHERE u.file_id = ? AND b.id = ? AND b.link_number = ?`,
      params: [REGISTRATION_PASSED, fileId, ...linkIn(party)],
    };
  }

  override consultant({ id }: Reader, fileId: string): Condition {
    return {
      sql: `SELECT t.id FROM tender_file f JOIN tender t ON t.id = f.tender_id
        WHERE f.file_id = ? AND t.consultant_id = ?`,
      params: [fileId, id],
    };
  }

  /** Files of an entry to a sealed tender open to its checker only until the end, also those of its draft. */
  override closed({ id }: Reader, fileId: string): Condition {
    return {
      sql: `SELECT r.id FROM file_use u JOIN tender_registration r ON r.id = u.subject_id JOIN tender t ON t.id = r.tender_id
        WHERE u.file_id = ? AND u.field IN ('attachments', 'case_images') AND t.sealed = 1 AND t.closes_at > NOW(3)
          AND (r.assignee_id IS NULL OR r.assignee_id <> ?)`,
      params: [fileId, id],
    };
  }
}
