import { Inject, Injectable } from '@nestjs/common';
import { type JobState, type OutboxMessage, mayRole, outboxAdminApi, type OutboxRow } from '@ipw/domain';
import { CONFIG, type Config } from '../config';
import { fromDay, toDay } from '../db/list-filters';
import { contains, listPlan } from '../db/list-query';
import { DomainError } from '../errors/domain-error';
import type { StaffCaller } from '../http/context';
import { HistoryService } from '../transition/history.service';
import { JobService } from '../jobs/job.service';
import { outboxMessages } from './outbox-messages';
import type { AdminCall } from '../http/admin.controller';
import { AdminListService } from '../http/admin-record.service';

interface Row {
  id: string;
  kind: string;
  recipient: string | null;
  state: JobState;
  attempts: number;
  last_error: string | null;
  run_at: Date;
  created_at: Date;
}

// Without the payload: staff must not read message texts, above all codes.
const COLUMNS = 't.id, t.kind, t.recipient, t.state, t.attempts, t.last_error, t.run_at, t.created_at';

const PLAN = listPlan(outboxAdminApi.list, {
  table: 'job',
  columns: COLUMNS,
  filters: {
    recipient: contains('t.recipient'),
    state: 'state',
    kind: 'kind',
    from: fromDay('from', 't.created_at'),
    to: toDay('to', 't.created_at'),
  },
});

/** The job queue of messages and other work, and the failed jobs. */
@Injectable()
export class OutboxAdminService extends AdminListService<Row, OutboxRow> {
  protected plan = () => PLAN;
  protected view = viewOf;

  constructor(
    private readonly jobs: JobService,
    private readonly history: HistoryService,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    super();
  }

  /** Messages the local providers stored instead of sending; empty when messages are really sent. */
  stored(): Promise<OutboxMessage[]> {
    return outboxMessages(this.config);
  }

  async retry(call: AdminCall): Promise<OutboxRow> {
    const { id, staff } = call;
    const { state, kind } = await this.find(id, staff);
    await this.db.tx(async (sql) => {
      if (!(await this.jobs.retry(sql, id)))
        throw new DomainError('STATE', { machine: 'job', state, allowed: ['failed'] });
      await this.history.write(sql, {
        subject: 'job',
        subjectId: id,
        action: 'retry',
        actor: staff,
        from: 'failed',
        to: 'queued',
        after: { kind },
      });
    });
    return this.one(call);
  }
}

const viewOf = (row: Row, staff: StaffCaller): OutboxRow => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  version: row.attempts,
  attempts: row.attempts,
  actions: row.state === 'failed' && mayRole(staff.role, 'outbox:write') ? ['retry'] : [],
  recipient: row.recipient,
  last_error: row.last_error,
  created_at: row.created_at.toISOString(),
  run_at: row.run_at.toISOString(),
});
