import { Injectable } from '@nestjs/common';
import {
  actionsFor,
  type Counts,
  ANSWER_PIN,
  sampleConfirmOf,
  THREAD_OPEN,
  threadAdminApi,
  threadMachine,
  type ThreadRecord,
  type ThreadRow,
} from '@ipw/domain';
import { listPlan, type ListPlan } from '../core/db/list-query';
import { CsvExportService } from '../core/csv/csv-export.service';
import { validationError } from '../core/errors/domain-error';
import { FileService } from '../core/files/file.service';
import { AdminRecordService } from '../core/http/admin-record.service';
import type { AdminCall } from '../core/http/admin.controller';
import { actionInput } from '../core/http/body';
import type { Context, StaffCaller } from '../core/http/context';
import { iso } from '../core/http/iso';
import { OwnMatterService } from '../member';
import { CooperationReadService } from './cooperation-read.service';
import { restsOf } from './cooperation-rest';
import {
  actsForBrand,
  cooperationOf,
  ipsOf,
  OF_COOPERATION,
  type OfCooperation,
  reachedBy,
  searchOfCooperation,
} from './of-cooperation';
import { threadColumns } from './thread.columns';
import type { ThreadEntity } from './thread.entity';
import { ThreadPinService } from './thread-pin.service';
import { ThreadReadService } from './thread-read.service';
import { type Provider, ThreadRoundService } from './thread-round.service';

type Row = ThreadEntity & OfCooperation & { files: number | string };

/** Files of the newest round that the brand provided. */
const FILES = `(SELECT COUNT(*) FROM thread_round r JOIN round_file f ON f.round_id = r.id AND f.side = 'draft'
  WHERE r.thread_id = t.id AND r.number = t.rounds) AS files`;

/**
 * Threads whose brand has no contact, so that staff act for it unless the cooperation rests. `IS TRUE` keeps it from becoming
 * a join, so that a page is read in the list's order and ends when it is full.
 */
const UNATTENDED = `(t.cooperation_id IN (SELECT c.id FROM cooperation c WHERE c.phone_hash IS NULL AND NOT ${restsOf('c')})) IS TRUE`;
const LATE = 't.late = 1';
const USAGE = 'desk_draft_image';

/** Threads in the console: staff act for a brand without a contact, and see what is overdue. */
@Injectable()
export class ThreadAdminService extends AdminRecordService<Row, ThreadRow, ThreadRecord> {
  protected readonly subject = threadMachine.name;

  constructor(
    private readonly exports: CsvExportService,
    private readonly files: FileService,
    private readonly matters: OwnMatterService,
    private readonly pins: ThreadPinService,
    private readonly reads: CooperationReadService,
    private readonly rounds: ThreadRoundService,
    private readonly threads: ThreadReadService,
  ) {
    super();
  }

  async counts({ staff }: AdminCall): Promise<Counts> {
    const [unattended, late] = await Promise.all([
      this.count(staff, `t.turn = 'brand' AND ${UNATTENDED}`, []),
      this.count(staff, LATE, []),
    ]);
    return { unattended, late };
  }

  export(call: AdminCall) {
    const view = (row: Row) => this.view(row, call.staff, call.context);
    return this.exports.csv({ plan: this.plan(call.staff), columns: threadColumns, view }, call);
  }

  async create(call: AdminCall<typeof threadAdminApi.create>): Promise<ThreadRecord> {
    const { cooperation_id, kind, product_name, corrects_id, ...round } = call.input;
    const found = await reachedBy(this.reads, call.staff, cooperation_id);
    await this.matters.refuseIp(this.db, call.staff, found.ip_id);
    const topic = { kind, product_name, corrects_id };
    const { thread_id } = await this.rounds.open(found.id, topic, round, this.providerOf(call.staff));
    return this.one({ ...call, id: thread_id });
  }

  async update(call: AdminCall<typeof threadAdminApi.update>): Promise<ThreadRecord> {
    const { version, ...round } = call.input;
    const row = await this.find(call.id, call.staff);
    await this.matters.refuseIp(this.db, call.staff, row.ip_id);
    await this.rounds.provide(row, version, round, this.providerOf(call.staff));
    return this.one(call);
  }

  async decide(call: AdminCall): Promise<ThreadRecord> {
    const { input } = actionInput(threadAdminApi.decide, call);
    const row = await this.find(call.id, call.staff);
    await this.matters.refuseIp(this.db, call.staff, row.ip_id);
    await this.rounds.markFinal(row, input.version, call.staff);
    return this.one(call);
  }

  async answerPin(call: AdminCall<typeof threadAdminApi.answerPin>): Promise<ThreadRecord> {
    const { id, ip_id } = await this.find(call.id, call.staff);
    await this.matters.refuseIp(this.db, call.staff, ip_id);
    await this.pins.threadOf({ id }, call.input.mark_id, () => validationError('mark_id', 'choice'));
    await this.pins.answer({ id }, call.input, {
      side: 'staff',
      actor: call.staff,
      author_id: call.staff.id,
    });
    return this.one(call);
  }

  protected plan(staff: StaffCaller): ListPlan {
    return listPlan(threadAdminApi.list, {
      table: 'thread',
      columns: `${OF_COOPERATION.columns}, ${FILES}`,
      joins: OF_COOPERATION.joins,
      filters: {
        ...OF_COOPERATION.filters,
        late: () => ({ sql: LATE, params: [] }),
        kind: 'kind',
        turn: 'turn',
        unattended: () => ({ sql: UNATTENDED, params: [] }),
        q: searchOfCooperation('product_name'),
      },
      emptyLast: ['due_at'],
      always: ipsOf(staff),
    });
  }

  protected view(row: Row, staff: StaffCaller, { language }: Pick<Context, 'language'>): ThreadRow {
    const acts = actsForBrand(row, staff);
    const rests = row.turn && row.cooperation_rests ? 1 : 0;
    const actions = acts ? actionsFor(threadMachine, row.state, (by) => by === 'brand') : [];
    return {
      id: row.id,
      state: row.state,
      version: row.version,
      actions: [
        ...(actions.includes('provide') ? ['update'] : []),
        // Final is what has files.
        ...(Number(row.files) > 0 ? actions.filter((action) => action === 'mark_final') : []),
        ...(acts && THREAD_OPEN.includes(row.state) ? [ANSWER_PIN] : []),
      ],
      kind: row.kind,
      product_name: row.product_name,
      ...cooperationOf(this.reads, row, language),
      turn: row.turn,
      due_at: rests ? null : iso(row.due_at),
      rests,
      rounds: row.rounds,
      sample_confirm: sampleConfirmOf(row.state),
      escalated_at: iso(row.escalated_at),
      created_at: row.created_at.toISOString(),
    };
  }

  protected override async details(
    row: Row,
    staff: StaffCaller,
    { language }: Pick<Context, 'language'>,
  ): Promise<Omit<ThreadRecord, keyof ThreadRow>> {
    return { list: await this.threads.rounds(row.id, { side: 'staff', viewer: staff, language }) };
  }

  private providerOf(staff: StaffCaller): Provider {
    return {
      actor: staff,
      staff_id: staff.id,
      usage: USAGE,
      take: (sql, ids) => this.files.link(sql, 'images', ids, USAGE, staff.id),
    };
  }
}
