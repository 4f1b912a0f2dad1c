import { Injectable } from '@nestjs/common';
import { DEFAULT_LANGUAGE, HANDOVER, type Language } from '@ipw/domain';
import type { Sql } from '../core/db/db';
import { FieldCipher } from '../core/security/field-cipher';
import type { Phone } from '../core/security/phone.service';
import { MessageService } from '../message';
import type { HandoverEntity } from './handover.entity';
import { handoverContext, maskedPhone } from './handover.view';

type Party = Pick<HandoverEntity, 'id' | 'ip_id' | 'member_id' | 'to_id' | 'area_code' | 'phone'>;

/** Tells both sides of every step of a hand-over. */
@Injectable()
export class HandoverNoticeService {
  constructor(
    private readonly cipher: FieldCipher,
    private readonly messages: MessageService,
  ) {}

  /** The SMS to the new owner names the IP only: a member's name is free text. */
  async offered(sql: Sql, row: Party, phone: Phone, language: Language): Promise<void> {
    const ip_name = await this.nameOf(sql, row);
    const args = { ip_name, ip_id: row.ip_id, phone: maskedPhone(row, this.cipher), days: HANDOVER.days };
    await this.messages.send(sql, row.member_id, 'handover_begun', args);
    await this.messages.sendByPhone(sql, phone, language, 'handover_offered', {
      ip_name,
      days: HANDOVER.days,
    });
  }

  async accepted(sql: Sql, row: Party): Promise<void> {
    const args = { ip_name: await this.nameOf(sql, row), ip_id: row.ip_id };
    await this.messages.send(sql, row.member_id, 'handover_accepted', args);
    await this.messages.send(sql, row.to_id!, 'handover_accepted', args, '/userCenter/invitations');
  }

  async approved(sql: Sql, row: Party): Promise<void> {
    const args = { ip_name: await this.nameOf(sql, row), ip_id: row.ip_id };
    await this.messages.send(sql, row.member_id, 'handover_given', args);
    await this.messages.send(sql, row.to_id!, 'handover_received', args);
    const others = await sql.rows<{ member_id: string }>(
      'SELECT member_id FROM ip_operator WHERE ip_id = ? AND member_id <> ? AND match_relation IS NOT NULL',
      [row.ip_id, row.to_id],
    );
    for (const { member_id } of others) await this.messages.send(sql, member_id, 'handover_owner', args);
  }

  async rejected(sql: Sql, row: Party, reason: string): Promise<void> {
    const args = { ip_name: await this.nameOf(sql, row), ip_id: row.ip_id, reason };
    await this.messages.send(sql, row.member_id, 'handover_rejected', args);
    await this.messages.send(sql, row.to_id!, 'handover_rejected', args, null);
  }

  /** An offer that came to nothing. Without a confirmation, the new owner is the holder of the phone number. */
  async ended(sql: Sql, row: Party, why: 'cancelled' | 'declined' | 'expired'): Promise<void> {
    const args = {
      ip_name: await this.nameOf(sql, row),
      ip_id: row.ip_id,
      reason_key: `handover_end.${why}`,
    };
    await this.messages.send(sql, row.member_id, 'handover_ended', args);
    if (row.to_id) return this.messages.send(sql, row.to_id, 'handover_ended', args, null);
    const phone_number = this.cipher.open(handoverContext(row.id), row.phone);
    const phone = { area_code: row.area_code, phone_number };
    const reader = await sql.one<{ language: Language }>('SELECT language FROM member WHERE id = ?', [
      row.member_id,
    ]);
    return this.messages.sendByPhone(
      sql,
      phone,
      reader?.language ?? DEFAULT_LANGUAGE,
      'handover_ended',
      args,
      null,
    );
  }

  private async nameOf(sql: Sql, { ip_id }: Party): Promise<string> {
    return (await sql.one<{ ip_name: string }>('SELECT ip_name FROM ip WHERE id = ?', [ip_id]))!.ip_name;
  }
}
