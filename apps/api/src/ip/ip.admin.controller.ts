import { Body, Controller, Param, Post, Put } from '@nestjs/common';
import { choice, int, ipName, isWebAddress, mayRole, optionalText, rule, TEXT, ulid } from '@ipw/domain';
import * as z from 'zod/mini';
import { OPEN_CLAIM_STATES } from '../claim/claim.entity';
import { assignedIps } from '../core/auth/assignment';
import { Db } from '../core/db/db';
import { contains, type ListPlan } from '../core/db/list-query';
import { DomainError } from '../core/errors/domain-error';
import { FileService } from '../core/files/file.service';
import { Console, Ctx, Staff } from '../core/http/call';
import { parseBody } from '../core/http/console-input';
import type { Context, StaffCaller } from '../core/http/context';
import { iso } from '../core/http/iso';
import { AdminListController } from '../core/http/admin-list.controller';
import { RevisionService } from '../core/review/revision.service';
import { HistoryService } from '../core/transition/history.service';
import type { IpEntity } from './ip.entity';
import { ipDetail } from './ip.view';

const webAddress = () =>
  optionalText(500).check(rule('web_address', (value) => value === undefined || isWebAddress(value)));

const ipInput = {
  ip_name: ipName(),
  kind: choice(['normal', 'artist']),
  intro: optionalText(TEXT.ipIntro),
  official_site: webAddress(),
  order_tag: z._default(int(0, 1), 0),
};
const createInput = z.strictObject(ipInput);
const updateInput = z.strictObject({ ...ipInput, version: int(1) });

type Row = IpEntity & { owner_name: string | null; state: string };

const STATE = `CASE WHEN t.owner_id IS NOT NULL THEN 'claimed' WHEN EXISTS(SELECT 1 FROM claim c WHERE c.ip_id = t.id AND c.state IN ${OPEN_CLAIM_STATES}) THEN 'claiming' ELSE 'unclaimed' END`;
const PLAN: ListPlan = {
  resource: 'ips',
  table: 'ip',
  columns: `t.*, m.username AS owner_name, ${STATE} AS state`,
  joins: 'LEFT JOIN member m ON m.id = t.owner_id',
  filters: {
    q: contains('t.ip_name'),
    kind: 'kind',
    state: (value) => ({ sql: `${STATE} = ?`, params: [value] }),
  },
  sorts: ['id', 'created_at', 'ip_name'],
};

@Controller('api/admin/ips')
export class IpAdminController extends AdminListController('ip:read', 'ip')<Row> {
  constructor(
    protected readonly db: Db,
    private readonly files: FileService,
    protected readonly history: HistoryService,
    private readonly revisions: RevisionService,
  ) {
    super();
  }

  @Console('ip:write')
  @Post()
  async create(@Body() body: unknown, @Staff() staff: StaffCaller, @Ctx() context: Context) {
    const input = parseBody(createInput, body);
    const id = ulid();
    await this.db.tx(async (sql) => {
      await sql.insert('ip', {
        id,
        listed: 1,
        ...input,
        intro: input.intro ?? '',
        official_site: input.official_site ?? null,
      });
      await this.history.write(sql, {
        subject: 'ip',
        subjectId: id,
        action: 'create',
        actor: staff,
        after: { ...input },
      });
    });
    return this.one(id, staff, context);
  }

  @Console('ip:write')
  @Put(':id')
  async update(
    @Param('id') id: string,
    @Body() body: Record<string, unknown>,
    @Staff() staff: StaffCaller,
    @Ctx() context: Context,
  ) {
    // react-admin sends the whole record back; only what may change is read.
    const { version, ...input } = parseBody(updateInput, pick(body, Object.keys(updateInput.shape)));
    const row = await this.find(id, staff);
    const set = { ...input, intro: input.intro ?? '', official_site: input.official_site ?? null };
    await this.db.tx(async (sql) => {
      const found = await sql.update('ip', { ...set, version: version + 1 }, { id: row.id, version });
      if (found === 0) throw new DomainError('CONFLICT', { version: row.version });
      await this.revisions.follow(sql, { subject: 'ipInfo', id: row.id, ipId: row.id }, (data) => ({
        ...data,
        intro: set.intro,
        ...(data.kind === 'normal' && { ip_name: set.ip_name }),
      }));
      await this.history.write(sql, {
        subject: 'ip',
        subjectId: row.id,
        action: 'update',
        actor: staff,
        before: { ...row },
        after: set,
        ...(row.kind === 'artist' && { content: ['ip_name', 'intro', 'official_site'] }),
      });
    });
    return this.one(id, staff, context);
  }

  protected plan(staff: StaffCaller): ListPlan {
    return { ...PLAN, always: assignedIps(staff, 't') };
  }

  protected override details(row: Row, staff: StaffCaller) {
    return ipDetail(row, this.files, staff);
  }

  protected view(row: Row, staff: StaffCaller) {
    return {
      id: row.id,
      state: row.state,
      version: row.version,
      actions: mayRole(staff.role, 'ip:write') ? ['update'] : [],
      ip_name: row.ip_name,
      kind: row.kind,
      ip_image: this.files.picture(row.image_id, staff),
      intro: row.intro,
      official_site: row.official_site,
      order_tag: row.order_tag,
      owner_id: row.owner_id,
      owner_name: row.owner_name,
      claimed_at: iso(row.claimed_at),
      created_at: row.created_at.toISOString(),
    };
  }
}

const pick = (body: Record<string, unknown>, keys: string[]) =>
  Object.fromEntries(Object.entries(body).filter(([key]) => keys.includes(key)));
