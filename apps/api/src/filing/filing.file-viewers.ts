import { Injectable } from '@nestjs/common';
import { mayRole } from '@ipw/domain';
import { assignedOnly, type StaffReader } from '../core/auth/assignment';
import type { Condition } from '../core/db/list-query';
import { FileViewers } from '../core/files/viewers';

/** Files of filings: pictures, papers, certificates and invoices. */
@Injectable()
export class FilingFileViewers extends FileViewers {
  /** The member who filed. */
  override member(memberId: string, fileId: string): Condition {
    return {
      sql: `SELECT f.id FROM file_use u JOIN filing f ON f.id IN (u.subject_id, u.ip_id)
        WHERE u.file_id = ? AND f.member_id = ?`,
      params: [fileId, memberId],
    };
  }

  /** The consultant of the member who filed. */
  override consultant(staff: StaffReader, fileId: string): Condition | undefined {
    const assigned = assignedOnly(staff, 'f.member_id');
    return (
      assigned && {
        sql: `SELECT f.id FROM file_use u JOIN filing f ON f.id = u.subject_id WHERE u.file_id = ? AND ${assigned.sql}`,
        params: [fileId, ...assigned.params],
      }
    );
  }

  /** Papers of a right holder, and nothing else, show the number that staff who check no filings see masked. */
  override closed({ role }: StaffReader, fileId: string): Condition | undefined {
    if (mayRole(role, 'filing:review')) return undefined;
    return {
      sql: `SELECT f.id FROM file_use u JOIN filing f ON f.id = u.subject_id WHERE u.file_id = ? AND u.field = 'documents'
        AND NOT EXISTS (SELECT 1 FROM file_use o WHERE o.file_id = u.file_id AND o.field <> 'documents')`,
      params: [fileId],
    };
  }
}
