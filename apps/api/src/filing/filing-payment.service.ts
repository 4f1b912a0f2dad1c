import { Injectable } from '@nestjs/common';
import {
  addWorkingDays,
  DUE_DAYS,
  filingMachine,
  type FilingResult,
  type FilingState,
  type Language,
} from '@ipw/domain';
import { PaymentService } from '../code';
import { Db } from '../core/db/db';
import { FileUseService } from '../core/files/file-use.service';
import type { MemberCaller } from '../core/http/context';
import { TransitionService } from '../core/transition/transition.service';
import { filesOf, FILING_FILES } from './filing-draft.service';
import type { FilingEntity } from './filing.entity';
import { fitsWait, noPayment, ownFiling } from './filing-payment';

const subject = filingMachine.name;

/** The member's payment of a filing: wallet, or the voucher of a transfer. */
@Injectable()
export class FilingPaymentService {
  constructor(
    private readonly db: Db,
    private readonly uses: FileUseService,
    private readonly payments: PaymentService,
    private readonly transitions: TransitionService,
  ) {}

  async begin(me: MemberCaller, id: string, language: Language): Promise<{ pay_url: string }> {
    const row = await ownFiling(this.db, me, id);
    return this.payments.begin({ subject, order_id: id, refusal: noPayment(row) }, language);
  }

  async check(me: MemberCaller, id: string): Promise<{ paid: 0 | 1 }> {
    await ownFiling(this.db, me, id);
    await this.payments.check({ subject, order_id: id });
    return { paid: (await ownFiling(this.db, me, id)).paid };
  }

  /** Submits or replaces a voucher until finance has confirmed the payment. */
  voucher(me: MemberCaller, id: string, voucher_image: string): Promise<FilingResult> {
    return this.transitions.apply<FilingState, 'voucher', FilingEntity>(
      {
        machine: filingMachine,
        table: 'filing',
        id,
        action: 'voucher',
        actor: me,
        where: { member_id: me.id },
        set: (row) => {
          if (!fitsWait('voucher', row)) throw noPayment(row);
          return { voucher_image, due_at: addWorkingDays(new Date(), DUE_DAYS.voucher) };
        },
        effect: async (sql, row) => {
          const files = { ...filesOf(row), voucher_image };
          const known = row.voucher_image ? [row.voucher_image] : [];
          await this.uses.attach(sql, me.id, id, { voucher_image }, { voucher_image: 'voucher' }, known);
          await this.uses.replace(sql, { id, ipId: id }, 'live', files, FILING_FILES);
        },
      },
      'committed',
    );
  }
}
