import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { assignInput, revealInput, type Revealed } from '@ipw/domain';
import { MemberSessionService } from '../core/auth/member-session.service';
import { Db } from '../core/db/db';
import type { ListPlan } from '../core/db/list-query';
import { DomainError } from '../core/errors/domain-error';
import { bulk, bulkInput } from '../core/http/bulk';
import { Console, Ctx, Staff } from '../core/http/call';
import { parseUlidParam, versionInput } from '../core/http/console-id';
import { parseBody } from '../core/http/console-input';
import type { Context, StaffCaller } from '../core/http/context';
import { AdminListController } from '../core/http/admin-list.controller';
import { HistoryService } from '../core/transition/history.service';
import { ConsultantService } from './consultant.service';
import { type MemberRow, memberPlan, MemberRecordService } from './member-record.service';
import { RevealService } from './reveal.service';

@Controller('api/admin/members')
export class MemberAdminController extends AdminListController('member:read', 'member')<MemberRow> {
  constructor(
    protected readonly db: Db,
    private readonly sessions: MemberSessionService,
    protected readonly history: HistoryService,
    private readonly consultants: ConsultantService,
    private readonly reveals: RevealService,
    private readonly record: MemberRecordService,
  ) {
    super();
  }

  /** What an account has agreed to, was told, and where it is signed in. */
  @Console('member:care')
  @Get(':id/account')
  async account(@Param('id') id: string, @Staff() staff: StaffCaller, @Ctx() { language }: Context) {
    return this.record.account((await this.find(id, staff)).id, language);
  }

  /** Signs the member out everywhere; their clients are told so (50012). */
  @Console('member:write')
  @Post(':id/end-sessions')
  @HttpCode(200)
  async endSessions(
    @Param('id') id: string,
    @Body() body: unknown,
    @Staff() staff: StaffCaller,
    @Ctx() context: Context,
  ) {
    const { version } = parseBody(versionInput, body);
    const member = await this.find(id, staff);
    await this.db.tx(async (sql) => {
      const found = await sql.update('member', { version: version + 1 }, { id: member.id, version });
      if (found === 0) throw new DomainError('CONFLICT', { version: member.version });
      const ended = await this.sessions.endAll(sql, member.id, 'staff');
      await this.history.write(sql, {
        subject: 'member',
        subjectId: member.id,
        action: 'end_sessions',
        actor: staff,
        after: { ended },
      });
    });
    return this.one(id, staff, context);
  }

  /** One masked field in clear, for a reason. */
  @Console('member:reveal')
  @Post(':id/reveal')
  @HttpCode(200)
  async reveal(
    @Param('id') id: string,
    @Body() body: unknown,
    @Staff() staff: StaffCaller,
  ): Promise<Revealed> {
    const { field, reason } = parseBody(revealInput, body);
    return { field, value: await this.reveals.reveal(await this.find(id, staff), field, reason, staff) };
  }

  @Console('member:assign')
  @Post('bulk/assign-consultant')
  @HttpCode(200)
  assignMany(@Body() body: Record<string, unknown>, @Staff() staff: StaffCaller, @Ctx() context: Context) {
    const { ids, versions, ...rest } = body;
    const { consultant_id } = parseBody(assignInput, { ...rest, version: 1 });
    return bulk(parseBody(bulkInput, { ids, versions }), context, (id, version) =>
      this.consultants.assign(staff, id, version, consultant_id),
    );
  }

  @Console('member:assign')
  @Post(':id/assign-consultant')
  @HttpCode(200)
  async assign(
    @Param('id') id: string,
    @Body() body: unknown,
    @Staff() staff: StaffCaller,
    @Ctx() context: Context,
  ) {
    const { version, consultant_id } = parseBody(assignInput, body);
    await this.consultants.assign(staff, parseUlidParam(id), version, consultant_id);
    return this.one(id, staff, context);
  }

  protected plan(staff: StaffCaller): ListPlan {
    return memberPlan(staff);
  }

  protected view(row: MemberRow, staff: StaffCaller) {
    return this.record.view(row, staff);
  }

  protected override details(row: MemberRow, staff: StaffCaller) {
    return this.record.details(row, staff);
  }
}
