import { Injectable } from '@nestjs/common';
import { licenseeAdminApi, type LicenseeAdminRow, type LicenseeContact } from '@ipw/domain';
import { assignedIps } from '../../core/auth/assignment';
import { IP_NAME } from '../../core/db/list-filters';
import { contains, listPlan, type ListPlan } from '../../core/db/list-query';
import { AdminRecordService } from '../../core/http/admin-record.service';
import type { AdminCall } from '../../core/http/admin.controller';
import type { StaffCaller } from '../../core/http/context';
import { iso } from '../../core/http/iso';
import { FieldCipher } from '../../core/security/field-cipher';
import { LabelContactService } from '../contact';
import type { LicenseeEntity } from './goods.entity';
import { openLicenseeContact } from './licensee-contact';

type Row = LicenseeEntity & { ip_name: string; given: number | string };

/** Merchants who may put labels on goods, read-only for staff, contacts masked. */
@Injectable()
export class LicenseeAdminService extends AdminRecordService<Row, LicenseeAdminRow> {
  protected readonly subject = 'licensee';

  constructor(
    private readonly cipher: FieldCipher,
    private readonly contacts: LabelContactService,
  ) {
    super();
  }

  async reveal({ id, input, staff }: AdminCall<typeof licenseeAdminApi.reveal>): Promise<LicenseeContact> {
    const row = await this.find(id, staff);
    return this.contacts.reveal(
      staff,
      this.subject,
      row.id,
      input.reason,
      openLicenseeContact(this.cipher, row),
    );
  }

  protected plan(staff: StaffCaller): ListPlan {
    return listPlan(licenseeAdminApi.list, {
      table: 'code_licensee',
      columns:
        't.*, ip.ip_name, (SELECT COALESCE(SUM(b.quantity), 0) FROM code_batch b WHERE b.licensee_id = t.id) AS given',
      joins: 'JOIN ip ON ip.id = t.ip_id',
      filters: {
        ip_id: 'ip_id',
        q: contains('t.licensee_name', IP_NAME),
      },
      always: assignedIps(staff, 't.ip_id'),
    });
  }

  protected view(row: Row): LicenseeAdminRow {
    return {
      id: row.id,
      state: row.deleted_at ? 'deleted' : 'active',
      version: row.version,
      actions: [],
      ip_id: row.ip_id,
      ip_name: row.ip_name,
      licensee_name: row.licensee_name,
      ...this.contacts.masked(openLicenseeContact(this.cipher, row)),
      given: Number(row.given),
      created_at: row.created_at.toISOString(),
      deleted_at: iso(row.deleted_at),
      reveals: row.deleted_at === null,
    };
  }
}
