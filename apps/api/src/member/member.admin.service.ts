import { Injectable } from '@nestjs/common';
import {
  type BulkOutcome,
  type MemberAccount,
  memberAdminApi,
  type MemberRecord,
  type MemberRow,
  type Revealed,
} from '@ipw/domain';
import { MemberSessionService } from '../core/auth/member-session.service';
import type { ListPlan } from '../core/db/list-query';
import { DomainError } from '../core/errors/domain-error';
import { AdminRecordService } from '../core/http/admin-record.service';
import type { AdminCall } from '../core/http/admin.controller';
import { bulk } from '../core/http/bulk';
import { parseUlidParam } from '../core/http/body';
import type { StaffCaller } from '../core/http/context';
import { ConsultantService } from './consultant.service';
import { memberPlan, MemberRecordService, type StoredMember } from './member-record.service';
import { RevealService } from './reveal.service';
import { StaffPhoneChangeService } from './staff-phone-change.service';

@Injectable()
export class MemberAdminService extends AdminRecordService<StoredMember, MemberRow, MemberRecord> {
  protected readonly subject = 'member';

  constructor(
    private readonly sessions: MemberSessionService,
    private readonly consultants: ConsultantService,
    private readonly reveals: RevealService,
    private readonly record: MemberRecordService,
    private readonly phones: StaffPhoneChangeService,
  ) {
    super();
  }

  async account({ id, staff, context }: AdminCall): Promise<MemberAccount> {
    return this.record.account((await this.find(id, staff)).id, context.language);
  }

  /** Ends all sessions of a member; their clients get 50012. */
  async endSessions(call: AdminCall<typeof memberAdminApi.endSessions>): Promise<MemberRecord> {
    const {
      staff,
      input: { version },
    } = call;
    const member = await this.find(call.id, staff);
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
    return this.one(call);
  }

  async changePhone(call: AdminCall<typeof memberAdminApi.changePhone>): Promise<MemberRecord> {
    await this.phones.change(call.staff, (await this.find(call.id, call.staff)).id, call.input);
    return this.one(call);
  }

  async reveal({ id, input, staff }: AdminCall<typeof memberAdminApi.reveal>): Promise<Revealed> {
    const { field, reason } = input;
    return { field, value: await this.reveals.reveal(await this.find(id, staff), field, reason, staff) };
  }

  assignMany({ input, staff, context }: AdminCall<typeof memberAdminApi.assignMany>): Promise<BulkOutcome[]> {
    const { consultant_id, ...many } = input;
    return bulk(many, context, (id, version) => this.consultants.assign(staff, id, version, consultant_id));
  }

  async assign(call: AdminCall<typeof memberAdminApi.assign>): Promise<MemberRecord> {
    const { version, consultant_id } = call.input;
    await this.consultants.assign(call.staff, parseUlidParam(call.id), version, consultant_id);
    return this.one(call);
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
