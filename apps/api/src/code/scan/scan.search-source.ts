import { Inject, Injectable } from '@nestjs/common';
import {
  type FoundRecord,
  MOST_FOUND,
  MOST_SCAN_DAYS,
  serialIn,
  shanghaiDay,
  type TypedSerial,
} from '@ipw/domain';
import { type SearchScope, SearchSource } from '../../core/search/search.service';
import type { Sql } from '../../core/db/db';
import { CodeCipher } from '../engine';

const PAGE = '/iprManage/codeManage/scanRecordList';
const DAY_MS = 86_400_000;

interface Found {
  number: number;
  ip_id: string;
  product_name: string;
  first_at: Date;
  last_at: Date;
}

/** Scanned codes by serial, by batch and serial, or by their text. */
@Injectable()
export class ScanSearchSource extends SearchSource {
  constructor(@Inject(CodeCipher) private readonly cipher: CodeCipher) {
    super();
  }

  async find(sql: Sql, { ipIds, keyword }: SearchScope): Promise<FoundRecord[]> {
    const wanted: TypedSerial | undefined = this.cipher.read(keyword) ?? serialIn(keyword);
    if (!wanted) return [];
    const { batch, serial } = wanted;
    // By hint: to avoid a sort the optimizer would read the batches of all IPs from the newest on (60 instead of 6 ms).
    const rows = await sql.rows<Found>(
      `SELECT b.number, b.ip_id, g.product_name,
          (SELECT s.at FROM code_scan s WHERE s.batch_number = b.number AND s.serial = ? ORDER BY s.id LIMIT 1) AS first_at,
          (SELECT s.at FROM code_scan s WHERE s.batch_number = b.number AND s.serial = ? ORDER BY s.id DESC LIMIT 1) AS last_at
        FROM code_batch b FORCE INDEX (code_batch_ip) JOIN code_goods g ON g.id = b.goods_id
        WHERE b.ip_id IN (?) AND b.quantity > ? ${batch === undefined ? '' : 'AND b.number = ?'}
          AND EXISTS (SELECT 1 FROM code_scan s WHERE s.batch_number = b.number AND s.serial = ?)
        ORDER BY b.id DESC LIMIT ${String(MOST_FOUND)}`,
      [serial, serial, ipIds, serial, ...(batch === undefined ? [] : [batch]), serial],
    );
    return rows.map((row) => ({
      kind: 'code',
      id: `${String(row.number)}-${String(serial)}`,
      ip_id: row.ip_id,
      title: row.product_name,
      detail: '',
      link: `${PAGE}?${queryOf(row, serial).toString()}`,
      code: { batch_number: row.number, serial },
    }));
  }
}

/** The filters that list the scans of a code, in the latest period that the page can show. */
function queryOf({ ip_id, number, first_at, last_at }: Found, serial: number): URLSearchParams {
  const from = new Date(Math.max(first_at.getTime(), last_at.getTime() - (MOST_SCAN_DAYS - 1) * DAY_MS));
  return new URLSearchParams({
    id: ip_id,
    batch_number: String(number),
    serial: String(serial),
    from: shanghaiDay(from),
    to: shanghaiDay(last_at),
  });
}
