import { Injectable } from '@nestjs/common';
import {
  CONSENT,
  type Input,
  isRedirected,
  type opportunityApi,
  REDIRECTED,
  renewalOf,
  type SentSheet,
  sheetMachine,
  ulid,
} from '@ipw/domain';
import { ConsentService } from '../content';
import { Db } from '../core/db/db';
import { DomainError, notFound } from '../core/errors/domain-error';
import { FieldCipher } from '../core/security/field-cipher';
import { BuyerAccessService } from './buyer-access.service';
import type { Browser } from './buyer-link.service';
import { NewSheetService } from './new-sheet.service';
import { SheetPictureService } from './sheet-picture.service';
import { checkIps, refuseRenewed } from './sheet-rules';
import { buyerOf, requestOf } from './sheet.view';

/** Sends the text of an ended sheet again: to the same IP, or to another one that was proposed instead. */
@Injectable()
export class SheetAgainService {
  constructor(
    private readonly access: BuyerAccessService,
    private readonly cipher: FieldCipher,
    private readonly consents: ConsentService,
    private readonly db: Db,
    private readonly newSheets: NewSheetService,
    private readonly pictures: SheetPictureService,
  ) {}

  /** The consents of the ended sheet hold for the new one while their texts are unchanged. */
  async send(
    { ip_id: other, yzm, ...link }: Input<typeof opportunityApi.cooperateAgain>,
    browser: Browser,
  ): Promise<SentSheet> {
    const sheet = await this.access.find(link, browser);
    const buyer = buyerOf(this.cipher, sheet);
    const { area_code, phone_number } = buyer;
    if (!phone_number) throw notFound();
    const ip_id = other ?? sheet.ip_id;
    const same = ip_id === sheet.ip_id;
    const allowed = same ? renewalOf(sheet.state) === 'reopen' : isRedirected(sheet);
    if (!allowed)
      throw new DomainError('STATE', { machine: sheetMachine.name, state: sheet.state, allowed: REDIRECTED });
    const facts = {
      id: ulid(),
      ip_id,
      phoneHash: sheet.phone_hash,
      source: same ? sheet.source : ('platform' as const),
      corrects: same ? sheet.id : null,
      language: browser.context.language,
    };
    return this.newSheets.counted(sheet.phone_hash, [ip_id], browser.context, async () => {
      await this.access.prove({ area_code, phone_number }, sheet.phone_hash, yzm, browser);
      return this.db.tx(async (sql) => {
        if (same) await refuseRenewed(sql, sheet);
        await checkIps(sql, [ip_id], sheet.phone_hash, sheet.sku_id);
        await this.consents.carryOver(sql, sheet.id, facts.id, CONSENT.cooperate);
        const images = await this.pictures.idsOf(sql, sheet.id);
        const finds = await this.pictures.take(sql, images, sheet.phone_hash);
        return this.newSheets.write(sql, facts, { asked: requestOf(sheet), buyer, images, finds });
      });
    });
  }
}
