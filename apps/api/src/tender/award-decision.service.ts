import { Injectable } from '@nestjs/common';
import {
  type AwardAction,
  awardMachine,
  type awardProposal,
  type AwardState,
  type ProposedEntry,
  REGISTRATION_PASSED,
  registrationMachine,
  resultsOpen,
  statesAwaiting,
  TENDER_OPEN,
  tenderResultMachine,
  type TenderResult,
} from '@ipw/domain';
import type * as z from 'zod/mini';
import { fromJson, type Sql } from '../core/db/db';
import { notFound, validationError } from '../core/errors/domain-error';
import type { StaffCaller } from '../core/http/context';
import { type StaffMove } from '../core/review/review-record.service';
import { TransitionService } from '../core/transition/transition.service';
import { ownedAmong } from '../ip';
import { OwnMatterService } from '../member';
import { AwardCooperationService } from './award-cooperation.service';
import type { AwardEntity } from './award.entity';
import { awardRefusal, refuseEntrant, refuseOpened } from './award-rules';
import type { RegistrationEntity } from './registration.entity';
import { TenderNoticeService } from './tender-notice.service';
import type { TenderEntity } from './tender.entity';

type Proposed = z.output<typeof awardProposal>;
type AwardMove = StaffMove<AwardState, AwardAction, AwardEntity>;

/** Results of tenders: one staff member proposes, a second publishes all of it in one act. */
@Injectable()
export class AwardDecisionService {
  constructor(
    private readonly awards: AwardCooperationService,
    private readonly matters: OwnMatterService,
    private readonly notices: TenderNoticeService,
    private readonly transitions: TransitionService,
  ) {}

  propose(staff: StaffCaller, id: string, { version, entries, no_award_reason }: Proposed) {
    const awarded = entries.some((one) => one.awarded);
    if (!awarded && !no_award_reason) throw validationError('no_award_reason', 'reason_required');
    return this.move(staff, id, 'propose', version, {
      set: {
        proposal: JSON.stringify(entries),
        no_award_reason: awarded ? null : (no_award_reason ?? null),
        proposed_by: staff.id,
      },
      effect: async (sql, row) => {
        const { approved } = await this.admit(sql, staff, row);
        const named = entries.map(({ registration_id }) => registration_id);
        const whole = approved.length === named.length && new Set(named).size === named.length;
        if (!whole || !approved.every(({ id: one }) => named.includes(one)))
          throw validationError('entries', 'choice');
      },
    });
  }

  return(staff: StaffCaller, id: string, version: number, reason: string) {
    return this.move(staff, id, 'return', version, {
      reason,
      set: {},
      effect: (sql) => refuseEntrant(sql, this.matters, staff, id),
    });
  }

  publish(staff: StaffCaller, id: string, version: number) {
    const published_at = new Date();
    return this.move(staff, id, 'publish', version, {
      set: { published_by: staff.id, published_at },
      effect: async (sql, row) => {
        if (row.proposed_by === staff.id) throw awardRefusal(row.state, 'error.STATE.award_alone');
        const { tender, approved } = await this.admit(sql, staff, row);
        const proposal = fromJson<ProposedEntry[]>(row.proposal);
        for (const proposed of proposal) {
          const entry = approved.find(({ id: one }) => one === proposed.registration_id);
          // An entry may be erased with its account after it was proposed; the others are proposed anew.
          if (!entry) throw awardRefusal(row.state, 'error.STATE.award_changed');
          await this.settle(sql, staff, tender, entry, proposed, published_at);
        }
        await this.notices.queue(sql, tender.id, 'decided', published_at.toISOString());
      },
    });
  }

  private move(staff: StaffCaller, id: string, action: AwardAction, version: number, move: AwardMove) {
    return this.transitions.apply<AwardState, AwardAction, AwardEntity>({
      machine: awardMachine,
      table: 'tender_award',
      id,
      action,
      actor: staff,
      version,
      ...move,
    });
  }

  /**
   * The project and its approved entries whose IP has an owner. Refuses a result before the end and two minutes, entries that still wait for their
   * check, staff with an interest, and who has opened a sealed entry.
   */
  private async admit(sql: Sql, staff: StaffCaller, award: AwardEntity) {
    // Nobody cancels it meanwhile.
    const tender = await sql.one<TenderEntity>(
      'SELECT * FROM tender WHERE id = ? AND state = ? LOCK IN SHARE MODE',
      [award.id, TENDER_OPEN],
    );
    if (!tender) throw notFound();
    if (!resultsOpen(tender, Date.now())) throw awardRefusal(award.state, 'error.STATE.award_early');
    const entries = await sql.rows<RegistrationEntity>(
      'SELECT * FROM tender_registration WHERE tender_id = ? FOR UPDATE',
      [tender.id],
    );
    if (entries.some(({ state }) => statesAwaiting(registrationMachine, 'staff').includes(state)))
      throw awardRefusal(award.state, 'error.STATE.award_unchecked');
    const passed = entries.filter(({ state }) => state === REGISTRATION_PASSED);
    const owned = await ownedAmong(
      sql,
      passed.map(({ ip_id }) => ip_id),
    );
    const approved = passed.filter(({ ip_id }) => owned.has(ip_id));
    for (const { ip_id } of approved) await this.matters.refuseIp(sql, staff, ip_id);
    await refuseOpened(sql, staff, award);
    return { tender, approved };
  }

  private async settle(
    sql: Sql,
    staff: StaffCaller,
    tender: TenderEntity,
    entry: RegistrationEntity,
    { awarded, rank, comment }: ProposedEntry,
    result_at: Date,
  ): Promise<void> {
    await sql.update('tender_registration', { comment }, { id: entry.id });
    const { state: result } = await this.transitions.applyIn<
      TenderResult,
      'award' | 'decline',
      RegistrationEntity
    >(sql, {
      machine: tenderResultMachine,
      table: 'tender_registration',
      column: 'result',
      id: entry.id,
      action: awarded ? 'award' : 'decline',
      actor: staff,
      set: { result_at, rank: awarded ? (rank ?? null) : null },
    });
    if (awarded) await this.awards.begin(sql, staff, tender, entry);
    else await this.awards.end(sql, staff, entry, comment);
    await this.notices.notify(sql, tender, [entry.ip_id], 'tender_result', () => ({
      result_key: `state.tender_result.${result}`,
      comment,
    }));
  }
}
