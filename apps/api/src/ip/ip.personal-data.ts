import { Injectable } from '@nestjs/common';
import { ulid } from '@ipw/domain';
import { fromJson, type Row, type Sql } from '../core/db/db';
import { FileUseService } from '../core/files/file-use.service';
import { OWN_IP, tableFile } from '../core/personal-data/archive-file';
import {
  type ErasedMember,
  type ExportedMember,
  NOBODY,
  PersonalData,
} from '../core/personal-data/personal-data';
import { FieldCipher } from '../core/security/field-cipher';
import { HistoryService, SYSTEM } from '../core/transition/history.service';
import { CurrentIpService } from '../member';
import { MessageService } from '../message';
import type { IpEntity } from './ip.entity';

/** Columns of the erased contact of an IP, whether its content stays or not. */
const RELEASED = {
  owner_id: null,
  claimed_at: null,
  link_phone_number: null,
} satisfies Row;

/** What a new record of an IP takes over. */
const PUBLIC =
  'kind, ip_name, image_id, intro, core_audience, auth_field_id, birth_time, birth_area, ip_origin, ip_types, kernels, own_kernels, official_site';

const parsed = (text: string | null): unknown => (text === null ? null : fromJson(text));

/** IPs of the member, their operators and slugs. */
@Injectable()
export class IpPersonalData extends PersonalData {
  readonly name = 'ip';

  constructor(
    private readonly cipher: FieldCipher,
    private readonly messages: MessageService,
    private readonly current: CurrentIpService,
    private readonly uses: FileUseService,
    private readonly history: HistoryService,
  ) {
    super();
  }

  override export({ id }: ExportedMember) {
    return [this.ips(id)];
  }

  override async erase(sql: Sql, { id: memberId, ipIds }: ErasedMember): Promise<void> {
    for (const id of ipIds) {
      const ip = (await sql.one<IpEntity>('SELECT * FROM ip WHERE id = ? FOR UPDATE', [id]))!;
      await this.endAccess(sql, ip, memberId);
      // An IP that staff listed can be claimed again; one the member added is deleted.
      if (ip.created_by === memberId || ip.kind === 'artist') await this.eraseIp(sql, ip);
      else await this.releaseIp(sql, ip, memberId);
      await sql.execute('DELETE FROM ip_slug WHERE ip_id = ?', [id]);
    }
    await sql.execute('DELETE FROM ip_operator WHERE member_id = ?', [memberId]);
  }

  private async eraseIp(sql: Sql, { id, kind }: IpEntity): Promise<void> {
    // An artist's name is in its terms.
    await sql.execute('DELETE FROM ip_term WHERE ip_id = ?', [id]);
    await sql.update(
      'ip',
      {
        ...RELEASED,
        // An artist's IP has the artist's name.
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

  /** Others claim a new record of a listed IP: buyers, cooperations, orders and links stay with the one of the member. */
  private async releaseIp(sql: Sql, { id, ip_name, listed }: IpEntity, memberId: string): Promise<void> {
    await sql.execute(
      'UPDATE ip SET image_id = NULL WHERE id = ? AND image_id IN (SELECT id FROM uploaded_file WHERE owner_id = ?)',
      [id, memberId],
    );
    await sql.update('ip', { ...RELEASED, listed: 0 }, { id });
    if (!listed) return;
    const next = ulid();
    await sql.execute(`INSERT INTO ip (id, listed, ${PUBLIC}) SELECT ?, 1, ${PUBLIC} FROM ip WHERE id = ?`, [
      next,
      id,
    ]);
    const { image_id } = (await sql.one<Pick<IpEntity, 'image_id'>>('SELECT image_id FROM ip WHERE id = ?', [
      id,
    ]))!;
    if (image_id) await this.uses.share(sql, image_id, id, next);
    await this.history.write(sql, {
      subject: 'ip',
      subjectId: next,
      action: 'create',
      actor: SYSTEM,
      after: { ip_name },
    });
  }

  /** Notifies the other operators of an IP that loses its owner. */
  private async endAccess(sql: Sql, ip: IpEntity, memberId: string): Promise<void> {
    const others = await sql.rows<{ member_id: string }>(
      'SELECT member_id FROM ip_operator WHERE ip_id = ? AND member_id <> ?',
      [ip.id, memberId],
    );
    for (const { member_id } of others)
      await this.messages.send(sql, member_id, 'access_removed', { ip_name: ip.ip_name });
    await sql.execute('DELETE FROM ip_operator WHERE ip_id = ?', [ip.id]);
    await this.current.leaveAll(sql, ip.id);
  }

  /** Own IPs completely; of IPs the member operates, name and relation. */
  private ips(id: string) {
    return tableFile<IpEntity & { match_relation: number | null }>(this.db, 'ips.json', {
      sql: `SELECT t.*, o.match_relation FROM (SELECT id FROM ip WHERE ${OWN_IP}
           UNION SELECT ip_id FROM ip_operator WHERE member_id = ?) found
         STRAIGHT_JOIN ip t LEFT JOIN ip_operator o ON o.ip_id = t.id AND o.member_id = ? WHERE t.id = found.id`,
      params: [id, id, id, id],
      toRecord: (ip) => {
        const seen = { ip_id: ip.id, ip_name: ip.ip_name, kind: ip.kind, match_relation: ip.match_relation };
        return (ip.owner_id ?? ip.created_by) === id ? { ...seen, ...this.wholeIp(ip) } : seen;
      },
    });
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
