import { Injectable } from '@nestjs/common';
import { actionsFor, closureAdminApi, type ClosureAdminRow, closureMachine, staffMay } from '@ipw/domain';
import { MEMBER_NAME } from '../core/db/list-filters';
import { contains, listPlan, type ListPlan } from '../core/db/list-query';
import { AdminRecordService } from '../core/http/admin-record.service';
import type { AdminCall } from '../core/http/admin.controller';
import { parseUlidParam } from '../core/http/body';
import type { StaffCaller } from '../core/http/context';
import { iso } from '../core/http/iso';
import { PhoneService } from '../core/security/phone.service';
import { ClosureHoldService } from './closure-hold.service';
import type { ClosureEntity } from './closure.entity';

type Row = ClosureEntity & {
  member_name: string;
  phone: Buffer;
  area_code: string;
  ip_count: number | string;
};

@Injectable()
export class ClosureAdminService extends AdminRecordService<Row, ClosureAdminRow> {
  protected readonly subject = closureMachine.name;

  constructor(
    private readonly phones: PhoneService,
    private readonly holds: ClosureHoldService,
  ) {
    super();
  }

  /** Keeps the account open until staff resume the closure or the member withdraws it. */
  async hold(call: AdminCall<typeof closureAdminApi.hold>): Promise<ClosureAdminRow> {
    await this.holds.hold(call.staff, parseUlidParam(call.id), call.input);
    return this.one(call);
  }

  async resume(call: AdminCall<typeof closureAdminApi.resume>): Promise<ClosureAdminRow> {
    await this.holds.resume(call.staff, parseUlidParam(call.id), call.input.version);
    return this.one(call);
  }

  protected plan(): ListPlan {
    return listPlan(closureAdminApi.list, {
      table: 'closure',
      columns:
        't.*, m.username AS member_name, m.phone, m.area_code, (SELECT COUNT(*) FROM ip WHERE ip.owner_id = t.member_id) AS ip_count',
      joins: 'JOIN member m ON m.id = t.member_id',
      filters: {
        state: 'state',
        member_id: 'member_id',
        q: contains(MEMBER_NAME),
      },
    });
  }

  protected view(row: Row, staff: StaffCaller): ClosureAdminRow {
    return {
      id: row.id,
      state: row.state,
      version: row.version,
      actions: actionsFor(closureMachine, row.state, staffMay(staff.role)),
      member_id: row.member_id,
      member_name: row.member_name,
      phone_number: this.phones.masked(row.member_id, row.phone),
      area_code: row.area_code,
      ip_count: Number(row.ip_count),
      created_at: row.created_at.toISOString(),
      due_at: row.due_at.toISOString(),
      ended_at: iso(row.ended_at),
      reason_code: row.reason_code,
      reason: row.reason,
    };
  }
}
