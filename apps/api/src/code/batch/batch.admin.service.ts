import { Injectable } from '@nestjs/common';
import {
  actionsFor,
  CODE_EXPORT,
  codeBatchAdminApi,
  codeBatchMachine,
  type CodeBatchRecord,
  type CodeBatchRow,
  staffMay,
} from '@ipw/domain';
import { fromJson } from '../../core/db/db';
import { IP_NAME } from '../../core/db/list-filters';
import { contains, listPlan, type ListPlan } from '../../core/db/list-query';
import { AdminRecordService } from '../../core/http/admin-record.service';
import type { AdminCall } from '../../core/http/admin.controller';
import { parseUlidParam, actionInput } from '../../core/http/body';
import type { StaffCaller } from '../../core/http/context';
import { iso } from '../../core/http/iso';
import { exportsOf } from '../export';
import { SCANNED } from '../goods';
import type { SerialRange } from '../engine';
import { type BatchEntity, LABEL_COLUMNS } from '../issue';
import { BatchService } from './batch.service';

type Row = BatchEntity & {
  ip_name: string;
  product_name: string;
  licensee_name: string;
  codes_scanned: number | string;
};

@Injectable()
export class BatchAdminService extends AdminRecordService<Row, CodeBatchRow, CodeBatchRecord> {
  protected readonly subject = codeBatchMachine.name;

  constructor(private readonly batches: BatchService) {
    super();
  }

  protected plan(): ListPlan {
    return listPlan(codeBatchAdminApi.list, {
      table: 'code_batch',
      columns: `t.*, ip.ip_name, ${LABEL_COLUMNS},
        (SELECT ${SCANNED} FROM code_batch b WHERE b.id = t.id) AS codes_scanned`,
      joins:
        'JOIN ip ON ip.id = t.ip_id JOIN code_goods g ON g.id = t.goods_id LEFT JOIN code_licensee l ON l.id = t.licensee_id',
      filters: {
        state: 'state',
        number: 'number',
        ip_id: 'ip_id',
        goods_id: 'goods_id',
        q: contains(IP_NAME, 't.goods_id IN (SELECT id FROM code_goods WHERE product_name LIKE ?)'),
      },
    });
  }

  async decide(call: AdminCall): Promise<CodeBatchRecord> {
    const { action, input } = actionInput(codeBatchAdminApi.decide, call);
    await this.batches.apply(call.staff, parseUlidParam(call.id), action, input);
    return this.one(call);
  }

  protected view(row: Row, staff: StaffCaller): CodeBatchRow {
    return {
      id: row.id,
      state: row.state,
      version: row.version,
      actions: actionsFor(codeBatchMachine, row.state, staffMay(staff.role)),
      number: row.number,
      key_version: row.key_version,
      ip_id: row.ip_id,
      ip_name: row.ip_name,
      goods_id: row.goods_id,
      product_name: row.product_name,
      licensee_name: row.licensee_name,
      order_id: row.order_id,
      request_id: row.request_id,
      quantity: row.quantity,
      revoked: fromJson<SerialRange[]>(row.revoked),
      scanned: Number(row.codes_scanned),
      reason: row.reason,
      delivered_at: iso(row.delivered_at),
      created_at: row.created_at.toISOString(),
    };
  }

  protected override async details({ id }: Row) {
    return { exports: await exportsOf(this.db, id, CODE_EXPORT.shown) };
  }
}
