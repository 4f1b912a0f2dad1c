import { Injectable } from '@nestjs/common';
import {
  addWorkingDays,
  DUE_DAYS,
  FILING_HOURS,
  type filingApi,
  filingMachine,
  type FilingPay,
  type FilingResult,
  type FilingState,
  type Input,
  missingIn,
  VERIFIED,
} from '@ipw/domain';
import { InvoiceService, PayableService, RefundService } from '../code';
import { Db, type Row, type Sql } from '../core/db/db';
import { DomainError, validationError } from '../core/errors/domain-error';
import type { MemberCaller } from '../core/http/context';
import { JobService } from '../core/jobs/job.service';
import { FieldCipher } from '../core/security/field-cipher';
import { type Move, TransitionService } from '../core/transition/transition.service';
import type { MemberEntity } from '../member';
import type { FilingEntity } from './filing.entity';
import { FilingCreditService } from './filing-credit.service';
import { contentOf } from './filing.view';
import { fitsWait, noPayment, ownFiling } from './filing-payment';
import { orderJob, ownHolder, withCentre } from './filing-order';
import { sealOwnHolder } from './filing-parties';
import { FilingWorkService } from './filing-work.service';

type OwnAction = 'submit' | 'correct' | 'withdraw';
type OwnMove = Pick<Move<FilingState, OwnAction, FilingEntity>, 'set' | 'effect'> & { version: number };

/** What a member does with a filing: submit, withdraw, ask for an invoice. */
@Injectable()
export class FilingService {
  constructor(
    private readonly db: Db,
    private readonly jobs: JobService,
    private readonly cipher: FieldCipher,
    private readonly transitions: TransitionService,
    private readonly credit: FilingCreditService,
    private readonly works: FilingWorkService,
    private readonly refunds: RefundService,
    private readonly invoices: InvoiceService,
    private readonly payables: PayableService,
  ) {}

  /** Submits a draft or a rejected filing with its payment, or a correction of one that is paid. */
  async submit(me: MemberCaller, input: Input<typeof filingApi.submit>): Promise<FilingResult> {
    const { filing_id, version, pay } = input;
    if (!input.declare) throw validationError('declare', 'declare');
    return this.db.tx(async (sql) => {
      // Locked first, so that submissions of one member follow each other.
      const member = (await sql.one<MemberEntity>('SELECT * FROM member WHERE id = ? FOR UPDATE', [me.id]))!;
      const known = await ownFiling(sql, me, filing_id);
      const correcting = filingMachine.actions.correct.from.includes(known.state);
      const now = new Date();
      const number = await this.payables.unusedNumber(sql, now);
      return this.moveIn(sql, me, filing_id, correcting ? 'correct' : 'submit', {
        version,
        set: (row) => ({
          reason_code: null,
          reason: null,
          marks: null,
          ...(correcting ? dueAgain(row, now) : submitted(pay, number, now)),
        }),
        effect: async (_sql, row) => {
          const holderHash = this.check(member, row);
          if (!correcting && pay === 'bank')
            await sql.insert('filing_transfer', { filing_number: number, filing_id: row.id });
          if (row.holder_kind === 'self') await this.storeOwnHolder(sql, row, member);
          await this.works.checkPictures(sql, row);
          await this.works.file(sql, row);
          if ((correcting ? row.pay : pay) === 'credit')
            await this.credit.reserve(sql, row, member, holderHash);
          else await this.credit.release(sql, row.id);
          if (correcting && row.with_centre) await this.jobs.enqueue(sql, 'filing_order', orderJob(row));
        },
      });
    }, 'committed');
  }

  withdraw(
    me: MemberCaller,
    { filing_id, version }: Input<typeof filingApi.withdraw>,
  ): Promise<FilingResult> {
    return this.db.tx((sql) =>
      this.moveIn(sql, me, filing_id, 'withdraw', {
        version,
        set: (row) => {
          if (!fitsWait('withdraw', row)) throw noPayment(row);
          return {
            submitted_at: null,
            correction_at: null,
            due_at: null,
            assignee_id: null,
            assigned_at: null,
          };
        },
        effect: async (_sql, row) => {
          await this.credit.release(sql, filing_id);
          await this.works.drop(sql, filing_id);
          if (row.paid) {
            await this.refunds.open(sql, { subject: filingMachine.name, order_id: filing_id }, me);
            await this.invoices.cancel(sql, filing_id);
          }
        },
      }),
    );
  }

  async requestInvoice(me: MemberCaller, { filing_id, ...input }: Input<typeof filingApi.invoiceRequest>) {
    await ownFiling(this.db, me, filing_id);
    return this.invoices.request(me, { subject: filingMachine.name, order_id: filing_id }, input);
  }

  /** Refuses content that lacks something, and a member whose name is not verified; returns the right holder's hash. */
  private check(member: MemberEntity, row: FilingEntity): string {
    const content = contentOf(this.cipher, row);
    const missing = missingIn(content);
    if (missing.length) throw new DomainError('VALIDATION', {}, missing);
    if (member.auth_status !== VERIFIED || !member.document_hash) throw new DomainError('REAL_NAME');
    return content.holder_kind === 'self'
      ? member.document_hash
      : this.credit.holderHash(content.holder_number!);
  }

  /** Another identity that the member has later is not the one declared. */
  private async storeOwnHolder(sql: Sql, row: FilingEntity, member: MemberEntity): Promise<void> {
    const parties = sealOwnHolder(this.cipher, row, ownHolder(this.cipher, member));
    await sql.update('filing', { parties }, { id: row.id });
  }

  private moveIn(sql: Sql, me: MemberCaller, id: string, action: OwnAction, move: OwnMove) {
    return this.transitions.applyIn<FilingState, OwnAction, FilingEntity>(sql, {
      machine: filingMachine,
      table: 'filing',
      id,
      action,
      actor: me,
      where: { member_id: me.id },
      ...move,
    });
  }
}

/** Asks for the way to pay only once state and version are known to fit. */
function submitted(pay: FilingPay | undefined, filing_number: string, now: Date): Row {
  if (!pay) throw validationError('pay', 'required');
  return {
    pay,
    paid: 0,
    paid_at: null,
    voucher_image: null,
    filing_number,
    submitted_at: now,
    // The check of what is paid for begins with its payment.
    due_at: pay === 'credit' ? addWorkingDays(now, DUE_DAYS.filing) : null,
    sent_at: null,
    accepted_at: null,
    examined_at: null,
    correction_at: null,
    with_centre: 0,
    assignee_id: null,
    assigned_at: null,
  };
}

/** A corrected filing waits for what it waited for before. */
const dueAgain = ({ with_centre }: FilingEntity, now: Date): Row => ({
  ...withCentre(now),
  due_at: with_centre
    ? new Date(now.getTime() + FILING_HOURS * 3_600_000)
    : addWorkingDays(now, DUE_DAYS.filing),
});
