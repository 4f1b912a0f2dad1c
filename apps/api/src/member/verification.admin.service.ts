import { Injectable } from '@nestjs/common';
import {
  type VerificationAction,
  type VerificationState,
  maskDocument,
  maskName,
  verificationAdminApi,
  verificationMachine,
  type VerificationRecord,
  type VerificationRow,
} from '@ipw/domain';
import { assignedOnly } from '../core/auth/assignment';
import { fromJson } from '../core/db/db';
import { assignee, MEMBER_NAME } from '../core/db/list-filters';
import { contains, listPlan, type ListPlan } from '../core/db/list-query';
import { FileService } from '../core/files/file.service';
import type { StaffCaller } from '../core/http/context';
import { iso } from '../core/http/iso';
import { marksOf } from '../core/review/marks';
import { decisionFacts, ReviewRecordService } from '../core/review/review-record.service';
import { PhoneService } from '../core/security/phone.service';
import type { VerificationEntity } from './verification.entity';
import { VerificationService } from './verification.service';

type Row = VerificationEntity & {
  member_name: string;
  phone: Buffer;
  area_code: string;
  location: string;
  member_since: Date;
  assignee_name: string | null;
};

@Injectable()
export class VerificationAdminService extends ReviewRecordService<
  Row,
  VerificationState,
  VerificationAction,
  VerificationRow,
  VerificationRecord
> {
  protected readonly machine = verificationMachine;
  protected readonly inputs = verificationAdminApi.decide.inputs;

  constructor(
    private readonly files: FileService,
    private readonly phones: PhoneService,
    protected readonly decisions: VerificationService,
  ) {
    super();
  }

  protected plan(staff: StaffCaller): ListPlan {
    return listPlan(verificationAdminApi.list, {
      table: 'verification',
      columns:
        't.*, m.username AS member_name, m.phone, m.area_code, m.location, m.created_at AS member_since, s.name AS assignee_name',
      joins: 'JOIN member m ON m.id = t.member_id LEFT JOIN staff s ON s.id = t.assignee_id',
      filters: {
        state: 'state',
        member_id: 'member_id',
        assignee: assignee(staff),
        q: contains(MEMBER_NAME),
      },
      always: assignedOnly(staff, 't.member_id'),
    });
  }

  protected view(row: Row, staff: StaffCaller): VerificationRow {
    return {
      ...decisionFacts(verificationMachine, row, staff),
      reason_code: row.reason_code,
      member_id: row.member_id,
      member_name: row.member_name,
      phone_number: this.phones.masked(row.member_id, row.phone),
      area_code: row.area_code,
      document_type: row.document_type as VerificationRow['document_type'],
      submitted_at: iso(row.submitted_at),
    };
  }

  /** Name and number are unmasked until the decision, to be compared with the pictures; masked afterwards. */
  protected override async details(row: Row, staff: StaffCaller) {
    const { real_name, document_number } = this.decisions.opened(row);
    const open = verificationMachine.states[row.state].awaits === 'staff';
    return {
      same_document: open ? await this.decisions.othersWith(document_number, row.member_id) : [],
      real_name: open ? real_name : maskName(real_name),
      document_number: open ? document_number : maskDocument(document_number),
      marks: marksOf(row.marks),
      document_images: await this.files.many(fromJson<string[]>(row.document_images), staff),
      location: row.location,
      member_since: row.member_since.toISOString(),
    };
  }
}
