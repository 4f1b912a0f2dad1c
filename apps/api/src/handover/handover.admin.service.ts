import { Injectable } from '@nestjs/common';
import {
  actionsFor,
  type Counts,
  staffMay,
  statesAwaiting,
  handoverAdminApi,
  handoverMachine,
  type HandoverRecord,
  type HandoverRow,
  VERIFIED,
} from '@ipw/domain';
import { anyNamed } from '../core/db/list-filters';
import { listPlan, type ListPlan } from '../core/db/list-query';
import { AdminRecordService } from '../core/http/admin-record.service';
import type { AdminCall } from '../core/http/admin.controller';
import { actionInput } from '../core/http/body';
import type { StaffCaller } from '../core/http/context';
import type { HandoverEntity } from './handover.entity';
import { HandoverReviewService } from './handover-review.service';
import { obstaclesOf } from './obstacles';

type Row = HandoverEntity & {
  ip_name: string;
  member_name: string;
  to_name: string | null;
  to_status: string | null;
};

/** What staff read and decide. */
@Injectable()
export class HandoverAdminService extends AdminRecordService<Row, HandoverRow, HandoverRecord> {
  protected readonly subject = handoverMachine.name;

  constructor(private readonly decisions: HandoverReviewService) {
    super();
  }

  counts({ staff }: AdminCall): Promise<Counts> {
    return this.countStates(staff, statesAwaiting(handoverMachine, 'staff'));
  }

  async decide(call: AdminCall): Promise<HandoverRecord> {
    const { action, input } = actionInput(handoverAdminApi.decide, call);
    await this.decisions.decide(call.staff, await this.find(call.id, call.staff), action, input);
    return this.one(call);
  }

  protected plan(): ListPlan {
    return listPlan(handoverAdminApi.list, {
      table: 'handover',
      columns:
        't.*, ip.ip_name, m.username AS member_name, n.username AS to_name, n.auth_status AS to_status',
      joins:
        'JOIN ip ON ip.id = t.ip_id JOIN member m ON m.id = t.member_id LEFT JOIN member n ON n.id = t.to_id',
      filters: { state: 'state', ip_id: 'ip_id', member_id: 'member_id', q: anyNamed },
    });
  }

  protected view(row: Row, { role }: StaffCaller): HandoverRow {
    return {
      id: row.id,
      state: row.state,
      version: row.version,
      actions: actionsFor(handoverMachine, row.state, staffMay(role)),
      ip_id: row.ip_id,
      ip_name: row.ip_name,
      member_id: row.member_id,
      member_name: row.member_name,
      to_id: row.to_id,
      to_name: row.to_name,
      reason: row.reason,
      created_at: row.created_at.toISOString(),
      expires_at: row.expires_at.toISOString(),
    };
  }

  protected override async details(row: Row): Promise<Omit<HandoverRecord, keyof HandoverRow>> {
    const obstacles = await obstaclesOf(this.db, row.ip_id);
    return { obstacles: obstacles.map(({ kind }) => kind), is_auth: row.to_status === VERIFIED ? 1 : 0 };
  }
}
