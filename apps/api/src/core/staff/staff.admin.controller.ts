import { Body, Controller, HttpCode, Param, Post, Put } from '@nestjs/common';
import {
  mayRole,
  STAFF_ACTIONS,
  type StaffAction,
  staffCreateInput,
  type StaffRow,
  staffUpdateInput,
} from '@ipw/domain';
import { Db } from '../db/db';
import { nameHas } from '../db/list-filters';
import type { ListPlan } from '../db/list-query';
import { validationError } from '../errors/domain-error';
import { Console, Ctx, Staff } from '../http/call';
import { parseUlidParam, versionInput } from '../http/console-id';
import { parseBody } from '../http/console-input';
import type { Context, StaffCaller } from '../http/context';
import { iso } from '../http/iso';
import { AdminListController } from '../http/admin-list.controller';
import { HistoryService } from '../transition/history.service';
import { StaffAccountService, staffAccountActions, stateOf } from './staff-account.service';
import type { StaffEntity } from './staff.entity';
import { requireFresh } from './staff-session.service';

type Row = StaffEntity & { sessions: number | string; codes: number | string; last_seen_at: Date | null };

const OPEN_SESSIONS =
  'FROM staff_session o WHERE o.staff_id = t.id AND o.ended_at IS NULL AND o.expires_at > NOW(3)';

/** What each state means in the table. */
const STATES: Record<string, string> = {
  disabled: 't.disabled_at IS NOT NULL',
  invited: 't.disabled_at IS NULL AND t.first_password_until IS NOT NULL',
  active: 't.disabled_at IS NULL AND t.first_password_until IS NULL',
};

const PLAN: ListPlan = {
  resource: 'staff',
  table: 'staff',
  columns: `t.*, (SELECT COUNT(*) ${OPEN_SESSIONS}) AS sessions,
    (SELECT COUNT(*) FROM staff_recovery_code c WHERE c.staff_id = t.id AND c.used_at IS NULL) AS codes,
    (SELECT MAX(o.last_seen_at) FROM staff_session o WHERE o.staff_id = t.id) AS last_seen_at`,
  filters: {
    q: nameHas('t.name', 't.username'),
    role: 'role',
    state: (value) => ({ sql: STATES[value] ?? 'FALSE', params: [] }),
  },
  sorts: ['id', 'created_at', 'name', 'username'],
};

const isAction = (action: string): action is StaffAction =>
  (STAFF_ACTIONS as readonly string[]).includes(action);

@Controller('api/admin/staff')
export class StaffAdminController extends AdminListController('staff:read', 'staff')<Row> {
  constructor(
    protected readonly db: Db,
    private readonly accounts: StaffAccountService,
    protected readonly history: HistoryService,
  ) {
    super();
  }

  /** Answers the first password beside the account: this is the one time it is seen. */
  @Console('staff:write')
  @Post()
  async create(@Body() body: unknown, @Staff() staff: StaffCaller, @Ctx() context: Context) {
    requireFresh(staff);
    const { id, first_password } = await this.accounts.create(staff, parseBody(staffCreateInput, body));
    return { ...(await this.one(id, staff, context)), first_password };
  }

  @Console('staff:write')
  @Put(':id')
  async update(
    @Param('id') id: string,
    @Body() body: unknown,
    @Staff() staff: StaffCaller,
    @Ctx() context: Context,
  ) {
    requireFresh(staff);
    await this.accounts.update(staff, parseUlidParam(id), parseBody(staffUpdateInput, body));
    return this.one(id, staff, context);
  }

  @Console('staff:write')
  @Post(':id/new-password')
  @HttpCode(200)
  async newPassword(
    @Param('id') id: string,
    @Body() body: unknown,
    @Staff() staff: StaffCaller,
    @Ctx() context: Context,
  ) {
    requireFresh(staff);
    const { version } = parseBody(versionInput, body);
    const { first_password } = await this.accounts.newPassword(staff, parseUlidParam(id), version);
    return { ...(await this.one(id, staff, context)), first_password };
  }

  @Console('staff:write')
  @Post(':id/:action')
  @HttpCode(200)
  async act(
    @Param('id') id: string,
    @Param('action') action: string,
    @Body() body: unknown,
    @Staff() staff: StaffCaller,
    @Ctx() context: Context,
  ) {
    if (!isAction(action) || action === 'new-password') throw validationError('action', 'choice');
    requireFresh(staff);
    const { version } = parseBody(versionInput, body);
    await this.accounts.act(staff, parseUlidParam(id), version, action);
    return this.one(id, staff, context);
  }

  protected plan(): ListPlan {
    return PLAN;
  }

  protected view(row: Row, caller: StaffCaller): StaffRow {
    return {
      id: row.id,
      username: row.username,
      name: row.name,
      role: row.role,
      state: stateOf(row),
      version: row.version,
      actions: mayRole(caller.role, 'staff:write') ? ['update', ...staffAccountActions(row, caller.id)] : [],
      totp_enabled: row.totp_enabled,
      recovery_codes_left: Number(row.codes),
      sessions: Number(row.sessions),
      created_at: row.created_at.toISOString(),
      last_seen_at: iso(row.last_seen_at),
      first_password_until: iso(row.first_password_until),
    };
  }
}
