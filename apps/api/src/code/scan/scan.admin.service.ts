import { Injectable } from '@nestjs/common';
import { scanAdminApi, type ScanAdminRow } from '@ipw/domain';
import { fromDay, IP_NAME, toDay } from '../../core/db/list-filters';
import { contains, listPlan, type ListPlan, NUMBERS } from '../../core/db/list-query';
import { AdminListService } from '../../core/http/admin-record.service';
import type { Context, StaffCaller } from '../../core/http/context';
import { placeName } from '../../core/place-names';
import { ofReadableIps } from '../admin';
import type { ScanEntity } from './scan.entity';

type Row = ScanEntity & {
  ip_name: string | null;
  product_name: string | null;
  licensee_name: string | null;
};

const planFor = (staff: StaffCaller): ListPlan =>
  listPlan(scanAdminApi.list, {
    table: 'code_scan',
    columns: 't.*, ip.ip_name, g.product_name, COALESCE(l.licensee_name, g.licensee) AS licensee_name',
    joins:
      'LEFT JOIN ip ON ip.id = t.ip_id LEFT JOIN code_batch b ON b.number = t.batch_number LEFT JOIN code_goods g ON g.id = b.goods_id LEFT JOIN code_licensee l ON l.id = b.licensee_id',
    filters: {
      ip_id: 'ip_id',
      verdict: 'verdict',
      batch_number: 'batch_number',
      source: (value) => ({ sql: 't.source LIKE ?', params: [`${value.replace(/[\\%_]/g, '\\$&')}%`] }),
      from: fromDay('from', 't.at'),
      to: toDay('to', 't.at'),
      q: contains(IP_NAME),
    },
    ids: NUMBERS,
    always: ofReadableIps(staff),
  });

/** All scans, including those of unknown codes; consultants see those of assigned IPs. */
@Injectable()
export class ScanAdminService extends AdminListService<Row, ScanAdminRow> {
  protected plan = planFor;
  protected view = (row: Row, _staff: StaffCaller, { language }: Context): ScanAdminRow => ({
    ...view(row),
    place: placeName(row.place, language),
  });
}

const view = (row: Row): ScanAdminRow => ({
  id: String(row.id),
  at: row.at.toISOString(),
  verdict: row.verdict,
  mark: row.mark,
  ip_id: row.ip_id,
  ip_name: row.ip_name,
  product_name: row.product_name,
  licensee_name: row.licensee_name,
  batch_number: row.batch_number,
  serial: row.serial,
  place: row.place,
  agent: row.agent,
  // The first characters of the keyed hash, enough to tell sources apart.
  source: row.source.slice(0, 8),
});
