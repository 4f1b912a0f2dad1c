import { Injectable } from '@nestjs/common';
import {
  OBJECTION_OPEN,
  type ObjectionAction,
  objectionMachine,
  type ObjectionState,
  QUESTION_PUBLISHED,
} from '@ipw/domain';
import { fromJson, type Sql } from '../core/db/db';
import { OWN_IP, tableFile, valueFile } from '../core/personal-data/archive-file';
import { type ErasedMember, type ExportedMember, PersonalData } from '../core/personal-data/personal-data';
import { FieldCipher } from '../core/security/field-cipher';
import { SYSTEM } from '../core/transition/history.service';
import { TransitionService } from '../core/transition/transition.service';
import { enteredIn, NOTHING_ENTERED, snapshotOf } from './registration.content';
import type { ObjectionEntity } from './objection.entity';
import { statementOf } from './objection.service';
import type { QuestionEntity } from './question.entity';
import { RegistrationEndService } from './registration-end.service';
import type { RegistrationEntity } from './registration.entity';
import type { TenderFollowEntity } from './tender-follow.entity';

/** Tenders a member's IPs follow, entered or asked about: in the archive; erased with the account, but that and how an entry was decided. */
@Injectable()
export class TenderPersonalData extends PersonalData {
  readonly name = 'tender';

  constructor(
    private readonly cipher: FieldCipher,
    private readonly ends: RegistrationEndService,
    private readonly transitions: TransitionService,
  ) {
    super();
  }

  override export({ id }: ExportedMember) {
    return [
      valueFile('followed_tenders.json', () =>
        this.db.rows<TenderFollowEntity>(
          `SELECT t.ip_id, t.tender_id, t.created_at FROM tender_follow t JOIN ip ON ip.id = t.ip_id
            WHERE ip.owner_id = ? ORDER BY t.created_at, t.tender_id`,
          [id],
        ),
      ),
      tableFile<RegistrationEntity>(this.db, 'tender_registrations.json', {
        sql: 'SELECT t.* FROM tender_registration t JOIN ip ON ip.id = t.ip_id WHERE ip.owner_id = ?',
        params: [id],
        toRecord: (entry) => ({
          tender_id: entry.tender_id,
          ip_id: entry.ip_id,
          state: entry.state,
          draft: enteredIn(entry),
          submitted: snapshotOf(entry),
          submitted_at: entry.submitted_at,
          reason_code: entry.reason_code,
          reason: entry.reason,
          result: entry.result,
          rank: entry.rank,
          comment: entry.comment,
          created_at: entry.created_at,
        }),
      }),
      tableFile<QuestionEntity>(this.db, 'tender_questions.json', {
        sql: `SELECT t.* FROM tender_question t JOIN ip ON ip.id = t.ip_id WHERE ${OWN_IP}`,
        params: [id, id],
        toRecord: ({ tender_id, ip_id, state, question, wording, answer, created_at, decided_at }) => ({
          ...{ tender_id, ip_id, state, question, wording, answer, created_at },
          answered_at: decided_at,
        }),
      }),
      tableFile<ObjectionEntity>(this.db, 'tender_objections.json', {
        sql: `SELECT t.* FROM tender_objection t JOIN ip ON ip.id = t.ip_id WHERE ${OWN_IP}`,
        params: [id, id],
        toRecord: (objection) => ({
          tender_id: objection.tender_id,
          ip_id: objection.ip_id,
          state: objection.state,
          statement: statementOf(this.cipher, objection),
          proof_images: fromJson(objection.proof_images),
          reason: objection.reason,
          created_at: objection.created_at,
          decided_at: objection.decided_at,
        }),
      }),
    ];
  }

  /** Ends open objections of IPs, and forgets what they said. */
  private async forgetObjections(sql: Sql, ipIds: readonly string[]): Promise<void> {
    const open = await sql.rows<ObjectionEntity>(
      'SELECT * FROM tender_objection WHERE ip_id IN (?) AND state = ? FOR UPDATE',
      [ipIds, OBJECTION_OPEN],
    );
    for (const { id } of open)
      await this.transitions.applyIn<ObjectionState, ObjectionAction, ObjectionEntity>(sql, {
        machine: objectionMachine,
        table: 'tender_objection',
        id,
        action: 'lapse',
        actor: SYSTEM,
        set: { due_at: null, decided_at: new Date() },
      });
    await sql.execute(
      "UPDATE tender_objection SET statement = NULL, proof_images = '[]', reason = NULL, objected_by = NULL WHERE ip_id IN (?)",
      [ipIds],
    );
  }

  override async erase(sql: Sql, { ipIds }: ErasedMember): Promise<void> {
    if (ipIds.length === 0) return;
    await sql.execute('DELETE FROM tender_follow WHERE ip_id IN (?)', [ipIds]);
    await sql.execute(
      'UPDATE tender_registration r JOIN tender_score s ON s.registration_id = r.id SET s.remark = NULL WHERE r.ip_id IN (?)',
      [ipIds],
    );
    await sql.execute(
      'UPDATE tender_registration r JOIN tender_brand_score s ON s.id = r.id SET s.remark = NULL WHERE r.ip_id IN (?)',
      [ipIds],
    );
    await this.forgetObjections(sql, ipIds);
    // A bar of the IP stays until it ends; the person is no longer named.
    await sql.execute('UPDATE tender_bar SET member_id = NULL WHERE ip_id IN (?)', [ipIds]);
    // What everybody reads stays, in the words of staff.
    await sql.execute('DELETE FROM tender_question WHERE ip_id IN (?) AND state <> ?', [
      ipIds,
      QUESTION_PUBLISHED,
    ]);
    await sql.execute("UPDATE tender_question SET question = '', asked_by = NULL WHERE ip_id IN (?)", [
      ipIds,
    ]);
    await sql.execute('DELETE FROM tender_alert_ip WHERE ip_id IN (?)', [ipIds]);
    await sql.execute('DELETE FROM tender_alert_told WHERE ip_id IN (?)', [ipIds]);
    await this.ends.endOf(sql, ipIds);
    await sql.execute(
      `UPDATE tender_registration SET data = ?, snapshot = NULL, rejected = NULL, marks = NULL, reason = NULL, comment = NULL,
        version = version + 1 WHERE ip_id IN (?)`,
      [JSON.stringify(NOTHING_ENTERED), ipIds],
    );
  }
}
