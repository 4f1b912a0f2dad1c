import { Injectable } from '@nestjs/common';
import { type BuyerSheet, COOPERATING } from '@ipw/domain';
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

  /** Nothing where staff have entered another contact of the brand, and no contact of the holder after the end. */
  async of(sheet: SheetEntity): Promise<Pick<BuyerSheet, 'contact' | 'room'>> {
    const found = await this.db.one<CooperationEntity>(
      "SELECT * FROM cooperation WHERE origin = 'sheet' AND origin_id = ? AND phone_hash = ?",
      [sheet.id, sheet.phone_hash],
    );
    if (!found) return { contact: null, room: null };
    return {
      contact: found.state === COOPERATING ? await this.contactOf(sheet) : null,
      room: { coop_no: found.coop_no, access_key: this.links.keyOf(found) },
    };
  }

  /**
   * The business contact of the IP; where none is set, the owner's own name and phone, unless the IP was handed over since
   * the answer: then another member agreed to contact, and not even a business phone is shown with the owner's name.
   */
  private async contactOf({ ip_id, answered_at }: SheetEntity): Promise<BuyerSheet['contact']> {
    const owner = await this.db.one<{
      id: string;
      username: string;
      phone: Buffer;
      ip_name: string;
      handed_over: 0 | 1;
    }>(
      `SELECT m.id, m.username, m.phone, ip.ip_name, EXISTS (SELECT 1 FROM audit_line h WHERE h.subject = 'ip'
          AND h.subject_id = ip.id AND h.action = 'hand_over' AND h.created_at >= ?) AS handed_over
        FROM ip JOIN member m ON m.id = ip.owner_id WHERE ip.id = ?`,
      [answered_at, ip_id],
    );
    if (!owner) return null;
    const named = await this.contacts.of(ip_id);
    if (!named && owner.handed_over) return null;
    const { link_name } = await this.shop.of(ip_id);
    return {
      link_name: link_name ?? (owner.handed_over ? owner.ip_name : owner.username),
      link_phone_number: named ?? this.phones.open(owner.id, owner.phone),
    };
  }
}
