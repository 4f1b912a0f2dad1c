import { Injectable } from '@nestjs/common';
import type { Sql } from '../core/db/db';
import { DomainError } from '../core/errors/domain-error';
import type { StaffCaller } from '../core/http/context';
import { FieldCipher } from '../core/security/field-cipher';
import { PhoneService } from '../core/security/phone.service';
import { StaffContactService } from '../core/staff/staff-contact.service';
import type { StaffEntity } from '../core/staff/staff.entity';
import type { MemberEntity } from './member.entity';

type Reached = Pick<MemberEntity, 'id' | 'area_code' | 'phone_hash' | 'email'>;
const digitsOf = (text: string) => text.replace(/\D/g, '');

/** Staff accounts and members are separate; one person may have both, recognised by phone or e-mail. */
@Injectable()
export class OwnMatterService {
  constructor(
    private readonly cipher: FieldCipher,
    private readonly phones: PhoneService,
    private readonly contacts: StaffContactService,
  ) {}

  /** Refuses a staff member who owns an IP or works on it. */
  async refuseIp(sql: Sql, staff: Pick<StaffCaller, 'id'>, ipId: string): Promise<void> {
    const members = await sql.rows<{ member_id: string }>(
      'SELECT owner_id AS member_id FROM ip WHERE id = ? AND owner_id IS NOT NULL UNION SELECT member_id FROM ip_operator WHERE ip_id = ?',
      [ipId, ipId],
    );
    await this.refuse(
      sql,
      staff,
      members.map(({ member_id }) => member_id),
    );
  }

  /** Refuses a staff member whose contact is the phone of somebody who may have no account, by its hash. */
  async refusePhone(sql: Sql, staff: Pick<StaffCaller, 'id'>, hash: string): Promise<void> {
    if ((await this.hashesOf(sql, staff)).includes(hash)) throw new DomainError('OWN_MATTER');
  }

  /** Refuses a staff member whose contact is the e-mail address of somebody who may have no account. */
  async refuseEmail(sql: Sql, staff: Pick<StaffCaller, 'id'>, email: string): Promise<void> {
    const { contact_email } = await this.contactOf(sql, staff);
    if (email && contact_email?.toLowerCase() === email.toLowerCase()) throw new DomainError('OWN_MATTER');
  }

  /** Hashes of the phones a staff member's contact may be; one without an area code is of the mainland. */
  async hashesOf(sql: Sql, staff: Pick<StaffCaller, 'id'>): Promise<string[]> {
    const { contact_phone } = await this.contactOf(sql, staff);
    return contact_phone ? this.phones.hashes(digitsOf(contact_phone)) : [];
  }

  /** The accounts as members that a staff member may have. */
  async membersOf(sql: Sql, staff: Pick<StaffCaller, 'id'>): Promise<string[]> {
    const { contact_email } = await this.contactOf(sql, staff);
    const hashes = await this.hashesOf(sql, staff);
    const email = contact_email && this.cipher.blind('email', contact_email.toLowerCase());
    if (hashes.length === 0 && !email) return [];
    const members = await sql.rows<{ id: string }>(
      'SELECT id FROM member WHERE phone_hash IN (?) OR email_hash = ?',
      [hashes.length ? hashes : [''], email],
    );
    return members.map(({ id }) => id);
  }

  private async contactOf(sql: Sql, staff: Pick<StaffCaller, 'id'>) {
    const row = await sql.one<Pick<StaffEntity, 'id' | 'contact_phone' | 'contact_email'>>(
      'SELECT id, contact_phone, contact_email FROM staff WHERE id = ?',
      [staff.id],
    );
    return this.contacts.of(row!);
  }

  /** Refuses a staff member whose contact is that of one of these members. */
  async refuse(sql: Sql, staff: Pick<StaffCaller, 'id'>, memberIds: readonly string[]): Promise<void> {
    const { contact_phone, contact_email } = await this.contactOf(sql, staff);
    if ((!contact_phone && !contact_email) || memberIds.length === 0) return;
    const members = await sql.rows<Reached>(
      'SELECT id, area_code, phone_hash, email FROM member WHERE id IN (?)',
      [memberIds],
    );
    for (const member of members) {
      const called =
        contact_phone &&
        this.phones.hashes(digitsOf(contact_phone), member.area_code).includes(member.phone_hash);
      const email = member.email && this.cipher.open(`member:${member.id}:email`, member.email);
      if (called || (email && email === contact_email?.toLowerCase())) throw new DomainError('OWN_MATTER');
    }
  }
}
