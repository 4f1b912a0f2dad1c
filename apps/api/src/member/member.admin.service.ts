import { Injectable } from '@nestjs/common';
import {
  type BulkOutcome,
  type ConsoleInput,
  type MemberAccount,
  memberAdminApi,
  type MemberRecord,
  type MemberRow,
  type Revealed,
} from '@ipw/domain';
import { MemberSessionService } from '../core/auth/member-session.service';
import { Db } from '../core/db/db';
import type { ListPlan } from '../core/db/list-query';
import { DomainError } from '../core/errors/domain-error';
import { AdminRecordService } from '../core/http/admin-record.service';
import { bulk } from '../core/http/bulk';
import { parseUlidParam } from '../core/http/console-id';
import type { Context, StaffCaller } from '../core/http/context';
import { HistoryService } from '../core/transition/history.service';
import { ConsultantService } from './consultant.service';
import { memberPlan, MemberRecordService, type StoredMember } from './member-record.service';
import { RevealService } from './reveal.service';

@Injectable()
export class MemberAdminService extends AdminRecordService<StoredMember, MemberRow, MemberRecord> {
  protected readonly subject = 'member';

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

  async account(id: string, staff: StaffCaller, { language }: Context): Promise<MemberAccount> {
    return this.record.account((await this.find(id, staff)).id, language);
  }

  /** Ends all sessions of a member; their clients get 50012. */
  async endSessions(
    id: string,
    version: number,
    staff: StaffCaller,
    context: Context,
  ): Promise<MemberRecord> {
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

  async reveal(
    id: string,
    { field, reason }: ConsoleInput<typeof memberAdminApi.reveal>,
    staff: StaffCaller,
  ): Promise<Revealed> {
    return { field, value: await this.reveals.reveal(await this.find(id, staff), field, reason, staff) };
  }

  assignMany(
    { consultant_id, ...many }: ConsoleInput<typeof memberAdminApi.assignMany>,
    staff: StaffCaller,
    context: Context,
  ): Promise<BulkOutcome[]> {
    return bulk(many, context, (id, version) => this.consultants.assign(staff, id, version, consultant_id));
  }

  async assign(
    id: string,
    { version, consultant_id }: ConsoleInput<typeof memberAdminApi.assign>,
    staff: StaffCaller,
    context: Context,
  ): Promise<MemberRecord> {
    await this.consultants.assign(staff, parseUlidParam(id), version, consultant_id);
    return this.one(id, staff, context);
  }

  protected plan(staff: StaffCaller): ListPlan {
    return memberPlan(staff);
  }

  protected view(row: StoredMember, staff: StaffCaller) {
    return this.record.view(row, staff);
  }

  protected override details(row: StoredMember, staff: StaffCaller) {
    return this.record.details(row, staff);
  }
}
