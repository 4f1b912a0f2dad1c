import { Readable } from 'node:stream';
import { Injectable, StreamableFile } from '@nestjs/common';
import { CSV_START, csvLine, type Language, shanghaiDay } from '@ipw/domain';
import { Db } from '../db/db';
import { type OlderReads, ReplicaService } from '../db/replica.service';
import { conditionsOf, type ListPlan, readListQuery } from '../db/list-query';
import { validationError } from '../errors/domain-error';
import { translate } from '../i18n';
import { LimitService } from '../limit/limit.service';
import { HistoryService } from '../transition/history.service';
import type { AdminCall } from '../http/admin.controller';
import { queryOf } from '../http/body';
import type { CsvColumns } from './csv';

const MOST_LINES = 100_000;
const BATCH = 500;

export interface Export<R, V> {
  plan: ListPlan;
  columns: CsvColumns<V>;
  view: (row: R) => V;
}

const emptyLast = <R extends { is_empty: 0 | 1 }>(rows: readonly R[]): R[] => [
  ...rows.filter(({ is_empty }) => !is_empty),
  ...rows.filter(({ is_empty }) => is_empty),
];

/** Exports console lists as CSV, as they were up to half a minute ago: the rows of the filter in its order, streamed, with a line in the audit log. */
@Injectable()
export class CsvExportService {
  constructor(
    private readonly db: Db,
    private readonly limits: LimitService,
    private readonly history: HistoryService,
    private readonly replicas: ReplicaService,
  ) {}

  /** Refuses what the list refuses, too many rows, and too many exports. */
  async csv<R extends { id: string }, V>(
    what: Export<R, V>,
    { request, staff, context }: AdminCall,
  ): Promise<StreamableFile> {
    const { plan } = what;
    const { filter, sort, descending } = readListQuery(plan, queryOf(request));
    const { where, params } = conditionsOf(plan, filter);
    await this.limits.take('export', staff.id);
    const way = descending ? 'DESC' : 'ASC';
    // Reads the ids first, so that changes during the download neither repeat nor skip a row.
    const reader = this.replicas.reader();
    const found = await reader.rows<{ id: string; is_empty: 0 | 1 }>(
      `SELECT t.id, t.${sort} IS NULL AS is_empty FROM ${plan.table} t ${where} ORDER BY t.${sort} ${way}, t.id ${way} LIMIT ${String(MOST_LINES + 1)}`,
      params,
    );
    if (found.length > MOST_LINES) throw validationError('filter', 'export_size', { max: MOST_LINES });
    const ids = (!descending && plan.emptyLast?.includes(sort) ? emptyLast(found) : found).map(
      ({ id }) => id,
    );
    await this.history.write(this.db, {
      subject: 'export',
      subjectId: staff.id,
      action: 'export',
      actor: staff,
      // What was searched for may be a name or a phone, and the audit log keeps its lines for ever.
      after: {
        resource: plan.resource,
        filter: JSON.stringify(filter, (name, value: unknown) => (name === 'q' ? '…' : value)),
        lines: ids.length,
      },
    });
    const name = `${plan.resource}-${shanghaiDay(new Date())}.csv`;
    return new StreamableFile(Readable.from(this.lines(what, reader, ids, context.language)), {
      type: 'text/csv; charset=utf-8',
      disposition: `attachment; filename="${name}"`,
    });
  }

  private async *lines<R extends { id: string }, V>(
    { plan, columns, view }: Export<R, V>,
    reader: OlderReads,
    ids: readonly string[],
    language: Language,
  ): AsyncGenerator<string> {
    yield CSV_START + csvLine(Object.keys(columns).map((column) => translate(language, `column.${column}`)));
    for (let from = 0; from < ids.length; from += BATCH) {
      const wanted = ids.slice(from, from + BATCH);
      const rows = await reader.rows<R>(
        `SELECT ${plan.columns} FROM ${plan.table} t ${plan.joins ?? ''} WHERE t.id IN (?)`,
        [wanted],
      );
      const byId = new Map(rows.map((row) => [row.id, row]));
      const lines = wanted.flatMap((id) => {
        const row = byId.get(id);
        if (!row) return [];
        const shown = view(row);
        return [csvLine(Object.values(columns).map((cell) => cell(shown, language)))];
      });
      yield lines.join('');
    }
  }
}
