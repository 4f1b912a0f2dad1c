import { Injectable } from '@nestjs/common';
import { HOLDER_STATES, REFUSED } from '@ipw/domain';
import type { Condition } from '../core/db/list-query';
import { FileViewers, linkIn } from '../core/files/viewers';

/** Pictures of sheets. */
@Injectable()
export class SheetFileViewers extends FileViewers {
  /** While the link of the sheet's buyer is the current one. */
  override buyer(buyer: string, fileId: string): Condition {
    const [sheetId, number] = linkIn(buyer);
    return {
      sql: `SELECT s.id FROM sheet_picture p JOIN sheet s ON s.id = p.sheet_id
        WHERE p.sheet_id = ? AND p.file_id = ? AND s.link_number = ?`,
      params: [sheetId, fileId, number],
    };
  }

  /**
   * While the member operates the IP of the sheet, and it was neither refused nor is closed by the business password. The
   * supplement was agreed to when the address was made.
   */
  override holder(holder: string, fileId: string): Condition {
    const [memberId = '', sheetId = ''] = holder.split('.');
    return {
      sql: `SELECT s.id FROM sheet_picture p JOIN sheet s ON s.id = p.sheet_id
        JOIN ip_operator o ON o.ip_id = s.ip_id AND o.member_id = ? AND o.match_relation IS NOT NULL
        WHERE p.sheet_id = ? AND p.file_id = ? AND s.state IN (?) AND (s.source = 'platform' OR EXISTS
          (SELECT 1 FROM business_check c JOIN member_session m ON m.id = c.session_id AND m.member_id = o.member_id
            JOIN business_password b ON b.ip_id = c.ip_id AND b.version = c.version
            WHERE c.operator_id = o.id AND c.operator_version = o.version AND c.checked_until > NOW(3)))`,
      params: [memberId, sheetId, fileId, HOLDER_STATES.filter((state) => state !== REFUSED)],
    };
  }

  /** The IP of the sheet. */
  override ips(fileId: string): Condition {
    return {
      sql: 'SELECT s.ip_id FROM sheet_picture p JOIN sheet s ON s.id = p.sheet_id WHERE p.file_id = ?',
      params: [fileId],
    };
  }
}
