import { Injectable } from '@nestjs/common';
import { consultantAdminApi, type ConsultantRow } from '@ipw/domain';
import { contains, listPlan, type ListPlan } from '../core/db/list-query';
import { AdminRecordService } from '../core/http/admin-record.service';
import type { AdminCall } from '../core/http/admin.controller';
import { parseUlidParam } from '../core/http/body';
import { StaffAccountService } from '../core/staff/staff-account.service';
import { StaffContactService } from '../core/staff/staff-contact.service';
import type { StaffEntity } from '../core/staff/staff.entity';
import { ConsultantService } from './consultant.service';

type Row = StaffEntity & { members: number | string };

const WORKING = "t.role = 'consultant' AND t.disabled_at IS NULL";

const PLAN = listPlan(consultantAdminApi.list, {
  table: 'staff',
  columns: 't.*, (SELECT COUNT(*) FROM member m WHERE m.consultant_id = t.id) AS members',
  filters: {
    q: contains('t.name'),
    state: (value) => ({
      sql: value === 'active' ? WORKING : `NOT (${WORKING})`,
      params: [],
    }),
  },
  // A former consultant is listed until their members are handed over.
  always: {
    sql: "(t.role = 'consultant' OR EXISTS (SELECT 1 FROM member m WHERE m.consultant_id = t.id))",
    params: [],
  },
});

/** Consultants, for staff who assign them: number of members, contact, handing over. */
@Injectable()
export class ConsultantAdminService extends AdminRecordService<Row, ConsultantRow> {
  protected readonly subject = 'staff';

  constructor(
    private readonly consultants: ConsultantService,
    private readonly accounts: StaffAccountService,
    private readonly contacts: StaffContactService,
  ) {
    super();
  }

  /** Changes only the contact for members; the account is changed under staff accounts. */
  async update(call: AdminCall<typeof consultantAdminApi.update>): Promise<ConsultantRow> {
    const { version, ...contact } = call.input;
    const row = await this.find(call.id, call.staff);
    await this.db.tx((sql) => this.accounts.updateContact(sql, call.staff, row, version, contact));
    return this.one(call);
  }

  /** Moves all members of a consultant to another, or to none. */
  async handOver(call: AdminCall<typeof consultantAdminApi.handOver>): Promise<{ moved: number }> {
    const { id, input, staff } = call;
    return { moved: await this.consultants.handOver(staff, parseUlidParam(id), input.consultant_id) };
  }

  protected plan(): ListPlan {
    return PLAN;
  }

  protected view(row: Row): ConsultantRow {
    return {
      id: row.id,
      state: row.disabled_at || row.role !== 'consultant' ? 'disabled' : 'active',
      version: row.version,
      actions: ['update', ...(Number(row.members) > 0 ? ['hand-over'] : [])],
      name: row.name,
      members: Number(row.members),
      ...this.contacts.of(row),
      created_at: row.created_at.toISOString(),
    };
  }
}
