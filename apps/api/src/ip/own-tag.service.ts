import { Injectable } from '@nestjs/common';
import { KERNEL_IDS, type ownTagPromoteInput } from '@ipw/domain';
import type * as z from 'zod/mini';
import { Db, fromJson, type Sql } from '../core/db/db';
import { conditionsOf, type ListPlan, type ListQuery } from '../core/db/list-query';
import { notFound, validationError } from '../core/errors/domain-error';
import type { StaffCaller } from '../core/http/context';
import { HistoryService } from '../core/transition/history.service';
import { ReferenceAdminService } from './reference-admin.service';
import { ReferenceListService } from './reference-list.service';

type Names = z.output<typeof ownTagPromoteInput>['names'];

export interface CountedTag {
  tag: string;
  uses: number | string;
}

/** All own tags of all IPs, compared exactly. */
const CARRIED =
  "(SELECT ip.id, j.tag FROM ip JOIN JSON_TABLE(ip.own_kernels, '$[*]' COLUMNS (tag VARCHAR(24) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin PATH '$')) j) t";

/** Tags typed by holders, and merging them into core tags. */
@Injectable()
export class OwnTagService {
  constructor(
    private readonly db: Db,
    private readonly lists: ReferenceListService,
    private readonly references: ReferenceAdminService,
    private readonly history: HistoryService,
  ) {}

  async list(
    plan: ListPlan,
    { filter, sort, descending, from, to }: ListQuery,
  ): Promise<{ rows: CountedTag[]; total: number }> {
    const { where, params } = conditionsOf(plan, filter);
    const count = await this.db.one<{ n: number | string }>(
      `SELECT COUNT(DISTINCT t.tag) AS n FROM ${CARRIED} ${where}`,
      params,
    );
    // The id is the tag itself in base64url.
    const column = sort === 'id' ? 't.tag' : sort;
    const rows = await this.db.rows<CountedTag>(
      `SELECT t.tag, COUNT(*) AS uses FROM ${CARRIED} ${where} GROUP BY t.tag
        ORDER BY ${column} ${descending ? 'DESC' : 'ASC'}, t.tag LIMIT ? OFFSET ?`,
      [...params, to - from + 1, from],
    );
    return { rows, total: Number(count?.n ?? 0) };
  }

  /** Merges an own tag into a core tag, for every IP that has it and for later inputs of it. */
  async merge(tag: string, into: string, staff: StaffCaller): Promise<void> {
    const target = (await this.lists.fresh('kernel')).find(({ item }) => `kernel.${String(item)}` === into);
    if (!target) throw validationError('into', 'choice');
    await this.db.tx(async (sql) => {
      const rows = await this.references.hold(sql, [String(target.item)]);
      const found = rows.find(({ item_id }) => item_id === String(target.item));
      if (found?.merged_into) throw validationError('into', 'choice');
      const uses = await this.replace(sql, tag, Number(target.item));
      const after = { own_tag: tag, uses };
      await this.history.write(sql, { ...subject(into), action: 'merge', actor: staff, after });
    });
  }

  /** Turns an own tag into a core tag with these names. */
  async promote(tag: string, names: Names, staff: StaffCaller): Promise<void> {
    await this.db.tx(async (sql) => {
      const rows = await this.references.hold(sql);
      const kernel = Math.max(...KERNEL_IDS, ...rows.map(({ item_id }) => Number(item_id))) + 1;
      await sql.insert('reference_item', {
        kind: 'kernel',
        item_id: String(kernel),
        names: JSON.stringify(names),
      });
      const uses = await this.replace(sql, tag, kernel);
      const after = { name: Object.values(names).join(' · '), own_tag: tag, uses };
      await this.history.write(sql, {
        ...subject(`kernel.${String(kernel)}`),
        action: 'create',
        actor: staff,
        after,
      });
    });
    this.lists.forget();
  }

  /** Replaces the tag by the core tag in all IPs; refuses a tag no IP has. */
  private async replace(sql: Sql, tag: string, kernel: number): Promise<number> {
    // Inserts the mapping first: a concurrent publication has either committed before, or reads the mapping.
    await sql.execute(
      'INSERT INTO merged_tag (tag, kernel) VALUES (?, ?) ON DUPLICATE KEY UPDATE kernel = VALUES(kernel)',
      [tag, kernel],
    );
    const carrying = await sql.rows<{ id: string }>(`SELECT DISTINCT t.id FROM ${CARRIED} WHERE t.tag = ?`, [
      tag,
    ]);
    if (carrying.length === 0) throw notFound();
    const ips = await sql.rows<{ id: string; kernels: string | null; own_kernels: string }>(
      'SELECT id, kernels, own_kernels FROM ip WHERE id IN (?) FOR UPDATE',
      [carrying.map(({ id }) => id)],
    );
    for (const { id, kernels, own_kernels } of ips)
      await sql.update(
        'ip',
        {
          kernels: JSON.stringify([...new Set([...(kernels ? fromJson<number[]>(kernels) : []), kernel])]),
          own_kernels: JSON.stringify(fromJson<string[]>(own_kernels).filter((one) => one !== tag)),
        },
        { id },
      );
    return ips.length;
  }
}

const subject = (id: string) => ({ subject: 'reference', subjectId: id });
