import { Injectable } from '@nestjs/common';
import {
  type CodeRequestAction,
  type CodeRequestState,
  codeRequestAdminApi,
  type CodeRequestAdminRecord,
  type CodeRequestAdminRow,
  codeRequestMachine,
} from '@ipw/domain';
import { assignedOnly } from '../../core/auth/assignment';
import { anyNamed } from '../../core/db/list-filters';
import { listPlan, type ListPlan } from '../../core/db/list-query';
import { FileService } from '../../core/files/file.service';
import type { StaffCaller } from '../../core/http/context';
import { iso } from '../../core/http/iso';
import { ReviewRecordService, staffActions } from '../../core/review/review-record.service';
import {
  CodeRequestService,
  REQUEST_COLUMNS,
  REQUEST_JOINS,
  requestFacts,
  type RequestFound,
} from './code-request.service';

type Row = RequestFound & {
  ip_name: string;
  member_name: string;
  assignee_name: string | null;
  ordered: number;
  issued: number;
  reserved: number;
  goods_image: string | null;
};

@Injectable()
export class CodeRequestAdminService extends ReviewRecordService<
  Row,
  CodeRequestState,
  CodeRequestAction,
  CodeRequestAdminRow,
  CodeRequestAdminRecord
> {
  protected readonly machine = codeRequestMachine;
  protected readonly inputs = codeRequestAdminApi.decide.inputs;

  constructor(
    protected readonly decisions: CodeRequestService,
    private readonly files: FileService,
  ) {
    super();
  }

  protected plan(staff: StaffCaller): ListPlan {
    return listPlan(codeRequestAdminApi.list, {
      table: 'code_request',
      columns: `${REQUEST_COLUMNS}, g.ordered, g.issued, g.reserved, g.image_id AS goods_image, ip.ip_name, m.username AS member_name, s.name AS assignee_name`,
      joins: `${REQUEST_JOINS} JOIN ip ON ip.id = t.ip_id JOIN member m ON m.id = t.member_id LEFT JOIN staff s ON s.id = t.assignee_id`,
      filters: { state: 'state', ip_id: 'ip_id', goods_id: 'goods_id', q: anyNamed },
      always: assignedOnly(staff, 't.member_id'),
    });
  }

  protected view(row: Row, staff: StaffCaller): CodeRequestAdminRow {
    return {
      id: row.id,
      actions: staffActions(codeRequestMachine, row, staff),
      ...requestFacts(row),
      ip_id: row.ip_id,
      ip_name: row.ip_name,
      member_id: row.member_id,
      member_name: row.member_name,
      assignee_id: row.assignee_id,
      assignee_name: row.assignee_name,
      assigned_at: iso(row.assigned_at),
    };
  }

  /** Adds ordered and issued codes of the goods, to judge whether the request can be met. */
  protected override async details({ ordered, issued, reserved, goods_image }: Row, staff: StaffCaller) {
    const image = await this.files.oneOrNull(goods_image, staff);
    return { goods: { ordered, issued, reserved, image } };
  }
}
