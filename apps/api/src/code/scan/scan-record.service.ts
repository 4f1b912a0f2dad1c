import { Inject, Injectable } from '@nestjs/common';
import {
  type Input,
  type Language,
  MOST_PAGED,
  type Page,
  type scanApi,
  type ScanGroup,
  type ScanGroupRow,
  type ScanRow,
  type ScanStats,
} from '@ipw/domain';
import { Db } from '../../core/db/db';
import { notFound, validationError } from '../../core/errors/domain-error';
import { placeName, storedPlaces } from '../../core/place-names';
import { CodeCipher, pathOf } from '../engine';
import { type BatchEntity, LABEL_COLUMNS, LICENSEE_NAME } from '../issue';
import { type Counted, type CountKey, ScanCountService } from './scan-count.service';
import { inOrder, paramsOf, type ScanKey, SCANS_OF_KEYS } from './scan-keys';
import { type PageScope, ScanPageService } from './scan-page.service';
import type { ScanEntity } from './scan.entity';

type Narrowed = Partial<
  Pick<
    Input<typeof scanApi.list>,
    'from' | 'to' | 'goods_id' | 'licensee_id' | 'verdict' | 'place' | 'batch_number' | 'serial'
  >
>;

type Stored = ScanEntity &
  Pick<BatchEntity, 'goods_id' | 'key_version'> & {
    product_name: string;
    licensee_name: string | null;
    scan_count: number;
  };

/** What statistics are grouped by; goods and merchants are found through the batch. */
const KEYS: Record<ScanGroup, CountKey> = {
  day: 'day',
  place: 'place',
  verdict: 'verdict',
  goods: 'batch',
  licensee: 'batch',
};

/** Scan records and statistics for holders. Totals and statistics come from the daily counts, pages from an index. */
@Injectable()
export class ScanRecordService {
  constructor(
    private readonly db: Db,
    private readonly counts: ScanCountService,
    private readonly pages: ScanPageService,
    @Inject(CodeCipher) private readonly cipher: CodeCipher,
  ) {}

  /** `origin`: the labels' origin, `https://ip.example.com`. */
  async list(input: Input<typeof scanApi.list>, origin: string, language: Language): Promise<Page<ScanRow>> {
    const { ip_id, page, page_size, cursor, serial, ...wanted } = input;
    if (cursor === undefined && page * page_size > MOST_PAGED)
      throw validationError('page', 'max', { max: Math.floor(MOST_PAGED / page_size) });
    const scope = await this.scopeOf(ip_id, { ...wanted, serial });
    const paging = { size: page_size, offset: (page - 1) * page_size, after: cursor };
    const { keys, total } =
      serial === undefined
        ? await this.pages.find(scope, paging)
        : await this.pages.ofSerial(scope, serial, paging);
    const shown = keys.slice(0, page_size);
    const rows = await this.rows(shown);
    return {
      list: rows.map((row) => this.view(row, origin, language)),
      total,
      page,
      page_size,
      next_cursor: keys.length > page_size ? String(shown.at(-1)!.id) : null,
    };
  }

  async stats(
    { ip_id, group, serial, ...wanted }: Input<typeof scanApi.stats>,
    language: Language,
  ): Promise<ScanStats> {
    const scope = { ...(await this.scopeOf(ip_id, { ...wanted, serial })), visits: true };
    const key = KEYS[group];
    const counted: Counted[] =
      serial === undefined
        ? await this.counts.by(key, scope)
        : await this.counts.ofSerial(key, scope, serial);
    const groups = await this.named(group, counted, language);
    const sum = (of: 'scans' | 'first') => groups.reduce((all, row) => all + row[of], 0);
    return { total: sum('scans'), first: sum('first'), groups: groups.slice(0, MOST_GROUPS) };
  }

  /** Names the groups: days in order, all others with the most scans first. */
  private async named(
    group: ScanGroup,
    counted: readonly Counted[],
    language: Language,
  ): Promise<ScanGroupRow[]> {
    const mostFirst = (one: ScanGroupRow, other: ScanGroupRow) =>
      other.scans - one.scans || (one.key < other.key ? -1 : 1);
    const rows = counted.map((row) => ({ ...row, label: row.key }));
    if (group === 'day') return rows.reverse();
    if (group === 'verdict') return rows.sort(mostFirst);
    if (group === 'place')
      return rows
        .sort(mostFirst)
        .map((row) => ({ ...row, key: placeName(row.key, language), label: placeName(row.label, language) }));
    const of = await this.batchNames(group, counted);
    const sums = new Map<string, ScanGroupRow>();
    for (const { key, scans, first } of counted) {
      const named = of.get(Number(key));
      if (!named) continue;
      const { id, name } = named;
      const known = sums.get(id) ?? { key: id, label: name, scans: 0, first: 0 };
      sums.set(id, {
        ...known,
        label: [known.label, name].sort()[1]!,
        scans: known.scans + scans,
        first: known.first + first,
      });
    }
    return [...sums.values()].sort(mostFirst);
  }

  /** Id and name of the goods or merchants of batches. */
  private async batchNames(
    group: 'goods' | 'licensee',
    counted: readonly Counted[],
  ): Promise<Map<number, { id: string; name: string }>> {
    if (counted.length === 0) return new Map();
    const [id, name] =
      group === 'goods' ? ['b.goods_id', 'g.product_name'] : ["COALESCE(b.licensee_id, '')", LICENSEE_NAME];
    const rows = await this.db.rows<{ number: number; id: string; name: string }>(
      `SELECT b.number, ${id} AS id, ${name} AS name FROM code_batch b JOIN code_goods g ON g.id = b.goods_id
        LEFT JOIN code_licensee l ON l.id = b.licensee_id WHERE b.number IN (?)`,
      [counted.map(({ key }) => key)],
    );
    return new Map(rows.map((row) => [row.number, row]));
  }

  private async rows(keys: readonly ScanKey[]): Promise<Stored[]> {
    if (keys.length === 0) return [];
    const found = await this.db.rows<Stored>(
      `SELECT t.*, b.goods_id, b.key_version, ${LABEL_COLUMNS}, COALESCE(n.visits, 0) AS scan_count
         FROM code_scan t JOIN code_batch b ON b.number = t.batch_number JOIN code_goods g ON g.id = b.goods_id
         LEFT JOIN code_licensee l ON l.id = b.licensee_id
         LEFT JOIN code_seen n ON n.batch_number = t.batch_number AND n.serial = t.serial WHERE ${SCANS_OF_KEYS}`,
      paramsOf(keys),
    );
    return inOrder(found, keys);
  }

  private view(row: Stored, origin: string, language: Language): ScanRow {
    const code = { batch: row.batch_number!, serial: row.serial! };
    return {
      scan_id: String(row.id),
      at: row.at.toISOString(),
      verdict: row.verdict,
      goods_id: row.goods_id,
      product_name: row.product_name,
      licensee_name: row.licensee_name,
      batch_number: code.batch,
      serial: code.serial,
      scan_url: `${origin}${pathOf(this.cipher.text(row.key_version, code))}`,
      scan_count: row.scan_count,
      place: placeName(row.place, language),
      agent: row.agent,
      mark: row.mark,
    };
  }

  private async scopeOf(ipId: string, wanted: Narrowed): Promise<PageScope & { ips: string[] }> {
    const { from, to, verdict, place } = wanted;
    const batches = await this.batches(ipId, wanted);
    return {
      ips: [ipId],
      batches,
      verdict,
      places: place ? storedPlaces(place) : undefined,
      from,
      to,
    };
  }

  /** Batches of the requested goods and merchant that reach the serial; undefined when all batches are meant. */
  private async batches(
    ipId: string,
    { goods_id, licensee_id, batch_number, serial }: Narrowed,
  ): Promise<number[] | undefined> {
    const filters = Object.entries({ goods_id, licensee_id, number: batch_number }).filter(
      ([, value]) => value !== undefined,
    );
    if (filters.length === 0 && serial === undefined) return undefined;
    for (const [table, id] of [
      ['code_goods', goods_id],
      ['code_licensee', licensee_id],
    ] as const)
      if (id && !(await this.db.one(`SELECT id FROM ${table} WHERE id = ? AND ip_id = ?`, [id, ipId])))
        throw notFound();
    const rows = await this.db.rows<{ number: number }>(
      `SELECT number FROM code_batch WHERE ip_id = ? AND quantity > ? ${filters.map(([column]) => `AND ${column} = ?`).join(' ')}`,
      [ipId, serial ?? 0, ...filters.map(([, value]) => value)],
    );
    return rows.map(({ number }) => number);
  }
}

/** Maximum rows of statistics; a year of days fits. */
const MOST_GROUPS = 400;
