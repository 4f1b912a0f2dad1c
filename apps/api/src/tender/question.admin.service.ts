import { Injectable } from '@nestjs/common';
import {
  type HistoryLine,
  type QuestionAction,
  questionAdminApi,
  type QuestionAdminRecord,
  type QuestionAdminRow,
  questionMachine,
  type QuestionState,
  type TenderTexts,
} from '@ipw/domain';
import { fromJson } from '../core/db/db';
import { assignee } from '../core/db/list-filters';
import { contains, listPlan, type ListPlan } from '../core/db/list-query';
import type { Context, StaffCaller } from '../core/http/context';
import { iso } from '../core/http/iso';
import { ReviewRecordService, staffActions } from '../core/review/review-record.service';
import type { QuestionEntity } from './question.entity';
import { QuestionAnswerService } from './question-answer.service';
import { isSealed, ofConsultant } from './sealed';

type Row = QuestionEntity & {
  ip_name: string;
  assignee_name: string | null;
  answered_name: string | null;
  texts: string;
  sealed: 0 | 1;
  closes_at: Date;
};

/** Questions in the console. Staff see who asked about a sealed tender only after its end. */
@Injectable()
export class QuestionAdminService extends ReviewRecordService<
  Row,
  QuestionState,
  QuestionAction,
  QuestionAdminRow,
  QuestionAdminRecord
> {
  protected readonly machine = questionMachine;
  protected readonly inputs = questionAdminApi.decide.inputs;

  constructor(protected readonly decisions: QuestionAnswerService) {
    super();
  }

  protected plan(staff: StaffCaller): ListPlan {
    return listPlan(questionAdminApi.list, {
      table: 'tender_question',
      columns:
        't.*, p.texts, p.sealed, p.closes_at, ip.ip_name, s.name AS assignee_name, a.name AS answered_name',
      joins: `JOIN tender p ON p.id = t.tender_id JOIN ip ON ip.id = t.ip_id
        LEFT JOIN staff s ON s.id = t.assignee_id LEFT JOIN staff a ON a.id = t.answered_by`,
      filters: {
        state: 'state',
        tender_id: 'tender_id',
        assignee: assignee(staff),
        q: contains('t.question', 't.wording', 't.tender_id IN (SELECT id FROM tender WHERE texts LIKE ?)'),
      },
      byId: { state: 'tender_question_queue' },
      always: ofConsultant(staff, 't.tender_id'),
    });
  }

  protected view(row: Row, staff: StaffCaller, { language }: Pick<Context, 'language'>): QuestionAdminRow {
    const hidden = isSealed(row);
    return {
      id: row.id,
      state: row.state,
      version: row.version,
      actions: staffActions(questionMachine, row, staff),
      tender_id: row.tender_id,
      tender_title: fromJson<TenderTexts>(row.texts)[language].title,
      closes_at: row.closes_at.toISOString(),
      question: row.question,
      ip_id: hidden || staff.role === 'consultant' ? null : row.ip_id,
      ip_name: hidden ? null : row.ip_name,
      created_at: row.created_at.toISOString(),
      due_at: iso(row.due_at),
      decided_at: iso(row.decided_at),
      assignee_id: row.assignee_id,
      assignee_name: row.assignee_name,
      assigned_at: iso(row.assigned_at),
      reason_code: null,
      reason: null,
    };
  }

  protected override details({ wording, answer, answered_name }: Row) {
    return { wording, answer, answered_by: answered_name };
  }

  protected override async lines(row: Row, staff: StaffCaller): Promise<HistoryLine[]> {
    const lines = await super.lines(row, staff);
    return isSealed(row) ? lines.filter(({ actor_type }) => actor_type === 'staff') : lines;
  }
}
