import { Body, Controller, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { mayRole, maskName } from '@ipw/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { assignedOnly } from '../core/auth/assignment';
import { MemberSessions } from '../core/auth/member-sessions';
import { Db } from '../core/db/db';
import { contains, type ListPlan } from '../core/db/list-query';
import { notFound } from '../core/errors/domain-error';
import { Console, Staff } from '../core/http/call';
import { checked } from '../core/http/console-input';
import { answerList } from '../core/http/console-list';
import { recordId, seenVersion } from '../core/http/console-id';
import type { StaffCaller } from '../core/http/context';
import { FieldCipher } from '../core/security/field-cipher';
import { History } from '../core/transition/history';
import { DomainError } from '../core/errors/domain-error';
import type { MemberEntity } from './member.entity';
import { Phones } from '../core/security/phones';

type Row = MemberEntity & { consultant_name: string | null; ip_count: number | string };

const PLAN: ListPlan = {
  resource: 'members',
  table: 'member',
  columns:
    't.*, s.name AS consultant_name, (SELECT COUNT(*) FROM ip_operator o WHERE o.member_id = t.id) AS ip_count',
  joins: 'LEFT JOIN staff s ON s.id = t.consultant_id',
  filters: { q: contains('t.username'), auth_status: 'auth_status', consultant_id: 'consultant_id' },
  sorts: ['id', 'created_at'],
};

@Controller('api/admin/members')
export class MemberAdminController {
  constructor(
    private readonly db: Db,
    private readonly phones: Phones,
    private readonly cipher: FieldCipher,
    private readonly sessions: MemberSessions,
    private readonly history: History,
  ) {}

  @Console('member:read')
  @Get()
  list(
    @Staff() staff: StaffCaller,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return answerList<Row, unknown>(this.db, this.plan(staff), request, reply, (row) =>
      this.view(row, staff),
    );
  }

  @Console('member:read')
  @Get(':id')
  async one(@Param('id') id: string, @Staff() staff: StaffCaller) {
    return this.view(await this.find(id, staff), staff);
  }

  @Console('member:read')
  @Get(':id/history')
  async historyOf(@Param('id') id: string, @Staff() staff: StaffCaller) {
    return this.history.of('member', (await this.find(id, staff)).id);
  }

  /** Signs the member out everywhere; their clients are told so (50012). */
  @Console('member:write')
  @Post(':id/end-sessions')
  @HttpCode(200)
  async endSessions(@Param('id') id: string, @Body() body: unknown, @Staff() staff: StaffCaller) {
    const { version } = checked(seenVersion, body);
    const member = await this.find(id, staff);
    await this.db.tx(async (sql) => {
      const found = await sql.update('member', { version: version + 1 }, { id: member.id, version });
      if (found === 0) throw new DomainError('CONFLICT', { version: member.version });
      const ended = await this.sessions.endAll(sql, member.id, 'staff');
      await this.history.write(sql, {
        subject: 'member',
        subjectId: member.id,
        action: 'end_sessions',
        actor: staff,
        after: { ended },
      });
    });
    return this.one(id, staff);
  }

  private plan(staff: StaffCaller): ListPlan {
    return { ...PLAN, always: assignedOnly(staff, 't.id') };
  }

  private async find(id: string, staff: StaffCaller): Promise<Row> {
    const limit = assignedOnly(staff, 't.id');
    const row = await this.db.one<Row>(
      `SELECT ${PLAN.columns} FROM member t ${PLAN.joins!} WHERE t.id = ? ${limit ? `AND ${limit.sql}` : ''}`,
      [recordId(id), ...(limit?.params ?? [])],
    );
    if (!row) throw notFound();
    return row;
  }

  private view(row: Row, staff: StaffCaller) {
    const name = row.real_name && this.cipher.open(`member:${row.id}:real_name`, row.real_name);
    return {
      id: row.id,
      state: row.auth_status,
      version: row.version,
      actions: mayRole(staff.role, 'member:write') ? ['end-sessions'] : [],
      member_name: row.username,
      phone_number: this.phones.masked(row.id, row.phone),
      area_code: row.area_code,
      location: row.location,
      is_auth: row.auth_status === 'verified' ? 1 : 0,
      auth_status: row.auth_status,
      auth_username: name && maskName(name),
      consultant_id: row.consultant_id,
      consultant_name: row.consultant_name,
      ip_count: Number(row.ip_count),
      created_at: row.created_at.toISOString(),
      last_login_at: row.last_login_at?.toISOString() ?? null,
    };
  }
}
