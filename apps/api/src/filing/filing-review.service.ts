import { Injectable } from '@nestjs/common';
import {
  FILING_HOURS,
  type FilingAction,
  filingMachine,
  type FilingState,
  type MessageKey,
} from '@ipw/domain';
import type { Sql } from '../core/db/db';
import { InvoiceService, RefundService } from '../code';
import { FileUseService } from '../core/files/file-use.service';
import type { StaffCaller } from '../core/http/context';
import { JobService } from '../core/jobs/job.service';
import { reasonColumns, reasonLine } from '../core/review/reason';
import { type Actor, SYSTEM } from '../core/transition/history.service';
import { storedMarks } from '../core/review/marks';
import { type Decision, StaffDecisionService, type StaffMove } from '../core/review/review-record.service';
import { OwnMatterService } from '../member';
import { MessageService } from '../message';
import type { FilingEntity } from './filing.entity';
import { FilingCreditService } from './filing-credit.service';
import { filesOf, FILING_FILES } from './filing-draft.service';
import { fitsWait, paidNow, unpaid } from './filing-payment';
import { orderJob, withCentre } from './filing-order';
import { FilingWorkService } from './filing-work.service';

export type FilingDecision = Decision & {
  registration_number?: string;
  registered_on?: string;
  /** The uploaded document. */
  certificate?: string;
};
type FilingMove = StaffMove<FilingState, FilingAction, FilingEntity>;

/** Files of a filing once it is certified. */
const CERTIFIED_FILES = { ...FILING_FILES, certificate: 'filing_certificate' } as const;

/** That the centre has decided: when it first did, and that it had accepted the filing by then. */
const examined = ({ accepted_at, examined_at }: FilingEntity, now: Date) => ({
  accepted_at: accepted_at ?? now,
  examined_at: examined_at ?? now,
});

/** The staff side of a filing: check, correction, certificate, rejection. Nobody decides on filings of their own. */
@Injectable()
export class FilingReviewService extends StaffDecisionService<
  FilingState,
  FilingAction,
  FilingEntity,
  FilingDecision
> {
  protected readonly machine = filingMachine;
  protected readonly table = 'filing';

  constructor(
    private readonly uses: FileUseService,
    private readonly jobs: JobService,
    private readonly matters: OwnMatterService,
    private readonly messages: MessageService,
    private readonly credit: FilingCreditService,
    private readonly works: FilingWorkService,
    private readonly refunds: RefundService,
    private readonly invoices: InvoiceService,
  ) {
    super();
  }

  protected override refuseOwn(sql: Sql, staff: StaffCaller, { member_id }: FilingEntity): Promise<void> {
    return this.matters.refuse(sql, staff, [member_id]);
  }

  protected moves(staff: StaffCaller, decision: FilingDecision) {
    return this.movesBy(staff.id, staff, decision);
  }

  /** What an action of the filing centre changes; its certificate belongs to the member. */
  outcome(action: FilingAction, memberId: string, decision: Omit<FilingDecision, 'version'>): FilingMove {
    return this.movesBy(memberId, SYSTEM, decision)[action]!;
  }

  private movesBy(
    uploader: string,
    actor: Actor,
    {
      reason_code,
      reason = '',
      marks,
      registration_number,
      registered_on,
      certificate,
    }: Omit<FilingDecision, 'version'>,
  ): Partial<Record<FilingAction, FilingMove>> {
    const now = new Date();
    // What staff decide on their own, and an account to log in to, is no examination by the centre.
    const isExamination = actor === SYSTEM && reason_code !== 'phone_registered';
    const why = {
      reason: reasonLine({ reason_code, reason }),
      set: (row: FilingEntity) => ({
        ...(isExamination && examined(row, now)),
        ...reasonColumns({ reason_code, reason }),
        marks: storedMarks(marks, filesOf(row)),
        due_at: null,
      }),
    };
    const reason_key = `filing_reason.${reason_code!}`;
    return {
      send: {
        set: (row) => {
          // What is neither credited nor paid is never sent.
          if (!fitsWait('send', row)) throw unpaid(row);
          return {
            ...withCentre(now),
            with_centre: 1,
            sent_at: now,
            due_at: new Date(now.getTime() + FILING_HOURS * 3_600_000),
          };
        },
        effect: (sql, row) => this.jobs.enqueue(sql, 'filing_order', orderJob(row)),
      },
      resend: {
        set: { ordered_at: null, asked_at: now },
        effect: (sql, row) => this.jobs.enqueue(sql, 'filing_order', orderJob(row)),
      },
      ask_correction: {
        ...why,
        set: (row) => {
          if (!fitsWait('ask_correction', row)) throw unpaid(row);
          return { ...why.set(row), correction_at: now };
        },
        effect: (sql, row) => this.notify(sql, row, 'filing_correction', { reason_key, reason }),
      },
      confirm_payment: {
        set: (row) => {
          if (!fitsWait('confirm_payment', row)) throw unpaid(row);
          return paidNow(now);
        },
        effect: (sql, row) => this.notify(sql, row, 'filing_paid', { product_name: row.title ?? '' }),
      },
      refuse_voucher: {
        reason,
        set: (row) => {
          if (!fitsWait('refuse_voucher', row)) throw unpaid(row);
          return { voucher_image: null, due_at: null };
        },
        effect: async (sql, row) => {
          const files = { ...filesOf(row), voucher_image: null };
          await this.uses.replace(sql, { id: row.id, ipId: row.id }, 'live', files, FILING_FILES);
          await this.notify(sql, row, 'filing_voucher_refused', { reason });
        },
      },
      certify: {
        set: (row) => ({
          ...examined(row, now),
          registration_number: registration_number!,
          registered_on: registered_on!,
          certificate_file: certificate!,
          certified_at: now,
          due_at: null,
        }),
        effect: async (sql, row) => {
          const paper = { certificate: certificate! };
          await this.uses.attach(sql, uploader, row.id, paper, { certificate: 'filing_certificate' }, []);
          await this.uses.replace(
            sql,
            { id: row.id, ipId: row.id },
            'live',
            { ...filesOf(row), ...paper },
            CERTIFIED_FILES,
          );
          await this.credit.spend(sql, row.id);
          await this.notify(sql, row, 'filing_certified');
        },
      },
      reject: {
        ...why,
        set: (row) => {
          if (!fitsWait('reject', row)) throw unpaid(row);
          return why.set(row);
        },
        effect: async (sql, row) => {
          await this.credit.release(sql, row.id);
          await this.works.drop(sql, row.id);
          if (row.paid) {
            await this.refunds.open(sql, { subject: filingMachine.name, order_id: row.id }, actor);
            await this.invoices.cancel(sql, row.id);
          }
          await this.notify(sql, row, 'filing_rejected', { reason_key, reason });
        },
      },
    };
  }

  private async notify(
    sql: Sql,
    { id, member_id, title, filing_number }: FilingEntity,
    key: MessageKey,
    args: Record<string, string> = {},
  ): Promise<void> {
    await this.messages.send(sql, member_id, key, {
      filing_id: id,
      title: title ?? '',
      filing_number: filing_number ?? '',
      ...args,
    });
  }
}
