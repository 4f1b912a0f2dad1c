import { Injectable } from '@nestjs/common';
import type { BuyerSheet } from '@ipw/domain';
import { Db } from '../core/db/db';
import { PhoneService } from '../core/security/phone.service';
import { ContactPhoneService } from '../ip';
import { ShopFrontService } from '../shop';
import { BuyerLinkService } from './buyer-link.service';
import type { CooperationEntity } from './cooperation.entity';
import type { SheetEntity } from './sheet.entity';

/** What a match opens to the buyer: the holder's contact and the page of the cooperation. */
@Injectable()
export class SheetMatchService {
  constructor(
    private readonly contacts: ContactPhoneService,
    private readonly db: Db,
    private readonly links: BuyerLinkService,
    private readonly phones: PhoneService,
    private readonly shop: ShopFrontService,
  ) {}

  /** The link of the cooperation; none where staff have entered another contact of the brand. */
  async roomOf({ id, phone_hash }: Pick<SheetEntity, 'id' | 'phone_hash'>): Promise<BuyerSheet['room']> {
    const found = await this.db.one<CooperationEntity>(
      "SELECT * FROM cooperation WHERE origin = 'sheet' AND origin_id = ? AND phone_hash = ?",
      [id, phone_hash],
    );
    return found ? { coop_no: found.coop_no, access_key: this.links.keyOf(found) } : null;
  }

  /** The business contact of the IP; where the holder has set none, their own name and phone. */
  async contactOf(ipId: string): Promise<BuyerSheet['contact']> {
    const owner = await this.db.one<{ id: string; username: string; phone: Buffer }>(
      'SELECT m.id, m.username, m.phone FROM ip JOIN member m ON m.id = ip.owner_id WHERE ip.id = ?',
      [ipId],
    );
    if (!owner) return null;
    const { link_name } = await this.shop.of(ipId);
    const named = await this.contacts.of(ipId);
    return {
      link_name: link_name ?? owner.username,
      link_phone_number: named ?? this.phones.open(owner.id, owner.phone),
    };
  }
}
