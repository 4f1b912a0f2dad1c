import { Injectable } from '@nestjs/common';
import { type ClaimAnswer, type claimAnswerApi, claimMachine, disputeMachine, type Input } from '@ipw/domain';
import { Db, fromJson, type Sql } from '../core/db/db';
import { DomainError, notFound } from '../core/errors/domain-error';
import { FileService, type Viewer } from '../core/files/file.service';
import type { MemberCaller, StaffCaller } from '../core/http/context';
import { iso } from '../core/http/iso';
import { FieldCipher } from '../core/security/field-cipher';
import { HistoryService } from '../core/transition/history.service';
import { OPEN_DISPUTE_STATES } from '../ip';
import type { ClaimAnswerEntity } from './claim-answer.entity';
import { filesOf } from './claim-draft.service';
import type { ClaimEntity } from './claim.entity';

/** The cipher context of an answer. */
const answerContext = (claimId: string): string => `claim_answer:${claimId}:answer`;

type Contents = Pick<ClaimAnswer, 'answer' | 'answer_images' | 'answered_at'>;

/** SQL condition: the claim is the member's, or their title rests on it because its claimant handed the IP over. */
const ANSWERS = `((c.member_id = ? AND c.state <> '${claimMachine.actions.hand_over.to as string}') OR (c.state = '${claimMachine.actions.hand_over.to as string}' AND ip.owner_id = ?))`;

/** An owner's answer to the objections against their claim, for the owner and for staff. */
@Injectable()
export class ClaimAnswerService {
  constructor(
    private readonly db: Db,
    private readonly files: FileService,
    private readonly cipher: FieldCipher,
    private readonly history: HistoryService,
  ) {}

  async get(me: MemberCaller, claimId: string): Promise<ClaimAnswer> {
    const claim = await this.db.one<Pick<ClaimEntity, 'member_id'> & { ip_name: string }>(
      `SELECT c.member_id, ip.ip_name FROM claim c JOIN ip ON ip.id = c.ip_id WHERE c.id = ? AND ${ANSWERS}`,
      [claimId, me.id, me.id],
    );
    if (!claim) throw notFound();
    const due = await this.db.one<{ due_at: Date }>(
      `SELECT due_at FROM dispute WHERE claim_id = ? AND state IN ${OPEN_DISPUTE_STATES} ORDER BY due_at LIMIT 1`,
      [claimId],
    );
    const row = await this.of(this.db, claimId);
    const isMine = (row?.answered_by ?? claim.member_id) === me.id;
    return {
      claim_id: claimId,
      ip_name: claim.ip_name,
      due_at: iso(due?.due_at),
      // After a hand-over the answer may be another owner's.
      ...(await this.contentsOf(isMine ? row : undefined, me)),
    };
  }

  async save(
    me: MemberCaller,
    { claim_id, answer, answer_images }: Input<typeof claimAnswerApi.save>,
  ): Promise<ClaimAnswer> {
    await this.db.tx(async (sql) => {
      const claim = await sql.one<ClaimEntity>(
        `SELECT c.* FROM claim c JOIN ip ON ip.id = c.ip_id WHERE c.id = ? AND ${ANSWERS} FOR UPDATE`,
        [claim_id, me.id, me.id],
      );
      if (!claim) throw notFound();
      await this.renew(sql, claim_id);
      const before = await this.of(sql, claim_id);
      // The proof of the claim stays, if it was attached here too.
      const replaced = before
        ? fromJson<string[]>(before.answer_images).filter((id) => !filesOf(claim).includes(id))
        : [];
      await this.files.link(sql, 'answer_images', answer_images, 'rights_proof', me.id, replaced);
      const row = {
        answer: this.cipher.seal(answerContext(claim_id), answer),
        answer_images: JSON.stringify(answer_images),
        answered_by: me.id,
        answered_at: new Date(),
      };
      if (before) await sql.update('claim_answer', row, { claim_id });
      else await sql.insert('claim_answer', { claim_id, ...row });
      await this.history.write(sql, {
        subject: 'claim',
        subjectId: claim_id,
        action: 'answer',
        actor: me,
      });
    });
    return this.get(me, claim_id);
  }

  /** Text and proof of the answer for staff; empty without one. */
  async contents(claimId: string, staff: StaffCaller): Promise<Contents> {
    return this.contentsOf(await this.of(this.db, claimId), staff);
  }

  private async contentsOf(row: ClaimAnswerEntity | undefined, viewer: Viewer): Promise<Contents> {
    return {
      answer: row ? this.textOf(row) : '',
      answer_images: row ? await this.files.many(fromJson<string[]>(row.answer_images), viewer) : [],
      answered_at: iso(row?.answered_at),
    };
  }

  textOf({ claim_id, answer }: Pick<ClaimAnswerEntity, 'claim_id' | 'answer'>): string {
    return this.cipher.open(answerContext(claim_id), answer);
  }

  private of(sql: Sql, claimId: string): Promise<ClaimAnswerEntity | undefined> {
    return sql.one<ClaimAnswerEntity>('SELECT * FROM claim_answer WHERE claim_id = ?', [claimId]);
  }

  /** Staff who have not seen the answer cannot decide: their version of the objection is no longer the newest. */
  private async renew(sql: Sql, claimId: string): Promise<void> {
    const open = await sql.execute(
      `UPDATE dispute SET version = version + 1 WHERE claim_id = ? AND state IN ${OPEN_DISPUTE_STATES}`,
      [claimId],
    );
    if (open === 0)
      throw new DomainError('STATE', {
        machine: disputeMachine.name,
        state: disputeMachine.actions.dismiss.to,
        allowed: disputeMachine.actions.dismiss.from,
      });
  }
}
