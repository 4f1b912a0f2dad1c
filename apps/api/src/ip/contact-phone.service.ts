import { Injectable } from '@nestjs/common';
import { Db, type Sql } from '../core/db/db';
import type { MemberCaller } from '../core/http/context';
import { FieldCipher } from '../core/security/field-cipher';
import { HistoryService } from '../core/transition/history.service';
import type { IpEntity } from './ip.entity';

type Phone = Pick<IpEntity, 'id' | 'link_phone_number'>;

/** The phone number of an IP's business contact: internal, not reviewed. */
@Injectable()
export class ContactPhoneService {
  constructor(
    private readonly db: Db,
    private readonly cipher: FieldCipher,
    private readonly history: HistoryService,
  ) {}

  async of(ipId: string): Promise<string | null> {
    return this.open(await this.row(this.db, ipId));
  }

  async set(sql: Sql, me: MemberCaller, ipId: string, value: string | null): Promise<void> {
    if (this.open(await this.row(sql, ipId, 'FOR UPDATE')) === value) return;
    await sql.update(
      'ip',
      { link_phone_number: value && this.cipher.seal(`ip:${ipId}:link_phone_number`, value) },
      { id: ipId },
    );
    await this.history.write(sql, { subject: 'ip', subjectId: ipId, action: 'update_contact', actor: me });
  }

  private async row(sql: Sql, ipId: string, lock = ''): Promise<Phone> {
    return (await sql.one<Phone>(`SELECT id, link_phone_number FROM ip WHERE id = ? ${lock}`, [ipId]))!;
  }

  private open({ id, link_phone_number }: Phone): string | null {
    return link_phone_number && this.cipher.open(`ip:${id}:link_phone_number`, link_phone_number);
  }
}
