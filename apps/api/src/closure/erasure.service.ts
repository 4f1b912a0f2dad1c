import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { CodeErasureService } from '../code/code-erasure.service';
import { MemberSessionService } from '../core/auth/member-session.service';
import type { Row, Sql } from '../core/db/db';
import { FieldCipher } from '../core/security/field-cipher';
import { ExportService } from '../export/export.service';
import { MessageService } from '../message/message.service';
import { ContentErasureService } from './content-erasure.service';

/** What stands where a name was: no language, nobody. */
const NOBODY = '***';

/** The erased contact of an IP, whether its content stays or not. */
const RELEASED = {
  owner_id: null,
  claimed_at: null,
  order_tag: 0,
  link_phone_number: null,
} satisfies Row;

/**
 * Erases or anonymises a member's personal data. What the privacy policy keeps stays without a name: consents, claims
 * and their outcome, audit lines.
 */
@Injectable()
export class ErasureService {
  constructor(
    private readonly cipher: FieldCipher,
    private readonly sessions: MemberSessionService,
    private readonly messages: MessageService,
    private readonly exports: ExportService,
    private readonly content: ContentErasureService,
    private readonly codes: CodeErasureService,
  ) {}

  /** Erases in the database; answers the archives to delete after the commit. */
  async of(sql: Sql, memberId: string): Promise<string[]> {
    await this.sessions.endAll(sql, memberId, 'closed');
    await this.ips(sql, memberId);
    await this.claimsAndVerifications(sql, memberId);
    const archives = await this.exports.end(sql, memberId);
    for (const table of ['message', 'member_note', 'follow_up'])
      await sql.execute(`DELETE FROM ${table} WHERE member_id = ?`, [memberId]);
    await this.files(sql, memberId);
    await this.member(sql, memberId);
    return archives;
  }

  removeArchives(ids: readonly string[]): Promise<void> {
    return this.exports.remove(ids);
  }

  /** Unlinked, the hourly sweep removes rows and bytes. What another owner's IP shows, proposes or has paid with stays with that IP. */
  private async files(sql: Sql, memberId: string): Promise<void> {
    await sql.execute('DELETE FROM upload WHERE owner_id = ?', [memberId]);
    await sql.execute(
      "DELETE FROM file_use WHERE place = 'elsewhere' AND file_id IN (SELECT id FROM uploaded_file WHERE owner_id = ?)",
      [memberId],
    );
    await sql.execute(
      `UPDATE uploaded_file SET linked_at = NULL, open = 0 WHERE owner_id = ?
        AND id NOT IN (SELECT image_id FROM ip WHERE image_id IS NOT NULL) AND id NOT IN (SELECT file_id FROM file_use)
        AND id NOT IN (SELECT image_id FROM code_goods WHERE image_id IS NOT NULL AND deleted_at IS NULL)
        AND id NOT IN (SELECT voucher_image FROM label_order WHERE voucher_image IS NOT NULL)`,
      [memberId],
    );
  }

  private async member(sql: Sql, id: string): Promise<void> {
    const phone_hash = createHash('sha256').update(randomBytes(32)).digest('hex');
    await sql.update(
      'member',
      {
        username: NOBODY,
        location: '',
        phone: this.cipher.seal(`member:${id}:phone`, ''),
        // A look-up key of no phone: the number itself is free to register again.
        phone_hash,
        password_hash: '',
        auth_status: 'none',
        real_name: null,
        document_number: null,
        document_hash: null,
        auth_phone: null,
        verified_at: null,
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

  /** Claims and identities end as records of a decision: without papers, names and contacts. */
  private async claimsAndVerifications(sql: Sql, memberId: string): Promise<void> {
    await sql.update(
      'claim',
      {
        proof_images: '[]',
        entity_documents: '[]',
        operator_authorization: null,
        details: null,
        marks: null,
        rejected: null,
        reason: null,
      },
      { member_id: memberId },
    );
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

  private async ips(sql: Sql, memberId: string): Promise<void> {
    const owned = await sql.rows<{ id: string; ip_name: string; kind: string; created_by: string | null }>(
      'SELECT id, ip_name, kind, created_by FROM ip WHERE owner_id = ? OR (owner_id IS NULL AND created_by = ?) FOR UPDATE',
      [memberId, memberId],
    );
    for (const ip of owned) {
      await this.endAccess(sql, ip, memberId);
      // An IP that staff listed stays and can be claimed again; one the member added is deleted.
      if (ip.created_by === memberId || ip.kind === 'artist') await this.eraseIp(sql, ip);
      else await this.releaseIp(sql, ip.id, memberId);
      await this.content.of(sql, ip.id);
      await this.codes.of(sql, ip.id);
    }
    await sql.execute('DELETE FROM ip_operator WHERE member_id = ?', [memberId]);
  }

  private async eraseIp(sql: Sql, { id, kind }: { id: string; kind: string }): Promise<void> {
    await sql.update(
      'ip',
      {
        ...RELEASED,
        // An artist's IP bears the artist's name.
        ...(kind === 'artist' ? { ip_name: NOBODY } : {}),
        image_id: null,
        intro: '',
        core_audience: '',
        artist: null,
        own_kernels: null,
        official_site: null,
        created_by: null,
        listed: 0,
      },
      { id },
    );
  }

  private async releaseIp(sql: Sql, id: string, memberId: string): Promise<void> {
    await sql.update('ip', RELEASED, { id });
    await sql.execute(
      'UPDATE ip SET image_id = NULL WHERE id = ? AND image_id IN (SELECT id FROM uploaded_file WHERE owner_id = ?)',
      [id, memberId],
    );
  }

  /** Notifies the other operators of an IP that loses its owner. */
  private async endAccess(sql: Sql, ip: { id: string; ip_name: string }, memberId: string): Promise<void> {
    const others = await sql.rows<{ member_id: string }>(
      'SELECT member_id FROM ip_operator WHERE ip_id = ? AND member_id <> ?',
      [ip.id, memberId],
    );
    for (const { member_id } of others)
      await this.messages.send(sql, member_id, 'access_removed', { ip_name: ip.ip_name });
    await sql.execute('DELETE FROM ip_operator WHERE ip_id = ?', [ip.id]);
    await sql.execute('UPDATE member SET use_ip_id = NULL WHERE use_ip_id = ?', [ip.id]);
  }
}
