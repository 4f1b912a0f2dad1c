import { Injectable } from '@nestjs/common';
import type { ContactDetail, ContactView, Input, shopApi } from '@ipw/domain';
import { Db, type Sql } from '../core/db/db';
import type { MemberCaller } from '../core/http/context';
import type { ReviewResult } from '../core/review/revision.service';
import { FieldCipher } from '../core/security/field-cipher';
import { HistoryService } from '../core/transition/history.service';
import type { IpEntity } from '../ip/ip.entity';
import { ShopSettingService } from './shop-setting.service';

type Phone = Pick<IpEntity, 'id' | 'link_phone_number'>;

/**
 * The business contact. Name and QR code are public and reviewed; the phone number is internal and changes at once.
 */
@Injectable()
export class ContactService {
  constructor(
    private readonly db: Db,
    private readonly cipher: FieldCipher,
    private readonly history: HistoryService,
    private readonly settings: ShopSettingService,
  ) {}

  async detail(me: MemberCaller, ipId: string): Promise<ContactDetail> {
    const row = await this.phone(this.db, ipId);
    return {
      ...(await this.settings.detail<ContactView>(me, ipId, 'contact')),
      link_phone_number: this.open(row),
    };
  }

  update(me: MemberCaller, input: Input<typeof shopApi.ipLinkInfoUpdate>): Promise<ReviewResult> {
    const { ip_id: ipId, version, draft, link_name = null, link_QRcode, link_phone_number = null } = input;
    return this.db.tx(async (sql) => {
      await this.setPhone(sql, me, ipId, link_phone_number);
      const data = { link_name, link_QRcode };
      return this.settings.propose(sql, me, { ipId, name: 'contact' }, data, { version, draft });
    });
  }

  private async setPhone(sql: Sql, me: MemberCaller, ipId: string, value: string | null): Promise<void> {
    const row = await this.phone(sql, ipId, 'FOR UPDATE');
    if (this.open(row) === value) return;
    await sql.update(
      'ip',
      { link_phone_number: value && this.cipher.seal(`ip:${ipId}:link_phone_number`, value) },
      { id: ipId },
    );
    await this.history.write(sql, { subject: 'ip', subjectId: ipId, action: 'update_contact', actor: me });
  }

  private async phone(sql: Sql, ipId: string, lock = ''): Promise<Phone> {
    return (await sql.one<Phone>(`SELECT id, link_phone_number FROM ip WHERE id = ? ${lock}`, [ipId]))!;
  }

  private open({ id, link_phone_number }: Phone): string | null {
    return link_phone_number && this.cipher.open(`ip:${id}:link_phone_number`, link_phone_number);
  }
}
