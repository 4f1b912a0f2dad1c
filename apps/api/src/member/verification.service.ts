import { Injectable } from '@nestjs/common';
import {
  addWorkingDays,
  type AuthStatus,
  DUE_DAYS,
  type overseasAuthInput,
  ulid,
  type VerificationAction,
  verificationMachine,
  type VerificationState,
} from '@ipw/domain';
import type * as z from 'zod/mini';
import { Db, fromJson, isDuplicate, type Sql } from '../core/db/db';
import { DomainError } from '../core/errors/domain-error';
import { FileService } from '../core/files/file.service';
import type { MemberCaller, StaffCaller } from '../core/http/context';
import { storedMarks } from '../core/review/marks';
import { reasonColumns, reasonLine } from '../core/review/reason';
import { type Decision, StaffDecisionService, type StaffMove } from '../core/review/review-record.service';
import { documentHash } from '../core/security/document-hash';
import { FieldCipher } from '../core/security/field-cipher';
import { HistoryService, SYSTEM } from '../core/transition/history.service';
import { MessageService } from '../message';
import { setAuthStatus } from './auth-status';
import { OwnMatterService } from './own-matter.service';
import type { VerificationEntity } from './verification.entity';

type Shown = z.output<typeof overseasAuthInput>;
type VerificationMove = StaffMove<VerificationState, VerificationAction, VerificationEntity>;

/** Verification of overseas members by staff: confirm, or reject with a reason. */
@Injectable()
export class VerificationService extends StaffDecisionService<
  VerificationState,
  VerificationAction,
  VerificationEntity
> {
  protected readonly machine = verificationMachine;
  protected readonly table = 'verification';

  constructor(
    private readonly db: Db,
    private readonly cipher: FieldCipher,
    private readonly files: FileService,
    private readonly history: HistoryService,
    private readonly matters: OwnMatterService,
    private readonly messages: MessageService,
  ) {
    super();
  }

  /** Submits, also again after a rejection; refuses while one is pending or confirmed. */
  async submit(me: MemberCaller, shown: Shown, version: number): Promise<{ is_auth: 0; status: AuthStatus }> {
    await this.db.tx(async (sql) => {
      // Not locked: a lock on a missing row (gap lock) would block other members' first submissions.
      const before = await sql.one<VerificationEntity>('SELECT * FROM verification WHERE member_id = ?', [
        me.id,
      ]);
      const id = before?.id ?? ulid();
      const old = before ? fromJson<string[]>(before.document_images) : [];
      const now = new Date();
      const set = {
        document_type: shown.document_type,
        real_name: this.cipher.seal(cipherContext(id, 'real_name'), shown.real_name),
        document_number: this.cipher.seal(cipherContext(id, 'document_number'), shown.document_number),
        document_images: JSON.stringify(shown.document_images),
        submitted_at: now,
        due_at: addWorkingDays(now, DUE_DAYS.verification),
      };
      await this.files.link(sql, 'document_images', shown.document_images, 'identity', me.id, old);
      if (before) await this.resubmit(sql, me, before, set);
      else await this.create(sql, me, id, set);
      // Conditional: a phone with another area code may have changed how this member is verified, or the account was closed.
      const pending = verificationMachine.initial;
      const seen = { version, closed_at: null };
      const changed = await setAuthStatus(sql, me.id, pending, { version: version + 1 }, seen);
      if (changed === 0) throw new DomainError('CONFLICT', { version });
    });
    return { is_auth: 0, status: verificationMachine.initial };
  }

  protected override refuseOwn(sql: Sql, staff: StaffCaller, row: VerificationEntity): Promise<void> {
    return this.matters.refuse(sql, staff, [row.member_id]);
  }

  protected moves(
    _staff: StaffCaller,
    decision: Decision,
  ): Partial<Record<VerificationAction, VerificationMove>> {
    const decided = { decided_at: new Date(), due_at: null };
    return {
      approve: {
        set: { ...decided, reason_code: null, reason: null },
        effect: (sql, row) => this.confirm(sql, row),
      },
      reject: {
        set: (row) => ({
          ...decided,
          ...reasonColumns(decision),
          marks: storedMarks(decision.marks, { document_images: fromJson<string[]>(row.document_images) }),
        }),
        reason: reasonLine(decision),
        effect: async (sql, row, to) => {
          await setAuthStatus(sql, row.member_id, to);
          const args = {
            reason_key: `verification_reason.${decision.reason_code!}`,
            reason: decision.reason ?? '',
          };
          await this.messages.send(sql, row.member_id, 'real_name_rejected', args);
        },
      },
    };
  }

  /** Lets a confirmed identity lapse, so that the member can submit again. */
  async lapse(sql: Sql, memberId: string): Promise<void> {
    const confirmed = await sql.one<{ id: string; state: VerificationState }>(
      'SELECT id, state FROM verification WHERE member_id = ? FOR UPDATE',
      [memberId],
    );
    if (!confirmed || !verificationMachine.actions.lapse.from.includes(confirmed.state)) return;
    await this.transitions.applyIn(sql, {
      machine: verificationMachine,
      table: 'verification',
      id: confirmed.id,
      action: 'lapse',
      actor: SYSTEM,
    });
  }

  /** Decrypted identity data for staff during the review. */
  opened(row: VerificationEntity): { real_name: string; document_number: string } {
    return {
      real_name: this.cipher.open(cipherContext(row.id, 'real_name'), row.real_name),
      document_number: this.cipher.open(cipherContext(row.id, 'document_number'), row.document_number),
    };
  }

  /** Other members confirmed with the same document. */
  othersWith(documentNumber: string, memberId: string): Promise<{ id: string; member_name: string }[]> {
    return this.db.rows(
      'SELECT id, username AS member_name FROM member WHERE document_hash = ? AND id <> ? ORDER BY id LIMIT 10',
      [documentHash(this.cipher, documentNumber), memberId],
    );
  }

  private async create(
    sql: Sql,
    me: MemberCaller,
    id: string,
    set: Parameters<Sql['insert']>[1],
  ): Promise<void> {
    const state = verificationMachine.initial;
    await sql.insert('verification', { id, member_id: me.id, state, ...set }).catch((error: unknown) => {
      throw isDuplicate(error)
        ? new DomainError('STATE', {
            machine: 'verification',
            state,
            allowed: verificationMachine.actions.submit.from,
          })
        : error;
    });
    await this.history.write(sql, {
      subject: 'verification',
      subjectId: id,
      action: 'submit',
      actor: me,
      to: state,
    });
  }

  private async resubmit(
    sql: Sql,
    me: MemberCaller,
    before: VerificationEntity,
    set: Parameters<Sql['insert']>[1],
  ): Promise<void> {
    await this.transitions.applyIn(sql, {
      machine: verificationMachine,
      table: 'verification',
      id: before.id,
      action: 'submit',
      actor: me,
      where: { member_id: me.id },
      set: {
        ...set,
        reason_code: null,
        reason: null,
        decided_at: null,
        assignee_id: null,
        assigned_at: null,
      },
    });
  }

  /** Copies name and number to the member, as after confirmation by a provider. */
  private async confirm(sql: Sql, row: VerificationEntity): Promise<void> {
    const { real_name, document_number } = this.opened(row);
    const seal = (column: string, value: string) =>
      this.cipher.seal(`member:${row.member_id}:${column}`, value);
    await setAuthStatus(sql, row.member_id, 'verified', {
      verified_at: new Date(),
      real_name: seal('real_name', real_name),
      document_number: seal('document_number', document_number),
      document_hash: documentHash(this.cipher, document_number),
    });
    await this.files.reviewed(sql, fromJson<string[]>(row.document_images));
    await this.messages.send(sql, row.member_id, 'real_name_verified');
  }
}

const cipherContext = (id: string, column: string) => `verification:${id}:${column}`;
