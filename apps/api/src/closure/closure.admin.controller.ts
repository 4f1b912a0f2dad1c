import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { actionsFor, closureHoldInput, closureMachine, staffMay } from '@ipw/domain';
import { Db } from '../core/db/db';
import { contains, type ListPlan } from '../core/db/list-query';
import { Console, Ctx, Staff } from '../core/http/call';
import { parseUlidParam, versionInput } from '../core/http/console-id';
import { parseBody } from '../core/http/console-input';
import type { Context, StaffCaller } from '../core/http/context';
import { iso } from '../core/http/iso';
import { AdminListController } from '../core/http/admin-list.controller';
import { PhoneService } from '../core/security/phone.service';
import { HistoryService } from '../core/transition/history.service';
import type { ClosureEntity } from './closure.entity';
import { ClosureHoldService } from './closure-hold.service';

type Row = ClosureEntity & {
  member_name: string;
  phone: Buffer;
  area_code: string;
  ip_count: number | string;
};

@Controller('api/admin/closures')
export class ClosureAdminController extends AdminListController('closure:read', closureMachine.name)<Row> {
  constructor(
    protected readonly db: Db,
    private readonly phones: PhoneService,
    protected readonly history: HistoryService,
    private readonly holds: ClosureHoldService,
  ) {
    super();
  }

  /** Keeps the account open until staff let the closure go on, or the member withdraws it. */
  @Console('closure:write')
  @Post(':id/hold')
  @HttpCode(200)
  async hold(
    @Param('id') id: string,
    @Body() body: unknown,
    @Staff() staff: StaffCaller,
    @Ctx() context: Context,
  ) {
    await this.holds.hold(staff, parseUlidParam(id), parseBody(closureHoldInput, body));
    return this.one(id, staff, context);
  }

  @Console('closure:write')
  @Post(':id/resume')
  @HttpCode(200)
  async resume(
    @Param('id') id: string,
    @Body() body: unknown,
    @Staff() staff: StaffCaller,
    @Ctx() context: Context,
  ) {
    await this.holds.resume(staff, parseUlidParam(id), parseBody(versionInput, body).version);
    return this.one(id, staff, context);
  }

  protected plan(): ListPlan {
    return {
      resource: 'closures',
      table: 'closure',
      columns:
        't.*, m.username AS member_name, m.phone, m.area_code, (SELECT COUNT(*) FROM ip WHERE ip.owner_id = t.member_id) AS ip_count',
      joins: 'JOIN member m ON m.id = t.member_id',
      filters: {
        state: 'state',
        member_id: 'member_id',
        q: (value) => {
          const { sql, params } = contains('username')(value);
          return { sql: `t.member_id IN (SELECT id FROM member WHERE ${sql})`, params };
        },
      },
      sorts: ['due_at', 'created_at', 'id'],
    };
  }

  protected view(row: Row, staff: StaffCaller) {
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
