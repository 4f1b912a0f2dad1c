import { Injectable } from '@nestjs/common';
import { MOST_PAGED, scanAdminApi, type ScanAdminRow, type Verdict, VERDICTS } from '@ipw/domain';
import { assignedIps } from '../../core/auth/assignment';
import { dayStart, fromDay, IP_NAME, toDay } from '../../core/db/list-filters';
import {
  contains,
  listPlan,
  type ListPlan,
  type ListQuery,
  NUMBERS,
  readListQuery,
} from '../../core/db/list-query';
import { validationError } from '../../core/errors/domain-error';
import type { AdminCall } from '../../core/http/admin.controller';
import { AdminListService } from '../../core/http/admin-record.service';
import { queryOf } from '../../core/http/body';
import { answerPage } from '../../core/http/console-list';
import type { Context, StaffCaller } from '../../core/http/context';
import { placeName } from '../../core/place-names';
import { LABEL_COLUMNS, LABEL_JOINS } from '../issue';
import { inOrder, paramsOf, type ScanKey, SCANS_OF_KEYS } from './scan-keys';
import { type PageScope, type PageWanted, ScanPageService } from './scan-page.service';
import type { ScanEntity } from './scan.entity';

type Row = ScanEntity & {
  ip_name: string | null;
  product_name: string | null;
  licensee_name: string | null;
};

const COLUMNS = `t.*, ip.ip_name, ${LABEL_COLUMNS}`;
const JOINS = `LEFT JOIN ip ON ip.id = t.ip_id ${LABEL_JOINS}`;

/** The plan of a single scan, and of the parameters of the list, whose pages are found by `ScanPageService`. */
const planFor = (staff: StaffCaller): ListPlan =>
  listPlan(scanAdminApi.list, {
    table: 'code_scan',
    columns: COLUMNS,
    joins: JOINS,
    filters: {
      ip_id: 'ip_id',
      verdict: 'verdict',
      batch_number: 'batch_number',
      source: 'source',
      from: fromDay('from', 't.at'),
      to: toDay('to', 't.at'),
      q: contains(IP_NAME),
      cursor: 'id',
    },
    ids: NUMBERS,
    always: assignedIps(staff, 't.ip_id'),
  });

/** Filters that can be used together with a source: its index is over the time. */
const WITH_SOURCE: readonly string[] = ['source', 'from', 'to', 'cursor'];
/** The form of values; no scan has others, which MySQL would not compare with these columns. */
const FORMS = {
  ip_id: /^[\da-z]{26}$/i,
  verdict: new RegExp(`^(${VERDICTS.join('|')})$`),
  batch_number: /^\d{1,9}$/,
  source: /^[\w-]{1,16}$/,
} as const satisfies Partial<Record<(typeof scanAdminApi.list.filters)[number], RegExp>>;
/** IPs that a name may match. */
const MOST_NAMED = 100;

/** All scans, including those of unknown codes; consultants see those of assigned IPs. */
@Injectable()
export class ScanAdminService extends AdminListService<Row, ScanAdminRow> {
  protected plan = planFor;
  protected view = (row: Row, _staff: StaffCaller, { language }: Context): ScanAdminRow => ({
    ...view(row),
    place: placeName(row.place, language),
  });

  constructor(private readonly pages: ScanPageService) {
    super();
  }

  /** Ids follow the time, so both sorts are by time. */
  override async list(call: AdminCall): Promise<ScanAdminRow[]> {
    const { staff, context, request, reply } = call;
    const query = readListQuery(planFor(staff), queryOf(request));
    const { filter, from, to } = query;
    const wanted = {
      offset: from,
      size: to - from + 1,
      after: filter.cursor,
      ascending: !query.descending,
    };
    if (filter.cursor === undefined && to >= MOST_PAGED)
      throw validationError('range', 'max', { max: MOST_PAGED - 1 });
    const { keys, total } = filter.id
      ? await this.named(staff, filter.id.split(','))
      : await this.found(staff, filter, wanted);
    const page = keys.slice(0, wanted.size);
    const rows = page.length
      ? await this.db.rows<Row>(
          `SELECT ${COLUMNS} FROM code_scan t ${JOINS} WHERE ${SCANS_OF_KEYS}`,
          paramsOf(page),
        )
      : [];
    const shown = inOrder(rows, page).map((row) => this.view(row, staff, context));
    return answerPage('scans', from, shown, total, reply);
  }

  private async found(staff: StaffCaller, filter: ListQuery['filter'], wanted: PageWanted) {
    const { source, verdict, from, to } = filter;
    for (const name of ['from', 'to'] as const) if (filter[name]) dayStart(name, filter[name]);
    if (Object.entries(FORMS).some(([name, form]) => filter[name] !== undefined && !form.test(filter[name])))
      return { keys: [], total: 0 };
    if (source === undefined)
      return this.pages.find(
        { ...(await this.ipsOf(staff, filter)), verdict: verdict as Verdict | undefined, from, to },
        wanted,
      );
    const other = Object.keys(filter).find((name) => !WITH_SOURCE.includes(name));
    if (other) throw validationError(other, 'filter', { allowed: WITH_SOURCE.join(', ') });
    return this.pages.ofSource(source, { ...(await this.ipsOf(staff, {})), from, to }, wanted);
  }

  /** Scans with the given ids. */
  private async named(staff: StaffCaller, ids: readonly string[]) {
    const { ips } = await this.ipsOf(staff, {});
    if (ips?.length === 0) return { keys: [], total: 0 };
    const keys = await this.db.rows<ScanKey>(
      `SELECT t.at, t.id FROM code_scan t WHERE t.id IN (?) ${ips ? 'AND t.ip_id IN (?)' : ''} ORDER BY t.at DESC, t.id DESC`,
      [ids, ...(ips ? [ips] : [])],
    );
    return { keys, total: keys.length };
  }

  /** The IPs, and the batch, that filters and the caller's assignment leave. */
  private async ipsOf(
    staff: StaffCaller,
    { ip_id, batch_number, q }: ListQuery['filter'],
  ): Promise<Pick<PageScope, 'ips' | 'batches'>> {
    const limit = assignedIps(staff, 'ip.id');
    if (!ip_id && !batch_number && !q && !limit) return {};
    const conditions = [
      ...(limit ? [limit] : []),
      ...(ip_id ? [{ sql: 'ip.id = ?', params: [ip_id] }] : []),
      ...(q ? [contains('ip.ip_name')(q)] : []),
      ...(batch_number
        ? [{ sql: 'ip.id IN (SELECT b.ip_id FROM code_batch b WHERE b.number = ?)', params: [batch_number] }]
        : []),
    ];
    const rows = await this.db.rows<{ id: string }>(
      `SELECT ip.id FROM ip WHERE ${conditions.map(({ sql }) => sql).join(' AND ')}`,
      conditions.flatMap(({ params }) => params),
    );
    if (q && rows.length > MOST_NAMED) throw validationError('q', 'max_items', { max: MOST_NAMED });
    return {
      ips: rows.map(({ id }) => id),
      ...(batch_number && { batches: [Number(batch_number)] }),
    };
  }
}

const view = (row: Row): ScanAdminRow => ({
  id: String(row.id),
  state: 'written',
  version: 1,
  actions: [],
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
  source: row.source,
});
