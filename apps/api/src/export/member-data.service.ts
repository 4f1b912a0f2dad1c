import { Injectable } from '@nestjs/common';
import { type Choices, type Language, preferencesOf } from '@ipw/domain';
import type { ClaimEntity } from '../claim/claim.entity';
import { Db, fromJson } from '../core/db/db';
import type { UploadedFileEntity } from '../core/files/uploaded-file.entity';
import { FieldCipher } from '../core/security/field-cipher';
import type { IpEntity } from '../ip/ip.entity';
import type { MemberEntity } from '../member/member.entity';
import type { VerificationEntity } from '../member/verification.entity';
import type { MessageEntity } from '../message/message.entity';
import { type MessageArgs, wordsOf } from '../message/message.view';
import { allRows, exported } from './rows';

const parsed = (text: string | null): unknown => (text === null ? null : fromJson(text));

/** The personal data of a member's archive: their own in clear, nobody else's. */
@Injectable()
export class MemberDataService {
  constructor(
    private readonly db: Db,
    private readonly cipher: FieldCipher,
  ) {}

  async profile(id: string): Promise<unknown> {
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

  async verification(id: string): Promise<unknown> {
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

  claims(id: string): AsyncGenerator<unknown> {
    const rows = allRows<ClaimEntity & { ip_name: string }>(
      this.db,
      'SELECT t.*, ip.ip_name FROM claim t JOIN ip ON ip.id = t.ip_id WHERE t.member_id = ?',
      [id],
    );
    return exported(rows, (claim) => ({
      claim_id: claim.id,
      kind: claim.kind,
      state: claim.state,
      ip_id: claim.ip_id,
      ip_name: claim.ip_name,
      proof_images: fromJson(claim.proof_images),
      entity_documents: fromJson(claim.entity_documents),
      operator_authorization: claim.operator_authorization,
      details: parsed(claim.details),
      reason_code: claim.reason_code,
      reason: claim.reason,
      created_at: claim.created_at,
      submitted_at: claim.submitted_at,
      decided_at: claim.decided_at,
    }));
  }

  /** IPs of the member whole; of those they help to run, name and relation. */
  ips(id: string): AsyncGenerator<unknown> {
    const rows = allRows<IpEntity & { match_relation: number | null }>(
      this.db,
      `SELECT t.*, o.match_relation FROM ip t LEFT JOIN ip_operator o ON o.ip_id = t.id AND o.member_id = ?
         WHERE (t.owner_id = ? OR o.id IS NOT NULL OR (t.owner_id IS NULL AND t.created_by = ?))`,
      [id, id, id],
    );
    return exported(rows, (ip) => {
      const seen = { ip_id: ip.id, ip_name: ip.ip_name, kind: ip.kind, match_relation: ip.match_relation };
      return (ip.owner_id ?? ip.created_by) === id ? { ...seen, ...this.wholeIp(ip) } : seen;
    });
  }

  messages(id: string, language: Language): AsyncGenerator<unknown> {
    const rows = allRows<MessageEntity & { texts: string | null }>(
      this.db,
      'SELECT t.*, b.texts FROM message t LEFT JOIN broadcast b ON b.id = t.broadcast_id WHERE t.member_id = ?',
      [id],
    );
    return exported(rows, (row) => ({
      ...wordsOf(row.message_key, fromJson<MessageArgs>(row.args), language, row.texts),
      created_at: row.created_at,
      read_at: row.read_at,
    }));
  }

  consents(id: string): AsyncGenerator<unknown> {
    return allRows(
      this.db,
      'SELECT t.id, t.kind, t.agreement, t.version, t.text_hash, t.language, t.created_at FROM consent t WHERE t.member_id = ?',
      [id],
    );
  }

  sessions(id: string): AsyncGenerator<unknown> {
    return allRows(
      this.db,
      'SELECT t.id, t.created_at, t.last_seen_at, t.expires_at, t.ended_at, t.end_reason, t.browser, t.platform, t.network FROM member_session t WHERE t.member_id = ?',
      [id],
    );
  }

  signIns(id: string): AsyncGenerator<unknown> {
    return allRows(
      this.db,
      'SELECT t.id, t.created_at, t.login_type, t.success, t.browser, t.platform, t.network FROM sign_in t WHERE t.member_id = ?',
      [id],
    );
  }

  files(id: string): AsyncGenerator<UploadedFileEntity> {
    return allRows<UploadedFileEntity>(this.db, 'SELECT t.* FROM uploaded_file t WHERE t.owner_id = ?', [id]);
  }

  async language(id: string): Promise<Language> {
    return (await this.member(id)).language as Language;
  }

  private async member(id: string): Promise<MemberEntity> {
    return (await this.db.one<MemberEntity>('SELECT * FROM member WHERE id = ?', [id]))!;
  }

  private open({ id }: MemberEntity, column: string, sealed: Buffer | null): string | null {
    return sealed && this.cipher.open(`member:${id}:${column}`, sealed);
  }

  private wholeIp(ip: IpEntity) {
    return {
      image_id: ip.image_id,
      intro: ip.intro,
      core_audience: ip.core_audience,
      auth_field_id: ip.auth_field_id,
      birth_time: ip.birth_time,
      birth_area: ip.birth_area,
      ip_origin: ip.ip_origin,
      ip_types: parsed(ip.ip_types),
      kernels: parsed(ip.kernels),
      own_kernels: parsed(ip.own_kernels),
      artist: parsed(ip.artist),
      official_site: ip.official_site,
      link_phone_number:
        ip.link_phone_number && this.cipher.open(`ip:${ip.id}:link_phone_number`, ip.link_phone_number),
      claimed_at: ip.claimed_at,
      created_at: ip.created_at,
    };
  }
}
