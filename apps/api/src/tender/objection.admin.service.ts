import { Injectable } from '@nestjs/common';
import {
  AWARDED,
  type ObjectionAction,
  objectionAdminApi,
  type ObjectionAdminRecord,
  type ObjectionAdminRow,
  objectionMachine,
  type ObjectionState,
  type TenderResult,
  type TenderTexts,
} from '@ipw/domain';
import { fromJson } from '../core/db/db';
import { assignee, IP_NAME } from '../core/db/list-filters';
import { like, listPlan, type ListPlan } from '../core/db/list-query';
import { FileService } from '../core/files/file.service';
import type { Context, StaffCaller } from '../core/http/context';
import { decisionFacts, ReviewRecordService } from '../core/review/review-record.service';
import { FieldCipher } from '../core/security/field-cipher';
import type { ObjectionEntity } from './objection.entity';
import { ObjectionReviewService } from './objection-review.service';
import { statementOf } from './objection.service';

type Row = ObjectionEntity & {
  ip_name: string;
  assignee_name: string | null;
  texts: string;
  result: TenderResult;
  rank: number | null;
  comment: string | null;
  proposed_name: string | null;
  published_name: string | null;
};

/** Objections to results in the console. */
@Injectable()
export class ObjectionAdminService extends ReviewRecordService<
  Row,
  ObjectionState,
  ObjectionAction,
  ObjectionAdminRow,
  ObjectionAdminRecord
> {
  protected readonly machine = objectionMachine;
  protected readonly inputs = objectionAdminApi.decide.inputs;

  constructor(
    protected readonly decisions: ObjectionReviewService,
    private readonly files: FileService,
    private readonly cipher: FieldCipher,
  ) {
    super();
  }

  protected plan(staff: StaffCaller): ListPlan {
    return listPlan(objectionAdminApi.list, {
      table: 'tender_objection',
      columns: `t.*, p.texts, ip.ip_name, r.result, r.\`rank\`, r.comment, s.name AS assignee_name,
        a.name AS proposed_name, b.name AS published_name`,
      joins: `JOIN tender p ON p.id = t.tender_id JOIN ip ON ip.id = t.ip_id
        JOIN tender_registration r ON r.id = t.registration_id JOIN tender_award w ON w.id = t.tender_id
        LEFT JOIN staff s ON s.id = t.assignee_id LEFT JOIN staff a ON a.id = w.proposed_by
        LEFT JOIN staff b ON b.id = w.published_by`,
      filters: {
        state: 'state',
        tender_id: 'tender_id',
        ip_id: 'ip_id',
        assignee: assignee(staff),
        q: (value) => ({
          sql: `(${IP_NAME} OR t.tender_id IN (SELECT id FROM tender WHERE texts LIKE ?))`,
          params: [like(value), like(value)],
        }),
      },
      byId: { state: 'tender_objection_queue' },
    });
  }

  protected view(row: Row, staff: StaffCaller, { language }: Pick<Context, 'language'>): ObjectionAdminRow {
    return {
      ...decisionFacts(objectionMachine, row, staff),
      reason_code: null,
      tender_id: row.tender_id,
      tender_title: fromJson<TenderTexts>(row.texts)[language].title,
      ip_id: row.ip_id,
      ip_name: row.ip_name,
      created_at: row.created_at.toISOString(),
    };
  }

  protected override async details(
    row: Row,
    staff: StaffCaller,
  ): Promise<Omit<ObjectionAdminRecord, keyof ObjectionAdminRow>> {
    const awarded = await this.db.rows<{ ip_name: string }>(
      `SELECT ip.ip_name FROM tender_registration r JOIN ip ON ip.id = r.ip_id
        WHERE r.tender_id = ? AND r.result = ? ORDER BY r.\`rank\` IS NULL, r.\`rank\`, r.id`,
      [row.tender_id, AWARDED],
    );
    return {
      statement: statementOf(this.cipher, row),
      proof_images: await this.files.many(fromJson<string[]>(row.proof_images), staff),
      registration_id: row.registration_id,
      result: row.result,
      rank: row.rank,
      comment: row.comment,
      contested_at: row.contested_at.toISOString(),
      awarded: awarded.map(({ ip_name }) => ip_name),
      proposed_by: row.proposed_name,
      published_by: row.published_name,
    };
  }
}
