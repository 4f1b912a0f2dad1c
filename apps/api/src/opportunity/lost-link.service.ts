import { Injectable } from '@nestjs/common';
import { type BuyerSheetRow, type Input, type opportunityApi, sheetMachine } from '@ipw/domain';
import { Db } from '../core/db/db';
import { notFound } from '../core/errors/domain-error';
import { LimitService } from '../core/limit/limit.service';
import { PhoneService } from '../core/security/phone.service';
import { HistoryService, VISITOR } from '../core/transition/history.service';
import { BuyerAccessService, type FoundSheet } from './buyer-access.service';
import type { Browser } from './buyer-link.service';
import type { SheetEntity } from './sheet.entity';
import { SheetNoticeService } from './sheet-notice.service';
import { statusOf } from './sheet.view';

type Api = typeof opportunityApi;

/** For a buyer without the link, the phone's code opens the list of sheets and sends a new link. */
@Injectable()
export class LostLinkService {
  constructor(
    private readonly access: BuyerAccessService,
    private readonly db: Db,
    private readonly history: HistoryService,
    private readonly limits: LimitService,
    private readonly notices: SheetNoticeService,
    private readonly phones: PhoneService,
  ) {}

  /** All sheets of a proven phone, newest first. */
  async list(
    { yzm, ...phone }: Input<Api['cooperateList']>,
    browser: Browser,
  ): Promise<{ list: BuyerSheetRow[] }> {
    await this.access.prove(phone, this.phones.hash(phone), yzm, browser);
    const rows = await this.db.rows<FoundSheet>(
      `SELECT t.*, ip.ip_name FROM sheet t JOIN ip ON ip.id = t.ip_id
        WHERE t.phone_hash = ? ORDER BY t.created_at DESC, t.id DESC LIMIT 100`,
      [this.phones.hash(phone)],
    );
    return { list: rows.map((row) => ({ ...statusOf(row), ip_name: row.ip_name })) };
  }

  /** Sends a new link to the phone of the sheet; the old one ends. A sheet of another phone is answered like a missing one. */
  async relink(
    { sheet_no, yzm, ...phone }: Input<Api['cooperateRelink']>,
    browser: Browser,
  ): Promise<{ sheet_no: string }> {
    const hash = this.phones.hash(phone);
    await this.access.prove(phone, hash, yzm, browser);
    await this.limits.take('cooperate_relink', hash);
    await this.db.tx(async (sql) => {
      const sheet = await sql.one<SheetEntity>(
        'SELECT * FROM sheet WHERE sheet_no = ? AND phone_hash = ? FOR UPDATE',
        [sheet_no, hash],
      );
      if (!sheet) throw notFound();
      const link_number = sheet.link_number + 1;
      await sql.update('sheet', { link_number }, { id: sheet.id });
      await this.history.write(sql, {
        subject: sheetMachine.name,
        subjectId: sheet.id,
        action: 'renew',
        actor: VISITOR,
      });
      await this.notices.notify(sql, { ...sheet, link_number }, 'renewed');
    });
    return { sheet_no };
  }
}
