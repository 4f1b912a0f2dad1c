import { Injectable } from '@nestjs/common';
import {
  addWorkingDays,
  DUE_DAYS,
  type Input,
  QUESTION_PUBLISHED,
  type questionApi,
  questionMachine,
  questionsUntil,
  TENDER_OPEN,
  TENDER_SHOWN,
  tenderMachine,
  type TenderQuestion,
  type TenderQuestions,
  ulid,
} from '@ipw/domain';
import { Db, type Sql } from '../core/db/db';
import { DomainError, notFound } from '../core/errors/domain-error';
import type { Context, MemberCaller } from '../core/http/context';
import { iso } from '../core/http/iso';
import { pageOf } from '../core/http/page';
import { HistoryService } from '../core/transition/history.service';
import type { QuestionEntity } from './question.entity';
import type { TenderEntity } from './tender.entity';

type Api = typeof questionApi;

/** Questions about a project: asked by IPs, read with their answers. */
@Injectable()
export class QuestionService {
  constructor(
    private readonly db: Db,
    private readonly history: HistoryService,
  ) {}

  async list({ ip_id, tender_id, ...paging }: Input<Api['questionList']>): Promise<TenderQuestions> {
    const tender = await this.shown(this.db, tender_id);
    const plan = {
      from: 'tender_question t',
      where: 't.tender_id = ? AND (t.ip_id = ? OR t.state = ?)',
      params: [tender_id, ip_id, QUESTION_PUBLISHED],
    };
    const page = await pageOf<QuestionEntity, TenderQuestion>(this.db, plan, paging, (row) =>
      viewOf(row, ip_id),
    );
    return {
      ...page,
      until: questionsUntil(tender.closes_at).toISOString(),
      now: new Date().toISOString(),
    };
  }

  async ask(
    me: MemberCaller,
    { ip_id, tender_id, question }: Input<Api['questionAsk']>,
    { arrived }: Pick<Context, 'arrived'>,
  ) {
    return this.db.tx(async (sql) => {
      const { state, closes_at } = await this.shown(sql, tender_id, 'LOCK IN SHARE MODE');
      if (state !== TENDER_OPEN || arrived >= questionsUntil(closes_at))
        throw new DomainError(
          'STATE',
          { machine: tenderMachine.name, state, allowed: [] },
          [],
          'error.STATE.questions_over',
        );
      const id = ulid();
      const due_at = addWorkingDays(arrived, DUE_DAYS.tender_question);
      await sql.insert('tender_question', { id, tender_id, ip_id, asked_by: me.id, question, due_at });
      await this.history.write(sql, {
        subject: questionMachine.name,
        subjectId: id,
        action: 'create',
        actor: me,
        to: questionMachine.initial,
      });
      return { question_id: id, state: questionMachine.initial };
    });
  }

  private async shown(sql: Sql, id: string, lock = ''): Promise<TenderEntity> {
    const tender = await sql.one<TenderEntity>(`SELECT * FROM tender WHERE id = ? AND state IN (?) ${lock}`, [
      id,
      TENDER_SHOWN,
    ]);
    if (!tender) throw notFound();
    return tender;
  }
}

/** A question as an IP reads it: its own as it was asked, others as staff worded them. */
const viewOf = (row: QuestionEntity, ipId: string): TenderQuestion => ({
  question_id: row.id,
  state: row.state,
  mine: row.ip_id === ipId ? 1 : 0,
  question: (row.ip_id === ipId && row.question) || (row.wording ?? ''),
  answer: row.answer,
  asked_at: row.created_at.toISOString(),
  answered_at: iso(row.decided_at),
});
