import { Injectable } from '@nestjs/common';
import { mayRole, operatorAdminApi, type OperatorRecord, type OperatorRow, ulid } from '@ipw/domain';
import { assignedOnly, ipInReach } from '../core/auth/assignment';
import { isDuplicate, type Sql } from '../core/db/db';
import { anyNamed } from '../core/db/list-filters';
import { listPlan, type ListPlan } from '../core/db/list-query';
import { DomainError, validationError } from '../core/errors/domain-error';
import { AdminRecordService } from '../core/http/admin-record.service';
import type { AdminCall } from '../core/http/admin.controller';
import type { StaffCaller } from '../core/http/context';
import { PhoneService } from '../core/security/phone.service';
import { CurrentIpService, OwnMatterService } from '../member';
import { MessageService } from '../message';
import { IpAccessService, OWNER } from './ip-access.service';
import type { IpOperatorEntity } from './ip.entity';
import { refuseDisputed } from './open-dispute';
import { OWNERS_OF_IP } from './operators';

type Row = IpOperatorEntity & {
  ip_name: string;
  owner_id: string | null;
  member_name: string;
  phone: Buffer;
  invited_by: string | null;
};

const PLAN = listPlan(operatorAdminApi.list, {
  table: 'ip_operator',
  columns: `t.*, ip.ip_name, ip.owner_id, m.username AS member_name, m.phone,
    (SELECT s.username FROM invitation i JOIN member s ON s.id = i.member_id WHERE i.operator_id = t.id LIMIT 1) AS invited_by`,
  joins: 'JOIN ip ON ip.id = t.ip_id JOIN member m ON m.id = t.member_id',
  filters: {
    ip_id: 'ip_id',
    member_id: 'member_id',
    state: (value) => ({
      sql: value === 'waiting' ? 't.match_relation IS NULL' : 't.match_relation IS NOT NULL',
      params: [],
    }),
    q: anyNamed,
  },
});

/** Names of other members who own the IP. */
async function ownersBeside(
  sql: Sql,
  { ip_id, member_id }: { ip_id: string; member_id: string },
): Promise<string[]> {
  const owners = await sql.rows<{ username: string }>(
    `SELECT m.username FROM (${OWNERS_OF_IP}) owners
       STRAIGHT_JOIN member m ON m.id = owners.id WHERE m.id <> ? ORDER BY m.id`,
    [ip_id, ip_id, member_id],
  );
  return owners.map(({ username }) => username);
}

/**
 * Checked in the transaction of the assignment: of two concurrent first owners, the second is refused with the name of the
 * first.
 */
async function refuseSecondOwner(sql: Sql, row: { ip_id: string; member_id: string }): Promise<void> {
  await sql.one('SELECT id FROM ip WHERE id = ? FOR UPDATE', [row.ip_id]);
  const names = await ownersBeside(sql, row);
  if (names.length) throw validationError('match_relation', 'second_owner', { names: names.join(', ') });
}

/** Relations of members to IPs. An empty match_relation means that access is not assigned yet. */
@Injectable()
export class OperatorAdminService extends AdminRecordService<Row, OperatorRow, OperatorRecord> {
  protected readonly subject = 'operator';

  constructor(
    private readonly phones: PhoneService,
    private readonly messages: MessageService,
    private readonly current: CurrentIpService,
    private readonly access: IpAccessService,
    private readonly matters: OwnMatterService,
  ) {
    super();
  }

  async create(call: AdminCall<typeof operatorAdminApi.create>): Promise<OperatorRecord> {
    const { despite_owner, ...input } = call.input;
    const ip = await this.db.one<{ ip_name: string }>('SELECT ip_name FROM ip WHERE id = ?', [input.ip_id]);
    if (!ip) throw validationError('ip_id', 'choice');
    if (!(await this.db.one('SELECT id FROM member WHERE id = ?', [input.member_id])))
      throw validationError('member_id', 'choice');
    const id = ulid();
    const match_relation = input.match_relation ?? null;
    await this.db.tx(async (sql) => {
      await this.refuseOwn(sql, call.staff, input);
      if (match_relation === OWNER) await refuseDisputed(sql, input.ip_id);
      if (match_relation === OWNER && !despite_owner) await refuseSecondOwner(sql, input);
      await sql.insert('ip_operator', { id, ...input, match_relation }).catch((error: unknown) => {
        throw isDuplicate(error) ? validationError('member_id', 'duplicate') : error;
      });
      await this.history.write(sql, {
        subject: 'operator',
        subjectId: id,
        action: 'create',
        actor: call.staff,
        after: { match_relation },
      });
      if (match_relation !== null) await this.granted(sql, { ...input, ip_name: ip.ip_name });
    });
    return this.one({ ...call, id });
  }

  async update(call: AdminCall<typeof operatorAdminApi.update>): Promise<OperatorRecord> {
    const { input, staff } = call;
    const row = await this.find(call.id, staff);
    const match_relation = input.match_relation ?? null;
    await this.db.tx(async (sql) => {
      await this.refuseOwn(sql, staff, row);
      const newOwner = match_relation === OWNER && row.match_relation !== OWNER;
      if (newOwner) await refuseDisputed(sql, row.ip_id);
      if (newOwner && !input.despite_owner) await refuseSecondOwner(sql, row);
      const found = await sql.update(
        'ip_operator',
        { match_relation, version: input.version + 1 },
        { id: row.id, version: input.version },
      );
      if (found === 0) throw new DomainError('CONFLICT', { version: row.version });
      await this.history.write(sql, {
        subject: 'operator',
        subjectId: row.id,
        action: 'assign',
        actor: staff,
        before: { ...row },
        after: { match_relation },
      });
      if (row.match_relation === null && match_relation !== null) await this.granted(sql, row);
    });
    return this.one(call);
  }

  async remove({ id, input, staff }: AdminCall<typeof operatorAdminApi.remove>): Promise<{ id: string }> {
    const row = await this.find(id, staff);
    await this.db.tx(async (sql) => {
      await this.refuseOwn(sql, staff, row);
      await this.access.end(sql, staff, row, { version: input.version, action: 'remove' });
      await this.messages.send(sql, row.member_id, 'access_removed', { ip_name: row.ip_name });
      await this.access.tellOwners(sql, 'operator_left', row);
    });
    return { id: row.id };
  }

  /** Nobody gives access to themselves, or changes that of others to an IP of their own. */
  private async refuseOwn(
    sql: Sql,
    staff: StaffCaller,
    { ip_id, member_id }: { ip_id: string; member_id: string },
  ): Promise<void> {
    await this.matters.refuse(sql, staff, [member_id]);
    await this.matters.refuseIp(sql, staff, ip_id);
  }

  /** Notifies the member, and makes the IP their current one when they have none. */
  private async granted(
    sql: Sql,
    { ip_id, member_id, ip_name }: { ip_id: string; member_id: string; ip_name: string },
  ): Promise<void> {
    await this.current.choose(sql, member_id, ip_id);
    await this.messages.send(sql, member_id, 'access_assigned', { ip_name, ip_id });
    await this.access.tellOwners(sql, 'operator_joined', { ip_id, member_id });
  }

  protected override async details(row: Row) {
    return { other_owners: await ownersBeside(this.db, row) };
  }

  protected plan(staff: StaffCaller): ListPlan {
    return { ...PLAN, always: assignedOnly(staff, 't.member_id') };
  }

  protected view(row: Row, staff: StaffCaller): OperatorRow {
    return {
      id: row.id,
      state: row.match_relation === null ? 'waiting' : 'assigned',
      version: row.version,
      actions: mayRole(staff.role, 'operator:write') ? ['update', 'delete'] : [],
      ip_id: ipInReach(staff, row),
      ip_name: row.ip_name,
      member_id: row.member_id,
      member_name: row.member_name,
      phone_number: this.phones.masked(row.member_id, row.phone),
      match_relation: row.match_relation as OperatorRow['match_relation'],
      invited_by: row.invited_by,
      created_at: row.created_at.toISOString(),
    };
  }
}
