import { Injectable } from '@nestjs/common';
import { type Language, type MessageKey } from '@ipw/domain';
import type { ServerKey } from '@ipw/domain/i18n/server.en';
import type { Sql } from '../core/db/db';
import { translate } from '../core/i18n';
import { JobService } from '../core/jobs/job.service';
import type { Letter } from '../core/providers/mail';
import type { TextMessage } from '../core/providers/text-message.service';
import { FieldCipher } from '../core/security/field-cipher';
import { MessageService } from '../message';
import { BuyerLinkService } from './buyer-link.service';
import type { SheetEntity } from './sheet.entity';
import { buyerOf } from './sheet.view';

type BuyerText = Extract<ServerKey, `sms.sheet_${string}`>;

/** Whether details open with the business password only. */
export const isPrivate = ({ source }: Pick<SheetEntity, 'source'>): boolean => source === 'private_link';

/** Tells the sides of a sheet what happened: operators of the IP by messages, the buyer by SMS. */
@Injectable()
export class SheetNoticeService {
  constructor(
    private readonly cipher: FieldCipher,
    private readonly jobs: JobService,
    private readonly links: BuyerLinkService,
    private readonly messages: MessageService,
  ) {}

  /** A text message with the buyer's link, in the language of the sheet, and the same as an e-mail if there is an address. An
   * erased buyer gets none. */
  async buyer(
    sql: Sql,
    sheet: SheetEntity,
    key: BuyerText,
    args: Record<string, unknown> = {},
  ): Promise<void> {
    const { area_code, phone_number, email } = buyerOf(this.cipher, sheet);
    if (!phone_number) return;
    const language = sheet.language as Language;
    const filled = { sheet_no: sheet.sheet_no, link: this.links.addressOf(sheet), ...args };
    const text = translate(language, key, filled);
    await this.jobs.enqueue(sql, 'sms', {
      to: { area_code, phone_number },
      text,
      notice: true,
    } satisfies TextMessage);
    if (email)
      await this.jobs.enqueue(sql, 'mail', {
        to: email,
        subject: translate(language, 'mail.sheet.title', filled),
        text: translate(language, 'mail.sheet.body', { text }),
      } satisfies Letter);
  }

  /** A message to all operators of the IP. Of a private sheet it says the due date only, and nothing when none is due. */
  async holder(
    sql: Sql,
    sheet: SheetEntity,
    key: Extract<MessageKey, `sheet_${string}`>,
    args: Record<string, string> = {},
  ): Promise<void> {
    const hidden = isPrivate(sheet);
    if (hidden && !args.due) return;
    const operators = await sql.rows<{ member_id: string; ip_name: string }>(
      'SELECT o.member_id, ip.ip_name FROM ip_operator o JOIN ip ON ip.id = o.ip_id WHERE o.ip_id = ? AND o.match_relation IS NOT NULL',
      [sheet.ip_id],
    );
    const facts = { ip_id: sheet.ip_id, ...(hidden ? {} : { sheet_id: sheet.id }), ...args };
    for (const { member_id, ip_name } of operators)
      await this.messages.send(sql, member_id, hidden ? 'private_sheet_received' : key, {
        ip_name,
        ...facts,
      });
  }
}
