import { Injectable } from '@nestjs/common';
import {
  actionsFor,
  broadcastAdminApi,
  broadcastMachine,
  type BroadcastRecord,
  type BroadcastRow,
  type BroadcastTexts,
  type ConsoleInput,
  staffMay,
} from '@ipw/domain';
import { Db, fromJson } from '../core/db/db';
import { contains, listPlan } from '../core/db/list-query';
import { AdminRecordService } from '../core/http/admin-record.service';
import type { Context, StaffCaller } from '../core/http/context';
import { iso } from '../core/http/iso';
import { HistoryService } from '../core/transition/history.service';
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

  constructor(
    protected readonly db: Db,
    private readonly broadcasts: BroadcastService,
    protected readonly history: HistoryService,
  ) {
    super();
  }

  async estimate(audience: ConsoleInput<typeof broadcastAdminApi.estimate>): Promise<{ count: number }> {
    return { count: await this.broadcasts.estimate(audience) };
  }

  async create(
    input: ConsoleInput<typeof broadcastAdminApi.create>,
    staff: StaffCaller,
    context: Context,
  ): Promise<BroadcastRecord> {
    return this.one(await this.broadcasts.create(input, staff), staff, context);
  }

  async update(
    id: string,
    { version, ...content }: ConsoleInput<typeof broadcastAdminApi.update>,
    staff: StaffCaller,
    context: Context,
  ): Promise<BroadcastRecord> {
    await this.broadcasts.update(await this.find(id, staff), version, content, staff);
    return this.one(id, staff, context);
  }

  async remove(id: string, version: number, staff: StaffCaller): Promise<{ id: string }> {
    await this.broadcasts.remove(await this.find(id, staff), version, staff);
    return { id };
  }

  async send(
    id: string,
    input: ConsoleInput<typeof broadcastAdminApi.send>,
    staff: StaffCaller,
    context: Context,
  ): Promise<BroadcastRecord> {
    await this.broadcasts.send(await this.find(id, staff), input, staff);
    return this.one(id, staff, context);
  }

  async cancel(id: string, staff: StaffCaller, context: Context): Promise<BroadcastRecord> {
    await this.broadcasts.cancel(await this.find(id, staff), staff);
    return this.one(id, staff, context);
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
