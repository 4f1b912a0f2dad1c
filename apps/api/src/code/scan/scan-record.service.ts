import { Inject, Injectable } from '@nestjs/common';
import {
  type Input,
  type Language,
  MOST_SCANS_PAGED,
  type Page,
  type scanApi,
  type ScanGroup,
  type ScanRow,
  type ScanStats,
} from '@ipw/domain';
import { Db } from '../../core/db/db';
import { dayStart } from '../../core/db/list-filters';
import { countRows } from '../../core/db/list-query';
import { notFound, validationError } from '../../core/errors/domain-error';
import { placeName, storedPlaces } from '../../core/place-names';
import { CodeCipher, pathOf } from '../engine';
import type { BatchEntity } from '../issue';
import type { ScanEntity } from './scan.entity';

type Narrowed = Partial<
  Pick<
    Input<typeof scanApi.list>,
    'from' | 'to' | 'goods_id' | 'licensee_id' | 'verdict' | 'place' | 'batch_number' | 'serial'
  >
>;

interface Condition {
  sql: string;
  params: unknown[];
}

type Stored = ScanEntity &
  Pick<BatchEntity, 'goods_id' | 'key_version'> & {
    product_name: string;
    licensee_name: string | null;
    scan_count: number;
  };

const JOINS =
  'JOIN code_batch b ON b.number = t.batch_number JOIN code_goods g ON g.id = b.goods_id LEFT JOIN code_licensee l ON l.id = b.licensee_id';
const DAY = "DATE_FORMAT(t.at + INTERVAL 8 HOUR, '%Y-%m-%d')";
/** A scan counts as first when its verdict is genuine. */
const COUNTS = "COUNT(*) AS scans, SUM(t.verdict = 'genuine') AS first";

/** Key and label of each grouping; goods and merchants are found through the batch. */
const GROUPS: Record<ScanGroup, { by: string; key: string; label: string }> = {
  day: { by: DAY, key: 's.by_', label: 's.by_' },
  place: { by: "COALESCE(t.place, '')", key: 's.by_', label: 's.by_' },
  verdict: { by: 't.verdict', key: 's.by_', label: 's.by_' },
  goods: { by: 't.batch_number', key: 'b.goods_id', label: 'MAX(g.product_name)' },
  licensee: {
    by: 't.batch_number',
    key: "COALESCE(b.licensee_id, '')",
    label: 'MAX(COALESCE(l.licensee_name, g.licensee))',
  },
};

const namedPlace = (stored: string, language: Language) => {
  const name = placeName(stored, language);
  return { key: name, label: name };
};

/** Scan records and statistics for holders. Pages and sums are read from one index; rows are joined last. */
@Injectable()
export class ScanRecordService {
  constructor(
    private readonly db: Db,
    @Inject(CodeCipher) private readonly cipher: CodeCipher,
  ) {}

  /** `origin`: the labels' origin, `https://ip.example.com`. */
  async list(input: Input<typeof scanApi.list>, origin: string, language: Language): Promise<Page<ScanRow>> {
    const { ip_id, page, page_size, cursor, ...wanted } = input;
    if (page * page_size > MOST_SCANS_PAGED)
      throw validationError('page', 'max', { max: Math.floor(MOST_SCANS_PAGED / page_size) });
    const { sql, params } = await this.narrow(ip_id, wanted);
    const total = await countRows(this.db, 'code_scan', `WHERE ${sql}`, params);
    const after = cursor === undefined ? { sql: '', params: [] } : await this.after(ip_id, cursor);
    const offset = cursor === undefined ? (page - 1) * page_size : 0;
    const rows = await this.db.rows<Stored>(
      `SELECT STRAIGHT_JOIN t.*, b.goods_id, b.key_version, g.product_name,
          COALESCE(l.licensee_name, g.licensee) AS licensee_name, COALESCE(n.visits, 0) AS scan_count
         FROM (SELECT t.at, t.id FROM code_scan t WHERE ${sql} ${after.sql} ORDER BY t.at DESC, t.id DESC
                LIMIT ${String(page_size + 1)} OFFSET ${String(offset)}) page
         JOIN code_scan t ON t.id = page.id ${JOINS}
         LEFT JOIN code_seen n ON n.batch_number = t.batch_number AND n.serial = t.serial ORDER BY page.at DESC, page.id DESC`,
      [...params, ...after.params],
    );
    const list = rows.slice(0, page_size);
    return {
      list: list.map((row) => this.view(row, origin, language)),
      total,
      page,
      page_size,
      next_cursor: rows.length > page_size ? String(list.at(-1)!.id) : null,
    };
  }

  async stats(
    { ip_id, group, ...wanted }: Input<typeof scanApi.stats>,
    language: Language,
  ): Promise<ScanStats> {
    const { sql, params } = await this.narrow(ip_id, wanted);
    const { by, key, label } = GROUPS[group];
    const groups = await this.db.rows<{ key: string; label: string; scans: string; first: string }>(
      `SELECT ${key} AS \`key\`, ${label} AS label, SUM(s.scans) AS scans, SUM(s.first) AS first
         FROM (SELECT ${by} AS by_, ${COUNTS} FROM code_scan t WHERE ${sql} AND t.mark IS NULL GROUP BY 1) s
         ${by === 't.batch_number' ? JOINS.replace('t.batch_number', 's.by_') : ''}
        GROUP BY 1 ORDER BY ${group === 'day' ? '1' : 'scans DESC, 1'}`,
      params,
    );
    const counted = groups.map((row) => ({
      ...row,
      ...(group === 'place' && namedPlace(row.label, language)),
      scans: Number(row.scans),
      first: Number(row.first),
    }));
    const sum = (of: 'scans' | 'first') => counted.reduce((all, row) => all + row[of], 0);
    return { total: sum('scans'), first: sum('first'), groups: counted.slice(0, MOST_GROUPS) };
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

  private async narrow(ipId: string, wanted: Narrowed): Promise<Condition> {
    const { from, to, verdict, place, serial } = wanted;
    const batches = await this.batches(ipId, wanted);
    const conditions: Condition[] = [
      { sql: 't.ip_id = ?', params: [ipId] },
      ...(from ? [{ sql: 't.at >= ?', params: [dayStart('from', from)] }] : []),
      ...(to ? [{ sql: 't.at < ?', params: [dayStart('to', to, 1)] }] : []),
      ...(verdict ? [{ sql: 't.verdict = ?', params: [verdict] }] : []),
      ...(place ? [{ sql: 't.place IN (?)', params: [storedPlaces(place)] }] : []),
      ...(serial === undefined ? [] : [{ sql: 't.serial = ?', params: [serial] }]),
      ...(batches
        ? [
            {
              sql: batches.length ? 't.batch_number IN (?)' : 'FALSE',
              params: batches.length ? [batches] : [],
            },
          ]
        : []),
    ];
    return {
      sql: conditions.map((one) => one.sql).join(' AND '),
      params: conditions.flatMap((one) => one.params),
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

  private async after(ipId: string, cursor: string): Promise<Condition> {
    if (!/^\d{1,19}$/.test(cursor)) throw validationError('cursor', 'malformed');
    const last = await this.db.one<{ at: Date }>('SELECT at FROM code_scan WHERE id = ? AND ip_id = ?', [
      cursor,
      ipId,
    ]);
    if (!last) throw notFound();
    return { sql: 'AND t.at <= ? AND (t.at < ? OR t.id < ?)', params: [last.at, last.at, cursor] };
  }
}

/** Maximum rows of statistics; a year of days fits. */
const MOST_GROUPS = 400;
