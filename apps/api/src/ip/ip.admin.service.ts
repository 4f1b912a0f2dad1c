import { Injectable } from '@nestjs/common';
import { ipAdminApi, type IpRecord, type IpRow, mayRole, ulid } from '@ipw/domain';
import { assignedIps } from '../core/auth/assignment';
import { contains, listPlan, type ListPlan } from '../core/db/list-query';
import { DomainError } from '../core/errors/domain-error';
import { FileService } from '../core/files/file.service';
import { AdminRecordService } from '../core/http/admin-record.service';
import type { AdminCall } from '../core/http/admin.controller';
import type { StaffCaller } from '../core/http/context';
import { iso } from '../core/http/iso';
import { RevisionService } from '../core/reviewed-content/revision.service';
import type { Sql } from '../core/db/db';
import { changesOf } from '../core/transition/history.service';
import { OwnMatterService } from '../member';
import { MessageService } from '../message';
import type { IpEntity } from './ip.entity';
import { OPEN_CLAIM_STATES } from './open-claims';
import { operatorsOf } from './operators';
import { ipDetail } from './ip.view';

type Row = IpEntity & { owner_name: string | null; state: string };

/** An artist's IP names a person: its history leaves the values out. */
const contentOf = (kind: IpEntity['kind']) =>
  kind === 'artist' ? { content: ['ip_name', 'intro', 'official_site'] } : {};

const STATE = `CASE WHEN t.owner_id IS NOT NULL THEN 'claimed' WHEN EXISTS(SELECT 1 FROM claim c WHERE c.ip_id = t.id AND c.state IN ${OPEN_CLAIM_STATES}) THEN 'claiming' ELSE 'unclaimed' END`;
const PLAN = listPlan(ipAdminApi.list, {
  table: 'ip',
  columns: `t.*, m.username AS owner_name, ${STATE} AS state`,
  joins: 'LEFT JOIN member m ON m.id = t.owner_id',
  filters: {
    q: contains('t.ip_name'),
    kind: 'kind',
    state: (value) => ({ sql: `${STATE} = ?`, params: [value] }),
  },
});

@Injectable()
export class IpAdminService extends AdminRecordService<Row, IpRow, IpRecord> {
  protected readonly subject = 'ip';

  constructor(
    private readonly files: FileService,
    private readonly matters: OwnMatterService,
    private readonly messages: MessageService,
    private readonly revisions: RevisionService,
  ) {
    super();
  }

  async create(call: AdminCall<typeof ipAdminApi.create>): Promise<IpRecord> {
    const { input, staff } = call;
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
        ...contentOf(input.kind),
      });
    });
    return this.one({ ...call, id });
  }

  async update(call: AdminCall<typeof ipAdminApi.update>): Promise<IpRecord> {
    const { staff } = call;
    const { version, ...input } = call.input;
    const row = await this.find(call.id, staff);
    const set = { ...input, intro: input.intro ?? '', official_site: input.official_site ?? null };
    await this.db.tx(async (sql) => {
      await this.matters.refuseIp(sql, staff, row.id);
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
        ...contentOf(row.kind),
      });
      if (changesOf({ ...row }, set).length > 0) await this.notify(sql, row.id, set.ip_name);
    }, 'committed');
    return this.one(call);
  }

  /** Tells all operators that staff corrected their IP. */
  private async notify(sql: Sql, ip_id: string, ip_name: string): Promise<void> {
    for (const to of await operatorsOf(sql, ip_id))
      await this.messages.send(sql, to, 'ip_corrected', { ip_name, ip_id });
  }

  protected plan(staff: StaffCaller): ListPlan {
    return { ...PLAN, always: assignedIps(staff, 't.id') };
  }

  protected override details(row: Row, staff: StaffCaller) {
    return ipDetail(row, this.files, staff);
  }

  protected view(row: Row, staff: StaffCaller): IpRow {
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
      owner_id: row.owner_id,
      owner_name: row.owner_name,
      claimed_at: iso(row.claimed_at),
      created_at: row.created_at.toISOString(),
    };
  }
}
