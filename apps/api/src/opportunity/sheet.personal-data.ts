import { Injectable } from '@nestjs/common';
import { CONSENT, HOLDER_STATES } from '@ipw/domain';
import { ConsentService } from '../content';
import type { Sql } from '../core/db/db';
import { tableFile } from '../core/personal-data/archive-file';
import { type ErasedMember, type ExportedMember, PersonalData } from '../core/personal-data/personal-data';
import { BuyerErasureService } from './buyer-erasure.service';
import type { ReplyTemplateEntity } from './reply-template.entity';
import type { SheetEntity } from './sheet.entity';
import { isOpenTo, requestOf } from './sheet.view';
import { SheetWithdrawService } from './sheet-withdraw.service';

/** Sheets to a member's IPs: the archive holds what the member answered, closing the account ends open ones. */
@Injectable()
export class SheetPersonalData extends PersonalData {
  readonly name = 'sheet';

  constructor(
    private readonly buyers: BuyerErasureService,
    private readonly consents: ConsentService,
    private readonly withdrawals: SheetWithdrawService,
  ) {
    super();
  }

  /** Sheets as far as the lists show them to this member, without buyers. Private ones need the business password: none. */
  override async export({ id }: ExportedMember) {
    const supplement = await this.consents.has(id, CONSENT.supplement[0]);
    return [
      tableFile<SheetEntity>(this.db, 'sheets.json', {
        sql: "SELECT t.* FROM sheet t JOIN ip ON ip.id = t.ip_id WHERE ip.owner_id = ? AND t.source = 'platform' AND t.state IN (?)",
        params: [id, HOLDER_STATES],
        toRecord: (sheet) => ({
          sheet_no: sheet.sheet_no,
          ip_id: sheet.ip_id,
          state: sheet.state,
          sku_id: sheet.sku_id,
          buy_num: sheet.buy_num,
          ...(isOpenTo(supplement, sheet) && { ...requestOf(sheet), answer: sheet.answer }),
          answered_at: sheet.answered_at,
          created_at: sheet.created_at,
        }),
      }),
      tableFile<ReplyTemplateEntity>(this.db, 'reply_templates.json', {
        sql: 'SELECT t.* FROM reply_template t JOIN ip ON ip.id = t.ip_id WHERE ip.owner_id = ?',
        params: [id],
        toRecord: ({ ip_id, template_name, answer }) => ({ ip_id, template_name, answer }),
      }),
    ];
  }

  override expire(): Promise<void> {
    return this.buyers.expire();
  }

  /** Withdraws the open sheets to the member's IPs, which have lost their owner before, and deletes the member's words. */
  override async erase(sql: Sql, { ipIds }: ErasedMember): Promise<void> {
    for (const ipId of ipIds) {
      await sql.execute('DELETE FROM reply_template WHERE ip_id = ?', [ipId]);
      await sql.execute('DELETE FROM taken_field WHERE ip_id = ?', [ipId]);
      const open = await sql.rows<SheetEntity>(
        'SELECT * FROM sheet WHERE ip_id = ? AND turn IS NOT NULL FOR UPDATE',
        [ipId],
      );
      for (const sheet of open) await this.withdrawals.withdraw(sql, sheet);
      await sql.execute('UPDATE sheet SET answer = NULL, series_ids = NULL WHERE ip_id = ?', [ipId]);
    }
  }
}
