import { Injectable } from '@nestjs/common';
import {
  type Input,
  INVITATION,
  invitationMachine,
  type Team,
  type teamApi,
  type TeamMember,
} from '@ipw/domain';
import { Db } from '../core/db/db';
import { notFound, validationError } from '../core/errors/domain-error';
import type { MemberCaller } from '../core/http/context';
import { iso } from '../core/http/iso';
import { FieldCipher } from '../core/security/field-cipher';
import { PhoneService } from '../core/security/phone.service';
import { IpAccessService, OWNER } from '../ip';
import { MessageService } from '../message';
import type { InvitationEntity } from './invitation.entity';
import { sentInvitation } from './invitation.view';
import { requireManager } from './manager';

interface Row {
  id: string;
  ip_id: string;
  member_id: string;
  match_relation: TeamMember['match_relation'];
  version: number;
  created_at: Date;
  username: string;
  phone: Buffer;
  seen_at: Date | null;
}

const SELECT = `SELECT o.id, o.ip_id, o.member_id, o.match_relation, o.version, o.created_at, m.username, m.phone,
    (SELECT MAX(COALESCE(s.last_seen_at, s.created_at)) FROM member_session s WHERE s.member_id = m.id) AS seen_at
  FROM ip_operator o JOIN member m ON m.id = o.member_id WHERE o.ip_id = ?`;

/** Who works on an IP. Owners remove others; everybody else may leave. */
@Injectable()
export class TeamService {
  constructor(
    private readonly db: Db,
    private readonly cipher: FieldCipher,
    private readonly phones: PhoneService,
    private readonly access: IpAccessService,
    private readonly messages: MessageService,
  ) {}

  async team(me: MemberCaller, ipId: string): Promise<Team> {
    const rows = await this.db.rows<Row>(`${SELECT} ORDER BY o.match_relation <> ${String(OWNER)}, o.id`, [
      ipId,
    ]);
    const manages = rows.some((row) => row.member_id === me.id && row.match_relation === OWNER);
    const invitations = manages
      ? await this.db.rows<InvitationEntity>(
          `SELECT * FROM invitation WHERE ip_id = ? AND state <> ? AND (ended_at IS NULL OR ended_at > NOW(3) - INTERVAL ? DAY)
             ORDER BY id DESC LIMIT 50`,
          [ipId, invitationMachine.actions.accept.to as string, INVITATION.keptDays],
        )
      : [];
    return {
      members: rows.map((row) => this.view(row, me, manages)),
      invitations: invitations.map((row) => sentInvitation(row, this.cipher)),
      manages: manages ? 1 : 0,
    };
  }

  async remove(
    me: MemberCaller,
    { ip_id, operator_id, version }: Input<typeof teamApi.remove>,
  ): Promise<null> {
    await requireManager(this.db, ip_id, me);
    const row = await this.db.one<Row>(`${SELECT} AND o.id = ?`, [ip_id, operator_id]);
    if (!row) throw notFound();
    if (row.match_relation === OWNER) throw validationError('operator_id', 'owner_leaves');
    await this.db.tx(async (sql) => {
      await this.access.end(sql, me, row, { version, action: 'remove' });
      const ip = await sql.one<{ ip_name: string }>('SELECT ip_name FROM ip WHERE id = ?', [ip_id]);
      await this.messages.send(sql, row.member_id, 'access_removed', { ip_name: ip!.ip_name });
    });
    return null;
  }

  async leave(me: MemberCaller, { ip_id, version }: Input<typeof teamApi.leave>): Promise<null> {
    const row = await this.db.one<Row>(`${SELECT} AND o.member_id = ?`, [ip_id, me.id]);
    if (!row) throw notFound();
    if (row.match_relation === OWNER) throw validationError('ip_id', 'owner_leaves');
    await this.db.tx(async (sql) => {
      await this.access.end(sql, me, row, { version, action: 'leave' });
      await this.access.tellOwners(sql, 'operator_left', row);
    });
    return null;
  }

  private view(row: Row, me: MemberCaller, manages: boolean): TeamMember {
    const self = row.member_id === me.id;
    const owner = row.match_relation === OWNER;
    return {
      operator_id: row.id,
      version: row.version,
      name: row.username,
      phone_number: manages ? this.phones.masked(row.member_id, row.phone) : null,
      match_relation: row.match_relation,
      since: row.created_at.toISOString(),
      last_seen_at: manages ? iso(row.seen_at) : null,
      self: self ? 1 : 0,
      actions: owner ? [] : self ? ['leave'] : manages ? ['remove'] : [],
    };
  }
}
