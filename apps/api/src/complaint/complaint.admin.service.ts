import { Injectable } from '@nestjs/common';
import {
  type ComplaintAction,
  complaintAdminApi,
  type ComplaintAdminRecord,
  type ComplaintAdminRow,
  complaintMachine,
  complaintNumber,
  type ComplaintState,
} from '@ipw/domain';
import { assignee, IP_NAME } from '../core/db/list-filters';
import { contains, listPlan, type ListPlan } from '../core/db/list-query';
import { FileService } from '../core/files/file.service';
import type { StaffCaller } from '../core/http/context';
import { iso } from '../core/http/iso';
import { decisionFacts, ReviewRecordService } from '../core/review/review-record.service';
import { FieldCipher } from '../core/security/field-cipher';
import type { ComplaintEntity } from './complaint.entity';
import { ComplaintReviewService } from './complaint-review.service';
import { complainantOf, filesOf, textOf } from './complaint.view';

type Row = ComplaintEntity & {
  ip_name: string;
  owner_id: string | null;
  owner_name: string | null;
  assignee_name: string | null;
};

/** The desk of complaints of infringement. */
@Injectable()
export class ComplaintAdminService extends ReviewRecordService<
  Row,
  ComplaintState,
  ComplaintAction,
  ComplaintAdminRow,
  ComplaintAdminRecord
> {
  protected readonly machine = complaintMachine;
  protected readonly inputs = complaintAdminApi.decide.inputs;

  constructor(
    private readonly files: FileService,
    private readonly cipher: FieldCipher,
    protected readonly decisions: ComplaintReviewService,
  ) {
    super();
  }

  protected plan(staff: StaffCaller): ListPlan {
    return listPlan(complaintAdminApi.list, {
      table: 'complaint',
      columns: 't.*, ip.ip_name, ip.owner_id, m.username AS owner_name, s.name AS assignee_name',
      joins:
        'JOIN ip ON ip.id = t.ip_id LEFT JOIN member m ON m.id = ip.owner_id LEFT JOIN staff s ON s.id = t.assignee_id',
      filters: { state: 'state', ip_id: 'ip_id', assignee: assignee(staff), q: contains(IP_NAME) },
      byId: { state: 'complaint_queue' },
    });
  }

  protected view(row: Row, staff: StaffCaller): ComplaintAdminRow {
    return {
      ...decisionFacts(complaintMachine, row, staff),
      reason_code: null,
      number: complaintNumber(row.id),
      kind: row.kind,
      ip_id: row.ip_id,
      ip_name: row.ip_name,
      owner_id: row.owner_id,
      owner_name: row.owner_name,
      created_at: row.created_at.toISOString(),
      answered_at: iso(row.answered_at),
    };
  }

  protected override async details(
    row: Row,
    staff: StaffCaller,
  ): Promise<Omit<ComplaintAdminRecord, keyof ComplaintAdminRow>> {
    const { proof, answer } = filesOf(row);
    return {
      ...complainantOf(this.cipher, row),
      statement: textOf(this.cipher, row, 'statement'),
      proof_images: await this.files.many(proof, staff),
      answer: textOf(this.cipher, row, 'answer'),
      answer_images: await this.files.many(answer, staff),
    };
  }
}
