import { Injectable } from '@nestjs/common';
import {
  actionsFor,
  broadcastAdminApi,
  broadcastMachine,
  type BroadcastRecord,
  type BroadcastRow,
  type BroadcastTexts,
  staffMay,
} from '@ipw/domain';
import { fromJson } from '../core/db/db';
import { contains, listPlan } from '../core/db/list-query';
import { AdminRecordService } from '../core/http/admin-record.service';
import type { AdminCall } from '../core/http/admin.controller';
import type { Context, StaffCaller } from '../core/http/context';
import { iso } from '../core/http/iso';
import type { BroadcastEntity } from './broadcast.entity';
import { BroadcastService } from './broadcast.service';

type Row = BroadcastEntity & { created_by_name: string | null; consultant_name: string | null };

const PLAN = listPlan(broadcastAdminApi.list, {
  table: 'broadcast',
  columns: 't.*, s.name AS created_by_name, c.name AS consultant_name',
  joins: 'LEFT JOIN staff s ON s.id = t.created_by LEFT JOIN staff c ON c.id = t.consultant_id',
  filters: { q: contains('t.texts'), state: 'state', audience: 'audience' },
});

@Injectable()
export class BroadcastAdminService extends AdminRecordService<Row, BroadcastRow, BroadcastRecord> {
  protected readonly subject = broadcastMachine.name;

  constructor(private readonly broadcasts: BroadcastService) {
    super();
  }

  async estimate({ input }: AdminCall<typeof broadcastAdminApi.estimate>): Promise<{ count: number }> {
    return { count: await this.broadcasts.estimate(input) };
  }

  async create(call: AdminCall<typeof broadcastAdminApi.create>): Promise<BroadcastRecord> {
    return this.one({ ...call, id: await this.broadcasts.create(call.input, call.staff) });
  }

  async update(call: AdminCall<typeof broadcastAdminApi.update>): Promise<BroadcastRecord> {
    const { version, ...content } = call.input;
    await this.broadcasts.update(await this.find(call.id, call.staff), version, content, call.staff);
    return this.one(call);
  }

  async remove({ id, input, staff }: AdminCall<typeof broadcastAdminApi.remove>): Promise<{ id: string }> {
    await this.broadcasts.remove(await this.find(id, staff), input.version, staff);
    return { id };
  }

  async send(call: AdminCall<typeof broadcastAdminApi.send>): Promise<BroadcastRecord> {
    await this.broadcasts.send(await this.find(call.id, call.staff), call.input, call.staff);
    return this.one(call);
  }

  async cancel(call: AdminCall): Promise<BroadcastRecord> {
    await this.broadcasts.cancel(await this.find(call.id, call.staff), call.staff);
    return this.one(call);
  }

  protected plan() {
    return PLAN;
  }

  protected view(row: Row, staff: StaffCaller, { language }: Context): BroadcastRow {
    const moves = actionsFor(broadcastMachine, row.state, staffMay(staff.role));
    // A broadcast that can be sent can also be edited and deleted.
    const actions = moves.includes('send') ? [...moves, 'update', 'delete'] : moves;
    return {
      id: row.id,
      state: row.state,
      version: row.version,
      actions,
      title: fromJson<BroadcastTexts>(row.texts)[language].title,
      audience: row.audience,
      link: row.link,
      send_at: iso(row.send_at),
      total: row.total,
      sent: row.sent,
      created_by_name: row.created_by_name ?? '',
      created_at: row.created_at.toISOString(),
    };
  }

  protected override async details(row: Row): Promise<Omit<BroadcastRecord, keyof BroadcastRow>> {
    const member_ids = fromJson<string[]>(row.member_ids);
    return {
      texts: fromJson<BroadcastTexts>(row.texts),
      consultant_id: row.consultant_id,
      consultant_name: row.consultant_name,
      member_ids,
      estimate: await this.broadcasts.estimate({
        audience: row.audience,
        consultant_id: row.consultant_id ?? undefined,
        member_ids,
      }),
      started_at: iso(row.started_at),
      finished_at: iso(row.finished_at),
    };
  }
}
