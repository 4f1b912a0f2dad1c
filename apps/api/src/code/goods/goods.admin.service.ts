import { Injectable } from '@nestjs/common';
import { goodsAdminApi, type GoodsAdminRow } from '@ipw/domain';
import { assignedIps } from '../../core/auth/assignment';
import { IP_NAME } from '../../core/db/list-filters';
import { contains, listPlan, type ListPlan } from '../../core/db/list-query';
import { FileService } from '../../core/files/file.service';
import { AdminRecordService } from '../../core/http/admin-record.service';
import type { StaffCaller } from '../../core/http/context';
import { iso } from '../../core/http/iso';
import type { GoodsEntity } from './goods.entity';
import { priceOf } from './goods-price';
import { SCANNED_OF_GOODS } from './scanned';

type Row = GoodsEntity & { ip_name: string; scanned: number | string };

/** Goods that carry labels, read-only for staff. */
@Injectable()
export class GoodsAdminService extends AdminRecordService<Row, GoodsAdminRow> {
  protected readonly subject = 'goods';

  constructor(private readonly files: FileService) {
    super();
  }

  protected plan(staff: StaffCaller): ListPlan {
    return listPlan(goodsAdminApi.list, {
      table: 'code_goods',
      columns: `t.*, ip.ip_name, ${SCANNED_OF_GOODS} AS scanned`,
      joins: 'JOIN ip ON ip.id = t.ip_id',
      filters: {
        ip_id: 'ip_id',
        creation: 'creation',
        q: contains('t.product_name', 't.licensee', IP_NAME),
      },
      always: assignedIps(staff, 't.ip_id'),
    });
  }

  protected view(row: Row, staff: StaffCaller): GoodsAdminRow {
    return {
      id: row.id,
      state: row.deleted_at ? 'deleted' : 'active',
      version: row.version,
      actions: [],
      ip_id: row.ip_id,
      ip_name: row.ip_name,
      project_name: row.project_name,
      product_name: row.product_name,
      licensee: row.licensee,
      price_fen: priceOf(row),
      image: this.files.picture(row.image_id, staff),
      creation: row.creation,
      ordered: row.ordered,
      issued: row.issued,
      reserved: row.reserved,
      given: row.given,
      scanned: Number(row.scanned),
      created_at: row.created_at.toISOString(),
      deleted_at: iso(row.deleted_at),
    };
  }
}
