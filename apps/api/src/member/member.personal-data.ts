import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type Choices, preferencesOf, RETENTION } from '@ipw/domain';
import { type Db, fromJson, type Sql } from '../core/db/db';
import { sweep } from '../core/db/sweep';
import { tableFile, valueFile } from '../core/personal-data/archive-file';
import {
  type ErasedMember,
  type ExportedMember,
  NOBODY,
  PersonalData,
} from '../core/personal-data/personal-data';
import { FieldCipher } from '../core/security/field-cipher';
import { clearIdentity } from './auth-status';
import type { MemberEntity } from './member.entity';
import type { VerificationEntity } from './verification.entity';

@Injectable()
export class MemberPersonalData extends PersonalData {
  readonly name = 'member';

  constructor(private readonly cipher: FieldCipher) {
    super();
  }

  override export({ id }: ExportedMember) {
    const signIns =
      'SELECT t.id, t.created_at, t.login_type, t.success, t.browser, t.platform, t.network FROM sign_in t WHERE t.member_id = ?';
    return [
      valueFile('profile.json', () => this.profile(id)),
      valueFile('verification.json', () => this.verification(id)),
      tableFile(this.db, 'sign_ins.json', { sql: signIns, params: [id] }),
    ];
  }

  override async erase(sql: Sql, { id }: ErasedMember): Promise<void> {
    await sql.execute('DELETE FROM member_note WHERE member_id = ?', [id]);
    await sql.execute('DELETE FROM follow_up WHERE member_id = ?', [id]);
    await this.eraseVerification(sql, id);
    await clearIdentity(sql, id);
    await sql.update(
      'member',
      {
        username: NOBODY,
        location: '',
        phone: this.cipher.seal(`member:${id}:phone`, ''),
        // A random key, so that the phone number can be registered again.
        phone_hash: createHash('sha256').update(randomBytes(32)).digest('hex'),
        password_hash: '',
        email: null,
        email_hash: null,
        channels: null,
        consultant_id: null,
        consultant_since: null,
        use_ip_id: null,
        closed_at: new Date(),
      },
      { id },
    );
  }

  override async expire(db: Db): Promise<void> {
    const { signInMonths } = RETENTION;
    await sweep(db, 'DELETE FROM sign_in WHERE created_at < NOW(3) - INTERVAL ? MONTH', [signInMonths]);
  }

  /** An erased verification keeps the decision only: no papers, name and number. */
  private async eraseVerification(sql: Sql, memberId: string): Promise<void> {
    const shown = await sql.one<{ id: string }>('SELECT id FROM verification WHERE member_id = ?', [
      memberId,
    ]);
    if (!shown) return;
    const seal = (column: string) => this.cipher.seal(`verification:${shown.id}:${column}`, '');
    await sql.update(
      'verification',
      {
        real_name: seal('real_name'),
        document_number: seal('document_number'),
        document_images: '[]',
        reason: null,
      },
      { id: shown.id },
    );
  }

  private async profile(id: string): Promise<unknown> {
    const member = await this.member(id);
    const email = this.open(member, 'email', member.email);
    const channels = member.channels === null ? {} : fromJson<Choices>(member.channels);
    return {
      member_id: member.id,
      username: member.username,
      area_code: member.area_code,
      country: member.country,
      phone_number: this.open(member, 'phone', member.phone),
      email,
      location: member.location,
      language: member.language,
      notifications: preferencesOf(channels, email !== null),
      created_at: member.created_at,
      last_login_at: member.last_login_at,
    };
  }

  private async verification(id: string): Promise<unknown> {
    const member = await this.member(id);
    const shown = await this.db.one<VerificationEntity>('SELECT * FROM verification WHERE member_id = ?', [
      id,
    ]);
    const open = (column: 'real_name' | 'document_number') =>
      shown && this.cipher.open(`verification:${shown.id}:${column}`, shown[column]);
    return {
      status: member.auth_status,
      real_name: this.open(member, 'real_name', member.real_name),
      document_number: this.open(member, 'document_number', member.document_number),
      phone_number: this.open(member, 'phone', member.auth_phone),
      verified_at: member.verified_at,
      shown_to_staff: shown
        ? {
            state: shown.state,
            document_type: shown.document_type,
            real_name: open('real_name'),
            document_number: open('document_number'),
            document_images: fromJson(shown.document_images),
            submitted_at: shown.submitted_at,
            decided_at: shown.decided_at,
            reason_code: shown.reason_code,
            reason: shown.reason,
          }
        : null,
    };
  }

  private async member(id: string): Promise<MemberEntity> {
    return (await this.db.one<MemberEntity>('SELECT * FROM member WHERE id = ?', [id]))!;
  }

  private open({ id }: MemberEntity, column: string, sealed: Buffer | null): string | null {
    return sealed && this.cipher.open(`member:${id}:${column}`, sealed);
  }
}
