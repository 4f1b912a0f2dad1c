import { Injectable } from '@nestjs/common';
import {
  addWorkingDays,
  type DealSource,
  DUE_DAYS,
  ESCALATED_AFTER,
  type Language,
  locateContacts,
  PLATFORM_SHARE,
  RENEWABLE,
  type SentSheet,
  SHEET_TEXTS,
  sheetMachine,
  shanghaiDay,
} from '@ipw/domain';
import { isDuplicate, type Sql } from '../core/db/db';
import { DomainError } from '../core/errors/domain-error';
import type { Context } from '../core/http/context';
import { LimitService } from '../core/limit/limit.service';
import { type Count, networkCounts } from '../core/limit/rules';
import { FieldCipher } from '../core/security/field-cipher';
import { HistoryService, VISITOR } from '../core/transition/history.service';
import { BuyerLinkService } from './buyer-link.service';
import type { RequestTexts, SheetEntity } from './sheet.entity';
import type { SheetContent } from './sheet-content';
import { SheetNoticeService } from './sheet-notice.service';
import { newNumber } from './sheet-number';
import { SheetPictureService } from './sheet-picture.service';
import { sealBuyer } from './sheet.view';

/** What a new sheet is besides its request. */
interface Facts {
  id: string;
  ip_id: string;
  phoneHash: string;
  source: DealSource;
  /** Id of the ended sheet it corrects or opens again. */
  corrects: string | null;
  language: Language;
}

/** Counts and writes new sheets, whether filled in or sent again. */
@Injectable()
export class NewSheetService {
  constructor(
    private readonly cipher: FieldCipher,
    private readonly history: HistoryService,
    private readonly limits: LimitService,
    private readonly links: BuyerLinkService,
    private readonly notices: SheetNoticeService,
    private readonly pictures: SheetPictureService,
  ) {}

  /** Counts the sheets of the phone and the calls of its network; what is not sent counts for the network only. */
  async counted<T>(
    phoneHash: string,
    ips: readonly string[],
    context: Context,
    send: () => Promise<T>,
  ): Promise<T> {
    const counts = ips.flatMap((ip): Count[] => [
      ['cooperate_phone', phoneHash],
      ['cooperate_pair', `${phoneHash} ${ip}`],
    ]);
    await this.limits.pass([...networkCounts('cooperate', context), ...counts], context);
    try {
      return await send();
    } catch (error) {
      await this.limits.giveBack(counts);
      throw isDuplicate(error) ? alreadyOpen() : error;
    }
  }

  async write(
    sql: Sql,
    { id, ip_id, phoneHash, source, corrects, language }: Facts,
    { asked, buyer, images, finds }: SheetContent,
  ): Promise<SentSheet> {
    const { sku_id, buy_num, ...texts } = asked;
    const read = { ...texts, buyer_name: buyer.buyer_name, company_name: buyer.company_name };
    const row = {
      id,
      sheet_no: newNumber(),
      ip_id,
      source,
      share_percent: PLATFORM_SHARE[source],
      sku_id,
      buy_num,
      request: JSON.stringify(texts satisfies RequestTexts),
      buyer: sealBuyer(this.cipher, 'sheet', id, buyer),
      phone_hash: phoneHash,
      open_key: openKey(this.cipher, phoneHash, ip_id),
      language,
      contacts: SHEET_TEXTS.reduce((sum, field) => sum + locateContacts(read[field] ?? '').length, finds),
      corrects_id: corrects,
      due_at: addWorkingDays(new Date(), DUE_DAYS.sheet_check),
      remind_at: addWorkingDays(new Date(), DUE_DAYS.sheet_check + ESCALATED_AFTER),
    };
    await sql.insert('sheet', row);
    await this.pictures.attach(sql, id, images);
    await this.history.write(sql, {
      subject: sheetMachine.name,
      subjectId: id,
      action: 'create',
      actor: VISITOR,
      to: sheetMachine.initial,
    });
    const linked = { ...row, link_number: 1 };
    await this.notices.notify(sql, linked as unknown as SheetEntity, 'sent', {
      due: shanghaiDay(row.due_at),
    });
    return { ip_id, sheet_no: row.sheet_no, access_key: this.links.keyOf(linked) };
  }
}

/** The key by which a phone has one open sheet to an IP. */
const openKey = (cipher: FieldCipher, phoneHash: string, ipId: string): string =>
  cipher.blind('sheet', `${phoneHash} ${ipId}`);

/** A second open sheet of a phone to one IP. */
const alreadyOpen = (): DomainError =>
  new DomainError(
    'STATE',
    { machine: sheetMachine.name, state: sheetMachine.initial, allowed: RENEWABLE },
    [],
    'error.SHEET_OPEN',
  );
