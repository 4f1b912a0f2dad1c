import { Body, Controller, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { type ClaimAction, claimMachine, claimRejectInput, maskName } from '@ipw/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { assignedOnly } from '../core/auth/assignment';
import { Db } from '../core/db/db';
import { countRows, type ListPlan } from '../core/db/list-query';
import { DomainError, notFound, refuse } from '../core/errors/domain-error';
import { Files } from '../core/files/files';
import { bulk, bulkInput } from '../core/http/bulk';
import { Console, Ctx, Staff } from '../core/http/call';
import { recordId, seenVersion } from '../core/http/console-id';
import { checked } from '../core/http/console-input';
import { answerList } from '../core/http/console-list';
import type { Context, StaffCaller } from '../core/http/context';
import { FieldCipher } from '../core/security/field-cipher';
import { History } from '../core/transition/history';
import type { IpEntity } from '../ip/ip.entity';
import type { MemberEntity } from '../member/member.entity';
import { Phones } from '../core/security/phones';
import { ClaimReview } from './claim.review';
import { claimFacts, claimIp, claimContents, type ClaimWithIp, staffActions } from './claim.view';

type Row = ClaimWithIp & {
  member_name: string;
  phone: Buffer;
  assignee_name: string | null;
  rivals: number | string;
};
type StaffAction = 'assign' | 'release' | 'approve' | 'reject';

const like = (value: string) => `%${value.replace(/[\\%_]/g, '\\$&')}%`;

@Controller('api/admin/claims')
export class ClaimAdminController {
  constructor(
    private readonly db: Db,
    private readonly files: Files,
    private readonly review: ClaimReview,
    private readonly history: History,
    private readonly phones: Phones,
    private readonly cipher: FieldCipher,
  ) {}

  @Console('claim:read')
  @Get()
  list(
    @Staff() staff: StaffCaller,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return answerList<Row, unknown>(this.db, plan(staff), request, reply, (row) => this.view(row, staff));
  }

  @Console('claim:read')
  @Get('counts')
  async counts(@Staff() staff: StaffCaller) {
    const limit = assignedOnly(staff, 't.member_id');
    const count = (sql: string, params: unknown[]) =>
      countRows(this.db, 'claim', `WHERE ${sql} ${limit ? `AND ${limit.sql}` : ''}`, [
        ...params,
        ...(limit?.params ?? []),
      ]);
    const states = await Promise.all(
      Object.keys(claimMachine.states).map(
        async (state) => [state, await count('t.state = ?', [state])] as const,
      ),
    );
    return {
      ...Object.fromEntries(states),
      mine: await count("t.state = 'submitted' AND t.assignee_id = ?", [staff.id]),
      overdue: await count("t.state = 'submitted' AND t.due_at < NOW(3)", []),
    };
  }

  @Console('claim:read')
  @Get(':id')
  async one(@Param('id') id: string, @Staff() staff: StaffCaller) {
    const row = await this.find(id, staff);
    const ip = (await this.db.one<IpEntity>('SELECT * FROM ip WHERE id = ?', [row.ip_id]))!;
    const member = (await this.db.one<MemberEntity>('SELECT * FROM member WHERE id = ?', [row.member_id]))!;
    const name = member.real_name && this.cipher.open(`member:${member.id}:real_name`, member.real_name);
    return {
      ...this.view(row, staff),
      ip: claimIp(ip, this.files, staff),
      ...(await claimContents(row, this.files, staff)),
      member: {
        member_name: member.username,
        is_auth: member.auth_status === 'verified' ? 1 : 0,
        auth_username: name && maskName(name),
        phone_number: this.phones.masked(member.id, member.phone),
        area_code: member.area_code,
        location: member.location,
        created_at: member.created_at.toISOString(),
      },
      rival_claims: await this.db.rows(
        'SELECT c.id, c.state, c.submitted_at, m.username AS member_name FROM claim c JOIN member m ON m.id = c.member_id WHERE c.ip_id = ? AND c.id <> ? ORDER BY c.id LIMIT 50',
        [row.ip_id, row.id],
      ),
    };
  }

  @Console('claim:read')
  @Get(':id/history')
  async historyOf(@Param('id') id: string, @Staff() staff: StaffCaller) {
    return this.history.of('claim', (await this.find(id, staff)).id);
  }

  @Console('claim:review')
  @Post('bulk/:action')
  @HttpCode(200)
  async decideMany(
    @Param('action') action: string,
    @Body() body: Record<string, unknown>,
    @Staff() staff: StaffCaller,
    @Ctx() context: Context,
  ) {
    const { ids, versions, ...rest } = body;
    const wanted = staffAction(action);
    if (wanted === 'reject') checked(claimRejectInput, { ...rest, version: 1 });
    return bulk(checked(bulkInput, { ids, versions }), context, (id, version) =>
      this.decide(staff, id, wanted, { ...rest, version }),
    );
  }

  @Console('claim:review')
  @Post(':id/:action')
  @HttpCode(200)
  async decideOne(
    @Param('id') id: string,
    @Param('action') action: string,
    @Body() body: Record<string, unknown>,
    @Staff() staff: StaffCaller,
  ) {
    await this.decide(staff, id, staffAction(action), body);
    return this.one(id, staff);
  }

  private async decide(staff: StaffCaller, id: string, action: StaffAction, body: Record<string, unknown>) {
    const decision = action === 'reject' ? checked(claimRejectInput, body) : checked(seenVersion, body);
    return this.review.apply(staff, recordId(id), action, decision).catch(async (error: unknown) => {
      throw error instanceof DomainError && ['CONFLICT', 'STATE'].includes(error.reason)
        ? await this.named(error, id)
        : error;
    });
  }

  /** A conflict says who decided, so that the screen can. */
  private async named(error: DomainError, id: string): Promise<DomainError> {
    const [last] = await this.history.of('claim', id);
    const row = await this.db.one<{ version: number }>('SELECT version FROM claim WHERE id = ?', [id]);
    return new DomainError(error.reason, {
      ...error.args,
      version: row?.version,
      by: last?.actor_name,
      at: last?.at,
    });
  }

  private async find(id: string, staff: StaffCaller): Promise<Row> {
    const { columns, joins, always } = plan(staff);
    const row = await this.db.one<Row>(
      `SELECT ${columns} FROM claim t ${joins!} WHERE t.id = ? ${always ? `AND ${always.sql}` : ''}`,
      [recordId(id), ...(always?.params ?? [])],
    );
    if (!row) throw notFound();
    return row;
  }

  private view(row: Row, staff: StaffCaller) {
    return {
      id: row.id,
      actions: staffActions(row, staff),
      ...claimFacts(row, this.files, staff),
      member_id: row.member_id,
      member_name: row.member_name,
      phone_number: this.phones.masked(row.member_id, row.phone),
      assignee_id: row.assignee_id,
      assignee_name: row.assignee_name,
      assigned_at: row.assigned_at?.toISOString() ?? null,
      rivals: Number(row.rivals),
    };
  }
}

function staffAction(action: string): StaffAction {
  if (action in claimMachine.actions && claimMachine.actions[action as ClaimAction].by !== 'owner')
    return action as StaffAction;
  throw refuse('action', 'choice');
}

const plan = (staff: StaffCaller): ListPlan => ({
  resource: 'claims',
  table: 'claim',
  columns: `t.*, ip.ip_name, ip.image_id, m.username AS member_name, m.phone, s.name AS assignee_name,
    (SELECT COUNT(*) FROM claim r WHERE r.ip_id = t.ip_id AND r.id <> t.id AND r.state = 'submitted') AS rivals`,
  joins:
    'JOIN ip ON ip.id = t.ip_id JOIN member m ON m.id = t.member_id LEFT JOIN staff s ON s.id = t.assignee_id',
  filters: {
    state: 'state',
    kind: 'kind',
    ip_id: 'ip_id',
    member_id: 'member_id',
    assignee: (value) =>
      value === 'none'
        ? { sql: 't.assignee_id IS NULL', params: [] }
        : { sql: 't.assignee_id = ?', params: [value === 'me' ? staff.id : value] },
    q: (value) => ({
      sql: '(t.ip_id IN (SELECT id FROM ip WHERE ip_name LIKE ?) OR t.member_id IN (SELECT id FROM member WHERE username LIKE ?))',
      params: [like(value), like(value)],
    }),
  },
  sorts: ['submitted_at', 'due_at', 'created_at', 'id'],
  always: assignedOnly(staff, 't.member_id'),
});
