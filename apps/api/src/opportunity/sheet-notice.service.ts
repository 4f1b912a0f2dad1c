import { Injectable } from '@nestjs/common';
import { HOLDER_STATES, type HolderState, type Language } from '@ipw/domain';
import type { Sql } from '../core/db/db';
import { translate } from '../core/i18n';
import { JobService } from '../core/jobs/job.service';
import type { QueuedLetter } from '../core/providers/letter.service';
import type { TextMessage } from '../core/providers/text-message.service';
import { FieldCipher } from '../core/security/field-cipher';
import { namedOperatorsOf } from '../ip';
import { MessageService } from '../message';
import { BuyerLinkService } from './buyer-link.service';
import type { SheetEntity } from './sheet.entity';
import { noticeOf, type SheetStep } from './sheet-notices';
import { buyerOf } from './sheet.view';

interface NoticeArgs {
  /** The day until which the next side has to act. */
  due?: string;
  /** The member who acted. */
  by?: string;
}

/** Whether details open with the business password only. */
export const isPrivate = ({ source }: Pick<SheetEntity, 'source'>): boolean => source === 'private_link';

/** Tells the sides of a sheet what happened, as `NOTICES` says: operators of the IP by messages, the buyer by SMS and e-mail. */
@Injectable()
export class SheetNoticeService {
  constructor(
    private readonly cipher: FieldCipher,
    private readonly jobs: JobService,
    private readonly links: BuyerLinkService,
    private readonly messages: MessageService,
  ) {}

  /** `sheet` is the row before the step. */
  async notify(sql: Sql, sheet: SheetEntity, step: SheetStep, args: NoticeArgs = {}): Promise<void> {
    await this.buyer(sql, sheet, step, args);
    // Before its check a sheet is not the holder's to know of; passing the check is their first news.
    if (step === 'passed' || HOLDER_STATES.includes(sheet.state as HolderState))
      await this.holder(sql, sheet, step, args);
  }

  /** A text message with the buyer's link, in the language of the sheet, and the same as an e-mail if there is an address. An
   * erased buyer gets none. */
  private async buyer(sql: Sql, sheet: SheetEntity, step: SheetStep, { due }: NoticeArgs): Promise<void> {
    const { buyer: key, endsLink } = noticeOf(step);
    const { area_code, phone_number, email } = buyerOf(this.cipher, sheet);
    if (!key || !phone_number) return;
    const language = sheet.language as Language;
    const filled = { sheet_no: sheet.sheet_no, due, ...(!endsLink && { link: this.links.addressOf(sheet) }) };
    const text = translate(language, key, filled);
    await this.jobs.enqueue(sql, 'sms', {
      to: { area_code, phone_number },
      text,
      notice: true,
      only: true,
    } satisfies TextMessage);
    if (email)
      await this.jobs.enqueue(sql, 'mail', {
        to: email,
        subject: translate(language, 'mail.sheet.title', filled),
        text: translate(language, endsLink ? 'mail.sheet_erased.body' : 'mail.sheet.body', { text }),
        counts: [['sheet_mail', this.cipher.blind('email', email)]],
      } satisfies QueuedLetter);
  }

  /** A message to all operators of the IP but the one who acted. Of a private sheet it says the due date only. */
  private async holder(
    sql: Sql,
    sheet: SheetEntity,
    step: SheetStep,
    { due, by }: NoticeArgs,
  ): Promise<void> {
    const { holder, hidden, ended } = noticeOf(step);
    const closed = isPrivate(sheet);
    const key = closed ? hidden : holder;
    if (!key) return;
    const operators = await namedOperatorsOf(sql, sheet.ip_id);
    const facts = {
      ip_id: sheet.ip_id,
      ...(!closed && { sheet_id: sheet.id }),
      ...(due && { due }),
      ...(ended && { reason_key: ended }),
    };
    for (const { member_id, ip_name } of operators)
      if (member_id !== by) await this.messages.send(sql, member_id, key, { ip_name, ...facts });
  }
}
