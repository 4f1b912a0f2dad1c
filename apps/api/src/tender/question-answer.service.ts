import { Injectable } from '@nestjs/common';
import { type QuestionAction, questionMachine, type QuestionState } from '@ipw/domain';
import type { Sql } from '../core/db/db';
import { notFound } from '../core/errors/domain-error';
import type { StaffCaller } from '../core/http/context';
import { type Decision, StaffDecisionService, type StaffMove } from '../core/review/review-record.service';
import { OwnMatterService } from '../member';
import { refuseEntrant } from './award-rules';
import type { QuestionEntity } from './question.entity';
import { TenderNoticeService } from './tender-notice.service';
import type { TenderEntity } from './tender.entity';

type QuestionMove = StaffMove<QuestionState, QuestionAction, QuestionEntity>;
interface Answer extends Decision {
  answer?: string;
  wording?: string;
}

/** Answers to one IP, or to everybody who takes part or follows; consultants answer for projects assigned to them. */
@Injectable()
export class QuestionAnswerService extends StaffDecisionService<
  QuestionState,
  QuestionAction,
  QuestionEntity,
  Answer
> {
  protected readonly machine = questionMachine;
  protected readonly table = 'tender_question';

  constructor(
    private readonly matters: OwnMatterService,
    private readonly notices: TenderNoticeService,
  ) {
    super();
  }

  protected moves(
    staff: StaffCaller,
    { answer = '', wording }: Answer,
  ): Partial<Record<QuestionAction, QuestionMove>> {
    const set = { answer, answered_by: staff.id, decided_at: new Date(), due_at: null };
    return {
      answer: {
        set,
        effect: async (sql, row) => {
          const tender = await this.admit(sql, staff, row);
          const args = () => ({ question: row.question, answer });
          await this.notices.notify(sql, tender, [row.ip_id], 'tender_answered', args);
        },
      },
      publish: {
        set: (row) => ({ ...set, wording: wording ?? row.question }),
        effect: async (sql, row) => {
          await this.admit(sql, staff, row);
          await this.notices.queue(sql, row.tender_id, 'answered', row.id);
        },
      },
    };
  }

  protected override moveOf(staff: StaffCaller, action: QuestionAction, decision: Answer) {
    const move = super.moveOf(staff, action, decision);
    return action === 'assign'
      ? { ...move, effect: async (sql: Sql, row: QuestionEntity) => void (await this.admit(sql, staff, row)) }
      : move;
  }

  /** The project. Refuses who works on the IP that asked, and a consultant of another project. */
  private async admit(sql: Sql, staff: StaffCaller, row: QuestionEntity): Promise<TenderEntity> {
    await this.matters.refuseIp(sql, staff, row.ip_id);
    await refuseEntrant(sql, this.matters, staff, row.tender_id);
    const tender = (await sql.one<TenderEntity>('SELECT * FROM tender WHERE id = ? LOCK IN SHARE MODE', [
      row.tender_id,
    ]))!;
    if (staff.role === 'consultant' && tender.consultant_id !== staff.id) throw notFound();
    return tender;
  }
}
