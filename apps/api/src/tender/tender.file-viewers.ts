import { Injectable } from '@nestjs/common';
import { REGISTRATION_PASSED, TENDER_SHOWN } from '@ipw/domain';
import type { StaffReader } from '../core/auth/assignment';
import type { Condition } from '../core/db/list-query';
import { FileViewers, linkIn } from '../core/files/viewers';
import { openTo } from './sealed';

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

  override consultant({ id }: StaffReader, fileId: string): Condition {
    return {
      sql: `SELECT t.id FROM tender_file f JOIN tender t ON t.id = f.tender_id
        WHERE f.file_id = ? AND t.consultant_id = ?`,
      params: [fileId, id],
    };
  }

  /** Files of an entry to a sealed tender open to its checker only until the end, also those of its draft. */
  override closed(staff: StaffReader, fileId: string): Condition {
    const open = openTo(staff);
    return {
      // Of an entry without a checker the condition is NULL, not false.
      sql: `SELECT t.id FROM file_use u JOIN tender_registration t ON t.id = u.subject_id
        WHERE u.file_id = ? AND u.field IN ('attachments', 'case_images') AND ${open.sql} IS NOT TRUE`,
      params: [fileId, ...open.params],
    };
  }
}
