import { Injectable } from '@nestjs/common';
import {
  AWARDED,
  BAR_HOLDS,
  BARRED_MONTHS,
  barMachine,
  shanghaiDay,
  type TenderResult,
  tenderResultMachine,
  ulid,
} from '@ipw/domain';
import type { Sql } from '../core/db/db';
import { DomainError } from '../core/errors/domain-error';
import type { StaffCaller } from '../core/http/context';
import { reasonLine } from '../core/review/reason';
import { HistoryService } from '../core/transition/history.service';
import { TransitionService } from '../core/transition/transition.service';
import { AwardCooperationService } from './award-cooperation.service';
import type { RegistrationEntity } from './registration.entity';
import { TenderNoticeService } from './tender-notice.service';
import type { TenderEntity } from './tender.entity';

interface Ground {
  reason_code: string;
  reason: string;
}

/** What follows a disqualification: no award, no cooperation, and no entries of the IP and of who handed it in for a year. */
@Injectable()
export class DisqualificationService {
  constructor(
    private readonly awards: AwardCooperationService,
    private readonly history: HistoryService,
    private readonly notices: TenderNoticeService,
    private readonly transitions: TransitionService,
  ) {}

  async follow(
    sql: Sql,
    staff: StaffCaller,
    tender: TenderEntity,
    entry: RegistrationEntity,
    { reason_code, reason }: Ground,
  ): Promise<void> {
    if (entry.result === AWARDED)
      await this.transitions.applyIn<TenderResult, 'revoke', RegistrationEntity>(sql, {
        machine: tenderResultMachine,
        table: 'tender_registration',
        column: 'result',
        id: entry.id,
        action: 'revoke',
        actor: staff,
        set: { rank: null },
      });
    // Also when an objection has reopened the result: nobody decides it anew.
    await this.awards.end(sql, staff, entry, reason);
    const until = new Date();
    until.setUTCMonth(until.getUTCMonth() + BARRED_MONTHS);
    const { ip_id, submitted_by: member_id } = entry;
    const id = ulid();
    await sql.insert('tender_bar', { id, registration_id: entry.id, ip_id, member_id, until });
    await this.history.write(sql, {
      ...{ subject: barMachine.name, subjectId: id, action: 'create', actor: staff, to: barMachine.initial },
      reason: reasonLine({ reason_code, reason }),
    });
    await this.notices.notify(sql, tender, [ip_id], 'registration_disqualified', () => ({
      reason_key: `registration_reason.${reason_code}`,
      reason,
      until: shanghaiDay(until),
    }));
  }

  /** The end of the latest bar of an IP or a member; null without one. */
  async until(sql: Sql, ipId: string, memberId: string): Promise<Date | null> {
    const found = await sql.one<{ until: Date | null }>(
      `SELECT MAX(b.until) AS until FROM (SELECT until FROM tender_bar WHERE ip_id = ? AND until > NOW(3) AND state = ?
        UNION ALL SELECT until FROM tender_bar WHERE member_id = ? AND until > NOW(3) AND state = ?) b`,
      [ipId, BAR_HOLDS, memberId, BAR_HOLDS],
    );
    return found?.until ?? null;
  }

  /** Refuses an IP or a member who is barred, and says until when. */
  async refuse(sql: Sql, ipId: string, memberId: string): Promise<void> {
    const until = await this.until(sql, ipId, memberId);
    if (until) throw new DomainError('BARRED', { until: shanghaiDay(until) });
  }
}
