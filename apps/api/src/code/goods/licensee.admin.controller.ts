import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { contactRevealInput } from '@ipw/domain';
import { Db } from '../../core/db/db';
import { like, type ListPlan } from '../../core/db/list-query';
import { Console, Staff } from '../../core/http/call';
import { parseBody } from '../../core/http/console-input';
import type { StaffCaller } from '../../core/http/context';
import { iso } from '../../core/http/iso';
import { AdminListController } from '../../core/http/admin-list.controller';
import { HistoryService } from '../../core/transition/history.service';
import { LabelContactService } from '../label-contact.service';
import { ofReadableIps } from '../console-filters';
import type { LicenseeEntity } from './goods.entity';

type Row = LicenseeEntity & { ip_name: string; given: number | string };

/** Merchants who may put labels on goods, for staff to look at; their people are masked. */
@Controller('api/admin/licensees')
export class LicenseeAdminController extends AdminListController('licensee:read', 'licensee')<Row> {
  constructor(
    protected readonly db: Db,
    protected readonly history: HistoryService,
    private readonly contacts: LabelContactService,
  ) {
    super();
  }

  @Console('licensee:read')
  @Post(':id/reveal')
  @HttpCode(200)
  async reveal(@Param('id') id: string, @Body() body: unknown, @Staff() staff: StaffCaller) {
    const { reason } = parseBody(contactRevealInput, body);
    const row = await this.find(id, staff);
    return this.contacts.reveal(staff, 'licensee', row.id, reason, this.contacts.ofLicensee(row));
  }

  protected plan(staff: StaffCaller): ListPlan {
    return {
      resource: 'licensees',
      table: 'code_licensee',
      columns:
        't.*, ip.ip_name, (SELECT COALESCE(SUM(b.quantity), 0) FROM code_batch b WHERE b.licensee_id = t.id) AS given',
      joins: 'JOIN ip ON ip.id = t.ip_id',
      filters: {
        ip_id: 'ip_id',
        q: (value) => ({
          sql: '(t.licensee_name LIKE ? OR t.ip_id IN (SELECT id FROM ip WHERE ip_name LIKE ?))',
          params: [like(value), like(value)],
        }),
      },
      sorts: ['created_at', 'id'],
      always: ofReadableIps(staff),
    };
  }

  protected view(row: Row) {
    return {
      id: row.id,
      state: row.deleted_at ? 'deleted' : 'active',
      version: row.version,
      actions: [],
      ip_id: row.ip_id,
      ip_name: row.ip_name,
      licensee_name: row.licensee_name,
      ...this.contacts.masked(this.contacts.ofLicensee(row)),
      given: Number(row.given),
      created_at: row.created_at.toISOString(),
      deleted_at: iso(row.deleted_at),
      reveals: row.deleted_at === null,
    };
  }
}
