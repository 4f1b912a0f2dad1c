import { Injectable } from '@nestjs/common';
import { KERNEL_IDS, MERGED_KINDS, type referenceEditInput, type ReferenceKind } from '@ipw/domain';
import type * as z from 'zod/mini';
import { Db, fromJson, type Sql } from '../core/db/db';
import { DomainError, validationError } from '../core/errors/domain-error';
import type { StaffCaller } from '../core/http/context';
import { HistoryService } from '../core/transition/history.service';
import type { ReferenceItemEntity } from './reference-item.entity';
import { type Item, ReferenceListService } from './reference-list.service';

type Edit = z.output<typeof referenceEditInput>;

/** Where an IP stores its items of a list: a column with one, or JSON with several. */
const CARRIED: Record<ReferenceKind, (item: number | string) => string> = {
  kernel: (item) => `JSON_CONTAINS(kernels, '${String(item)}')`,
  ip_type: (item) => `JSON_CONTAINS(ip_types, '${String(item)}')`,
  origin: (item) => `ip_origin = ${String(item)}`,
  genre: (item) => `JSON_CONTAINS(artist, '${String(item)}', '$.art_genres_id')`,
  field: (item) => `auth_field_id = ${String(item)}`,
  country: (item) => `birth_area = '${String(item)}'`,
};

/** The staff side of the reference lists. */
@Injectable()
export class ReferenceAdminService {
  constructor(
    private readonly db: Db,
    private readonly lists: ReferenceListService,
    private readonly history: HistoryService,
  ) {}

  /** Number of IPs with each item; uses of a merged item count for its replacement. */
  async uses(kind: ReferenceKind, items: readonly Item[]): Promise<Map<string, number>> {
    const columns = items.map(({ item }, at) => `SUM(${CARRIED[kind](item)}) AS n${String(at)}`);
    const row = await this.db.one<Record<string, string | null>>(`SELECT ${columns.join(', ')} FROM ip`);
    const counts = new Map<string, number>();
    for (const [at, { item, merged_into }] of items.entries()) {
      const key = merged_into ?? String(item);
      counts.set(key, (counts.get(key) ?? 0) + Number(row?.[`n${String(at)}`] ?? 0));
    }
    return counts;
  }

  async update(kind: ReferenceKind, before: Item, edit: Edit, staff: StaffCaller): Promise<void> {
    const { version, names, ...plain } = edit;
    const item = String(before.item);
    await this.db.tx(async (sql) => {
      await this.ensure(sql, kind, [item]);
      const set = { ...plain, names: JSON.stringify(names), version: version + 1 };
      if (
        (await sql.update('reference_item', set, { kind, item_id: item, version, merged_into: null })) === 0
      )
        throw new DomainError('CONFLICT', { version: before.version });
      await this.log(sql, `${kind}.${item}`, 'update', staff, flat(before), flat({ ...plain, names }));
    });
    this.lists.forget();
  }

  /** Moves all uses of an item to another, which replaces it permanently. */
  async merge(
    kind: ReferenceKind,
    item: string,
    into: string,
    version: number,
    staff: StaffCaller,
  ): Promise<void> {
    if (!MERGED_KINDS.includes(kind)) throw new DomainError('FORBIDDEN');
    if (item === into) throw validationError('into', 'self');
    await this.db.tx(async (sql) => {
      const rows = await this.hold(sql, [item, into]);
      const of = (id: string) => rows.find(({ item_id }) => item_id === id)!;
      if (of(item).version !== version || of(item).merged_into)
        throw new DomainError('CONFLICT', { version: of(item).version });
      if (of(into).merged_into) throw validationError('into', 'choice');
      const result = await moveKernel(sql, Number(item), Number(into));
      await sql.execute(
        'UPDATE reference_item SET merged_into = ?, version = version + 1 WHERE kind = ? AND (item_id = ? OR merged_into = ?)',
        [into, kind, item, item],
      );
      // A concurrent merge of the target has read it without these uses; the new version makes it fail.
      await sql.execute('UPDATE reference_item SET version = version + 1 WHERE kind = ? AND item_id = ?', [
        kind,
        into,
      ]);
      await this.log(sql, `${kind}.${item}`, 'merge', staff, {}, { into: `${kind}.${into}`, uses: result });
    });
    this.lists.forget();
  }

  /** Locks the core tags, so that merges and additions run one after the other; creates missing rows of the given ones. */
  async hold(sql: Sql, items: readonly string[] = []): Promise<ReferenceItemEntity[]> {
    // All callers lock the same row first, so the order of the others does not matter.
    await this.ensure(sql, 'kernel', [String(KERNEL_IDS[0]), ...items]);
    return sql.rows<ReferenceItemEntity>(
      "SELECT * FROM reference_item WHERE kind = 'kernel' ORDER BY item_id FOR UPDATE",
    );
  }

  private async ensure(sql: Sql, kind: ReferenceKind, items: readonly string[]): Promise<void> {
    for (const item of items)
      // Without IGNORE: it takes a shared lock on an existing row, and two such transactions deadlock when they write it.
      await sql.execute(
        'INSERT INTO reference_item (kind, item_id) VALUES (?, ?) ON DUPLICATE KEY UPDATE item_id = item_id',
        [kind, item],
      );
  }

  private log(
    sql: Sql,
    id: string,
    action: string,
    actor: StaffCaller,
    before: Record<string, unknown>,
    after: Record<string, unknown>,
  ): Promise<void> {
    return this.history.write(sql, { subject: 'reference', subjectId: id, action, actor, before, after });
  }
}

const flat = ({ names, hidden, sort }: Pick<Item, 'names' | 'hidden' | 'sort'> | Omit<Edit, 'version'>) => ({
  name: Object.values(names).join(' · '),
  hidden,
  sort,
});

/** Versions of the IPs stay, because a member's open edit remains valid. */
async function moveKernel(sql: Sql, item: number, into: number): Promise<number> {
  const rows = await sql.rows<{ id: string; kernels: string }>(
    'SELECT id, kernels FROM ip WHERE JSON_CONTAINS(kernels, ?) FOR UPDATE',
    [String(item)],
  );
  for (const { id, kernels } of rows) {
    const result = [...new Set(fromJson<number[]>(kernels).map((one) => (one === item ? into : one)))];
    await sql.update('ip', { kernels: JSON.stringify(result) }, { id });
  }
  return rows.length;
}
