import { Injectable } from '@nestjs/common';
import { type FirstPassword, mayRole, staffAdminApi, type StaffRow } from '@ipw/domain';
import { contains, listPlan, type ListPlan } from '../db/list-query';
import { AdminRecordService } from '../http/admin-record.service';
import type { AdminCall } from '../http/admin.controller';
import { parseUlidParam, actionInput } from '../http/body';
import type { StaffCaller } from '../http/context';
import { iso } from '../http/iso';
import { StaffContactService } from './staff-contact.service';
import { staffAccountActions, StaffAccountService, stateOf } from './staff-account.service';
import type { StaffEntity } from './staff.entity';

type Row = StaffEntity & { sessions: number | string; codes: number | string; last_seen_at: Date | null };

const OPEN_SESSIONS =
  'FROM staff_session o WHERE o.staff_id = t.id AND o.ended_at IS NULL AND o.expires_at > NOW(3)';

/** The SQL condition of each state. */
const STATES: Record<string, string> = {
  disabled: 't.disabled_at IS NOT NULL',
  invited: 't.disabled_at IS NULL AND t.first_password_until IS NOT NULL',
  active: 't.disabled_at IS NULL AND t.first_password_until IS NULL',
};

const PLAN = listPlan(staffAdminApi.list, {
  table: 'staff',
  columns: `t.*, (SELECT COUNT(*) ${OPEN_SESSIONS}) AS sessions,
    (SELECT COUNT(*) FROM staff_recovery_code c WHERE c.staff_id = t.id AND c.used_at IS NULL) AS codes,
    (SELECT MAX(o.last_seen_at) FROM staff_session o WHERE o.staff_id = t.id) AS last_seen_at`,
  filters: {
    q: contains('t.name', 't.username'),
    role: 'role',
    state: (value) => ({ sql: STATES[value] ?? 'FALSE', params: [] }),
  },
});

@Injectable()
export class StaffAdminService extends AdminRecordService<Row, StaffRow> {
  protected readonly subject = 'staff';

  constructor(
    private readonly accounts: StaffAccountService,
    private readonly contacts: StaffContactService,
  ) {
    super();
  }

  /** Answers the first password with the account; it is shown only here. */
  async create(call: AdminCall<typeof staffAdminApi.create>): Promise<StaffRow & FirstPassword> {
    const { id, first_password } = await this.accounts.create(call.staff, call.input);
    return { ...(await this.one({ ...call, id })), first_password };
  }

  async update(call: AdminCall<typeof staffAdminApi.update>): Promise<StaffRow> {
    await this.accounts.update(call.staff, parseUlidParam(call.id), call.input);
    return this.one(call);
  }

  async newPassword(call: AdminCall<typeof staffAdminApi.newPassword>): Promise<StaffRow & FirstPassword> {
    const { id, input, staff } = call;
    const { first_password } = await this.accounts.newPassword(staff, parseUlidParam(id), input.version);
    return { ...(await this.one(call)), first_password };
  }

  async act(call: AdminCall): Promise<StaffRow> {
    const { action, input } = actionInput(staffAdminApi.act, call);
    await this.accounts.act(call.staff, parseUlidParam(call.id), input.version, action);
    return this.one(call);
  }

  protected plan(): ListPlan {
    return PLAN;
  }

  protected view(row: Row, caller: StaffCaller): StaffRow {
    const writes = mayRole(caller.role, 'staff:write');
    return {
      id: row.id,
      username: row.username,
      name: row.name,
      role: row.role,
      state: stateOf(row),
      version: row.version,
      actions: writes ? ['update', ...staffAccountActions(row, caller.id)] : [],
      totp_enabled: row.totp_enabled,
      recovery_codes_left: Number(row.codes),
      sessions: Number(row.sessions),
      created_at: row.created_at.toISOString(),
      last_seen_at: iso(row.last_seen_at),
      first_password_until: iso(row.first_password_until),
      ...(writes ? this.contacts.of(row) : { contact_phone: null, contact_email: null }),
    };
  }
}
