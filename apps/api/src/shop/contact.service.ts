import { Injectable } from '@nestjs/common';
import type { ContactDetail, ContactView, Input, shopApi } from '@ipw/domain';
import { Db, type Sql } from '../core/db/db';
import type { MemberCaller } from '../core/http/context';
import type { ReviewResult } from '../core/reviewed-content/revision.service';
import type { Actor } from '../core/transition/history.service';
import { ContactPhoneService } from '../ip';
import { ShopSettingService } from './shop-setting.service';

/**
 * The business contact. Name and QR code are public and reviewed; the phone number is internal and changes at once.
 */
@Injectable()
export class ContactService {
  constructor(
    private readonly db: Db,
    private readonly phones: ContactPhoneService,
    private readonly settings: ShopSettingService,
  ) {}

  async detail(me: MemberCaller, ipId: string): Promise<ContactDetail> {
    return {
      ...(await this.settings.detail<ContactView>(me, ipId, 'contact')),
      link_phone_number: await this.phones.of(ipId),
    };
  }

  update(me: MemberCaller, input: Input<typeof shopApi.ipLinkInfoUpdate>): Promise<ReviewResult> {
    const { ip_id: ipId, version, draft, link_name = null, link_QRcode, link_phone_number = null } = input;
    return this.db.tx(async (sql) => {
      await this.phones.set(sql, me, ipId, link_phone_number);
      const data = { link_name, link_QRcode };
      return this.settings.propose(sql, me, { ipId, name: 'contact' }, data, { version, draft });
    }, 'committed');
  }

  /** Deletes name and code of an IP with a new owner, who sets their own; the phone goes with the owner. */
  forget(sql: Sql, actor: Actor, ipId: string): Promise<void> {
    return this.settings.clear(sql, actor, ipId, 'contact');
  }
}
