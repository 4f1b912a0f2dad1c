import { Injectable } from '@nestjs/common';
import { auditAdminApi, type AuditRow, type AuditVerdict } from '@ipw/domain';
import { actorNamed, fromDay, toDay } from '../db/list-filters';
import { listPlan, type ListPlan, NUMBERS } from '../db/list-query';
import type { CsvColumns } from '../csv/csv';
import { CsvExportService } from '../csv/csv-export.service';
import { LimitService } from '../limit/limit.service';
import { SELECT_COLUMNS, SELECT_JOINS, type StoredLine, toLine } from '../transition/history.service';
import { AuditSealer } from './audit-sealer';
import type { AdminCall } from '../http/admin.controller';
import type { StaffCaller } from '../http/context';
import { AdminListService } from '../http/admin-record.service';

/** Entries `r` to sealed tenders before their end, but for those of the staff member who checks them. */
const CLOSED_ENTRY = `SELECT r.id FROM tender_registration r JOIN tender x ON x.id = r.tender_id
  WHERE x.sealed = 1 AND x.closes_at > NOW(3) AND (r.assignee_id IS NULL OR r.assignee_id <> ?)`;

/**
 * Lines about a sealed tender that name who entered or asked: of members, reasons in words of staff, and bars. Before its end
 * those of an entry are shown to its checker only, those of a question to nobody.
 */
const unsealed = ({ id }: StaffCaller) => ({
  sql: `NOT (t.subject = 'tender_registration' AND (t.actor_type = 'member' OR t.reason IS NOT NULL) AND t.subject_id IN (${CLOSED_ENTRY}))
    AND NOT (t.subject = 'tender_bar' AND t.subject_id IN
    (SELECT b.id FROM tender_bar b WHERE b.registration_id IN (${CLOSED_ENTRY})))
    AND NOT (t.subject = 'tender_question' AND t.actor_type = 'member' AND t.subject_id IN
    (SELECT q.id FROM tender_question q JOIN tender x ON x.id = q.tender_id WHERE x.sealed = 1 AND x.closes_at > NOW(3)))`,
  params: [id, id],
});

const PLAN = listPlan(auditAdminApi.list, {
  table: 'audit_line',
  columns: SELECT_COLUMNS,
  joins: SELECT_JOINS,
  filters: {
    q: actorNamed,
    subject: 'subject',
    subject_id: 'subject_id',
    actor: 'actor_id',
    actor_type: 'actor_type',
    action: 'action',
    from: fromDay('from', 't.created_at'),
    to: toDay('to', 't.created_at'),
  },
  ids: NUMBERS,
});

const COLUMNS: CsvColumns<ReturnType<typeof toLine>> = {
  id: (line) => line.id,
  at: (line) => line.at,
  actor_type: (line) => line.actor_type,
  actor: (line) => line.actor_name,
  subject: (line) => line.subject,
  subject_id: (line) => line.subject_id,
  action: (line) => line.action,
  from_state: (line) => line.from_state,
  to_state: (line) => line.to_state,
  reason: (line) => line.reason,
  changes: ({ changes }) =>
    changes
      .map((change) =>
        'after' in change
          ? `${change.field}: ${JSON.stringify(change.before)} → ${JSON.stringify(change.after)}`
          : change.field,
      )
      .join('\n'),
};

/**
 * Lines a request checks: some 20,000 a second, so that an answer comes before the web app (60 s) and `deploy/haproxy.cfg`
 * (75 s) give up. `audit:verify` checks a longer log.
 */
const NEWEST = 200_000;

@Injectable()
export class AuditAdminService extends AdminListService<StoredLine, AuditRow> {
  protected plan = (staff: StaffCaller): ListPlan => ({ ...PLAN, always: unsealed(staff) });
  protected view = (row: StoredLine): AuditRow => ({
    ...toLine(row),
    state: 'written',
    version: 1,
    actions: [],
  });

  constructor(
    private readonly exports: CsvExportService,
    private readonly chain: AuditSealer,
    private readonly limits: LimitService,
  ) {
    super();
  }

  export(call: AdminCall) {
    return this.exports.csv({ plan: this.plan(call.staff), columns: COLUMNS, view: toLine }, call);
  }

  /** Chains new lines, then checks the log, of a long one its newest lines. */
  async verify({ staff }: AdminCall): Promise<AuditVerdict> {
    await this.limits.take('audit_verify', staff.id);
    await this.chain.seal();
    return this.chain.verify(NEWEST);
  }
}
