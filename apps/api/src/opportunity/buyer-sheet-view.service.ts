import { Injectable } from '@nestjs/common';
import {
  actionsFor,
  type BuyerSheet,
  maskPhone,
  MATCHED,
  renewalOf,
  sheetMachine,
  turnOf,
} from '@ipw/domain';
import { Db } from '../core/db/db';
import { marksOf } from '../core/review/marks';
import { FieldCipher } from '../core/security/field-cipher';
import { SlugService } from '../ip';
import type { FoundSheet } from './buyer-access.service';
import type { Browser } from './buyer-link.service';
import { SheetAlternativeService } from './sheet-alternative.service';
import { SheetMatchService } from './sheet-match.service';
import { SheetPictureService } from './sheet-picture.service';
import { renewedAs } from './sheet-rules';
import { buyerOf, eventsOf, replyOf, requestOf, statusOf } from './sheet.view';

/** A sheet as its buyer sees it. */
@Injectable()
export class BuyerSheetViewService {
  constructor(
    private readonly alternatives: SheetAlternativeService,
    private readonly cipher: FieldCipher,
    private readonly db: Db,
    private readonly matches: SheetMatchService,
    private readonly pictures: SheetPictureService,
    private readonly slugs: SlugService,
  ) {}

  /** `proven`: whether the browser has proven the phone of the sheet. */
  async of(sheet: FoundSheet, { context }: Browser, proven: boolean): Promise<BuyerSheet> {
    const buyer = buyerOf(this.cipher, sheet);
    const turn = turnOf(sheet.state, sheet.consult);
    const passed = sheet.consult === 'passed';
    const renewal = renewalOf(sheet.state);
    const renewed_as = renewal && (await renewedAs(this.db, sheet));
    return {
      ...statusOf(sheet),
      ...requestOf(sheet),
      actions: actionsFor(sheetMachine, sheet.state, (by) => by === 'buyer').filter(
        (action) => action !== 'confirm' || turn === 'buyer',
      ),
      ip: {
        ip_id: sheet.ip_id,
        ip_name: sheet.ip_name,
        path: `/ip/${encodeURIComponent(await this.slugs.of({ id: sheet.ip_id, ip_name: sheet.ip_name }))}`,
      },
      company_case_images: await this.pictures.of(sheet, {
        kind: 'buyer',
        id: `${sheet.id}.${String(sheet.link_number)}`,
      }),
      buyer_name: buyer.buyer_name,
      company_name: buyer.company_name,
      phone_number: maskPhone(buyer.phone_number),
      reason_code: sheet.reason_code,
      reason: sheet.reason,
      marks: marksOf(sheet.marks),
      reply: passed ? await replyOf(this.db, sheet) : null,
      events: await eventsOf(this.db, sheet.id),
      proven,
      ...(proven && sheet.state === MATCHED ? await this.matches.of(sheet) : { contact: null, room: null }),
      renewal: renewed_as ? null : renewal,
      renewed_as,
      alternatives: await this.alternatives.of(sheet, context.language),
    };
  }
}
