import { Injectable } from '@nestjs/common';
import {
  type ClosureState,
  handoverMachine,
  invitationMachine,
  type Language,
  maskName,
  type MemberInfo,
  type OperatedIp,
  type SignedIn,
  VERIFIED,
} from '@ipw/domain';
import { MemberSessionService, type OpenedSession } from '../core/auth/member-session.service';
import { Db } from '../core/db/db';
import { DomainError } from '../core/errors/domain-error';
import { FileService } from '../core/files/file.service';
import { marksOf } from '../core/review/marks';
import { iso } from '../core/http/iso';
import { FieldCipher } from '../core/security/field-cipher';
import type { MemberEntity } from './member.entity';
import type { VerificationEntity } from './verification.entity';
import { homeName } from '../core/place-names';
import { PhoneService } from '../core/security/phone.service';

interface IpRow {
  ip_id: string;
  ip_name: string;
  image_id: string | null;
  kind: 'normal' | 'artist';
  match_relation: number | null;
}

type Loaded = MemberEntity &
  Pick<VerificationEntity, 'reason_code' | 'reason' | 'marks'> & {
    unread: number | string;
    closure_state: ClosureState | null;
    closure_due: Date | null;
    invitations: number | string;
  };

const SELECT = `SELECT m.*, v.reason_code, v.reason, v.marks, c.state AS closure_state, c.due_at AS closure_due,
    (SELECT COUNT(*) FROM invitation i WHERE i.phone_hash = m.phone_hash AND i.state = '${invitationMachine.initial}' AND i.expires_at > NOW(3))
      + (SELECT COUNT(*) FROM handover h WHERE h.phone_hash = m.phone_hash AND h.state = '${handoverMachine.initial}' AND h.expires_at > NOW(3)) AS invitations,
    EXISTS(SELECT 1 FROM message x WHERE x.member_id = m.id AND x.read_at IS NULL) AS unread
  FROM member m LEFT JOIN verification v ON v.member_id = m.id LEFT JOIN closure c ON c.open_member_id = m.id WHERE m.id = ?`;

/** A member as they see themselves: personal data masked, the IPs they operate, access to the current one. */
@Injectable()
export class MemberInfoService {
  constructor(
    private readonly db: Db,
    private readonly files: FileService,
    private readonly phones: PhoneService,
    private readonly cipher: FieldCipher,
    private readonly sessions: MemberSessionService,
  ) {}

  async info(memberId: string, sessionId: string): Promise<MemberInfo> {
    const member = await this.db.one<Loaded>(SELECT, [memberId]);
    if (!member) throw new DomainError('TOKEN_ILLEGAL');
    const ips = (
      await this.db.rows<IpRow>(
        `SELECT ip.id AS ip_id, ip.ip_name, ip.image_id, ip.kind, o.match_relation FROM ip_operator o JOIN ip ON ip.id = o.ip_id WHERE o.member_id = ? ORDER BY o.id LIMIT 500`,
        [memberId],
      )
    ).map((row): OperatedIp => ({
      ip_id: row.ip_id,
      ip_name: row.ip_name,
      kind: row.kind,
      ip_image: this.files.picture(row.image_id, { kind: 'member', id: memberId }),
      match_relation: row.match_relation,
    }));
    const current = ips.find(({ ip_id }) => ip_id === member.use_ip_id);
    // Menus test whether the entry is not 0; the default relation (0) gives access too.
    const kind = current?.match_relation ?? null;
    const relation = kind === null ? {} : { match_relation: kind || 1 };
    const phone_proven_until = iso(await this.sessions.provenUntil(sessionId));
    return { user: { ...this.user(member, current?.ip_id ?? null), phone_proven_until }, relation, ips };
  }

  /** What a new session is answered with. */
  async signedIn(memberId: string, { token, expires_at, sessionId }: OpenedSession): Promise<SignedIn> {
    return { token, expires_at, ...(await this.info(memberId, sessionId)) };
  }

  private user(member: Loaded, useIpId: string | null): Omit<MemberInfo['user'], 'phone_proven_until'> {
    const open = (column: string, sealed: Buffer | null) =>
      sealed && this.cipher.open(`member:${member.id}:${column}`, sealed);
    const name = open('real_name', member.real_name);
    return {
      member_id: member.id,
      member_name: member.username,
      location: homeName(member.location, member.language as Language),
      phone_number: this.phones.masked(member.id, member.phone),
      area_code: member.area_code,
      country: member.country,
      is_auth: member.auth_status === VERIFIED ? 1 : 0,
      auth_status: member.auth_status,
      auth_reason: member.reason_code
        ? {
            reason_code: member.reason_code,
            reason: member.reason ?? '',
            marks: marksOf(member.marks).map(({ field, image_id }) => ({
              field,
              picture: this.files.picture(image_id ?? null, { kind: 'member', id: member.id }, 't150'),
            })),
          }
        : null,
      message_read: Number(member.unread) ? 0 : 1,
      use_ip_id: useIpId,
      invitations: Number(member.invitations),
      auth_phone_number: member.auth_phone && this.phones.masked(member.id, member.auth_phone),
      auth_username: name && maskName(name),
      closure: member.closure_state && {
        state: member.closure_state,
        due_at: member.closure_due!.toISOString(),
      },
    };
  }
}
