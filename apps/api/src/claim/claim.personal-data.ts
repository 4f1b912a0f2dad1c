import { Injectable } from '@nestjs/common';
import { fromJson, type Sql } from '../core/db/db';
import { tableFile, valueFile } from '../core/personal-data/archive-file';
import { type ErasedMember, type ExportedMember, PersonalData } from '../core/personal-data/personal-data';
import { FieldCipher } from '../core/security/field-cipher';
import type { ClaimChoiceEntity } from './choice.entity';
import { choiceContext } from './choice.service';
import type { ClaimAnswerEntity } from './claim-answer.entity';
import { ClaimAnswerService } from './claim-answer.service';
import type { ClaimEntity } from './claim.entity';
import type { DisputeEntity } from './dispute.entity';
import { statementOf } from './dispute.view';

/** SQL condition on an answer and its claim `c`: the member gave it; takes the member's id twice. */
const answeredBy = (answer: string): string =>
  `(${answer}.answered_by = ? OR (${answer}.answered_by IS NULL AND c.member_id = ?))`;

/** The value of JSON; other text as it is: the call took any text once. */
function parsedOrText(text: string): unknown {
  try {
    return fromJson<unknown>(text);
  } catch {
    return text;
  }
}

@Injectable()
export class ClaimPersonalData extends PersonalData {
  readonly name = 'claim';

  constructor(
    private readonly cipher: FieldCipher,
    private readonly answers: ClaimAnswerService,
  ) {
    super();
  }

  override export({ id }: ExportedMember) {
    return [
      tableFile<ClaimEntity & { ip_name: string }>(this.db, 'claims.json', {
        sql: 'SELECT t.*, ip.ip_name FROM claim t JOIN ip ON ip.id = t.ip_id WHERE t.member_id = ?',
        params: [id],
        toRecord: (claim) => ({
          claim_id: claim.id,
          kind: claim.kind,
          state: claim.state,
          ip_id: claim.ip_id,
          ip_name: claim.ip_name,
          proof_images: fromJson(claim.proof_images),
          entity_documents: fromJson(claim.entity_documents),
          operator_authorization: claim.operator_authorization,
          details: claim.details === null ? null : fromJson(claim.details),
          reason_code: claim.reason_code,
          reason: claim.reason,
          created_at: claim.created_at,
          submitted_at: claim.submitted_at,
          decided_at: claim.decided_at,
        }),
      }),
      valueFile('claim_draft.json', async () => {
        const row = await this.db.one<ClaimChoiceEntity>('SELECT * FROM claim_choice WHERE member_id = ?', [
          id,
        ]);
        return row ? parsedOrText(this.cipher.open(choiceContext(id), row.draft)) : null;
      }),
      tableFile<DisputeEntity & { ip_name: string }>(this.db, 'disputes.json', {
        sql: 'SELECT t.*, ip.ip_name FROM dispute t JOIN ip ON ip.id = t.ip_id WHERE t.member_id = ?',
        params: [id],
        toRecord: (dispute) => ({
          dispute_id: dispute.id,
          state: dispute.state,
          ip_id: dispute.ip_id,
          ip_name: dispute.ip_name,
          statement: statementOf(this.cipher, dispute),
          proof_images: fromJson(dispute.proof_images),
          reason: dispute.reason,
          created_at: dispute.created_at,
          decided_at: dispute.decided_at,
        }),
      }),
      tableFile<ClaimAnswerEntity & { id: string; ip_name: string }>(this.db, 'claim_answers.json', {
        sql: `SELECT t.*, ip.ip_name FROM (SELECT a.*, a.claim_id AS id FROM claim_answer a) t JOIN claim c ON c.id = t.claim_id
          JOIN ip ON ip.id = c.ip_id WHERE ${answeredBy('t')}`,
        params: [id, id],
        toRecord: (row) => ({
          claim_id: row.claim_id,
          ip_name: row.ip_name,
          answer: this.answers.textOf(row),
          answer_images: fromJson(row.answer_images),
          answered_at: row.answered_at,
        }),
      }),
    ];
  }

  /** Erased claims keep the decision only: no papers, names and contacts. */
  override async erase(sql: Sql, { id }: ErasedMember): Promise<void> {
    await sql.update(
      'claim',
      {
        proof_images: '[]',
        entity_documents: '[]',
        operator_authorization: null,
        details: null,
        marks: null,
        rejected: null,
        reason: null,
      },
      { member_id: id },
    );
    await sql.execute('DELETE FROM claim_choice WHERE member_id = ?', [id]);
    // An open objection keeps the account from closing (closure/obstacles.ts).
    await sql.update('dispute', { statement: null, proof_images: '[]', reason: null }, { member_id: id });
    await sql.update('dispute', { reason: null }, { owner_id: id });
    await sql.execute(
      `DELETE a FROM claim_answer a JOIN claim c ON c.id = a.claim_id WHERE ${answeredBy('a')}`,
      [id, id],
    );
  }
}
