import { Injectable } from '@nestjs/common';
import {
  type CodeFacts,
  type Input,
  type Page,
  type scanApi,
  type ScanGroup,
  type ScanRow,
  type ScanStats,
  type Verdict,
} from '@ipw/domain';
import { Db } from '../../core/db/db';
import { Files } from '../../core/files/files';
import { pageOf } from '../../core/http/page';
import { FieldCipher } from '../../core/security/field-cipher';
import { agentFamily } from '../../core/http/agent';
import type { ScanEntity } from '../issue/batch.entity';
import { ScanLimits } from './scan-limits';
import { ScanLog } from './scan-log';
import { type Found, Verifier } from './verifier';

/** Who scans, as far as we want to know. */
export interface Scanner {
  address: string;
  userAgent: string;
  place: string | null;
  /** When the same phone checked this very code before. */
  checkedAt: Date | null;
}

type Stored = Omit<ScanEntity, 'batch_number' | 'serial'> & {
  batch_number: number;
  serial: number;
  goods_id: string;
  product_name: string;
  licensee_name: string | null;
};

const JOINS =
  'JOIN code_batch b ON b.number = t.batch_number JOIN code_goods g ON g.id = b.goods_id LEFT JOIN code_licensee l ON l.id = b.licensee_id';
const DAY = 'DATE(CONVERT_TZ(t.at, "+00:00", "+08:00"))';

/** What each grouping counts by, and calls it. */
const GROUPS: Record<ScanGroup, { key: string; label: string }> = {
  day: { key: `DATE_FORMAT(${DAY}, '%Y-%m-%d')`, label: `DATE_FORMAT(${DAY}, '%Y-%m-%d')` },
  place: { key: "COALESCE(t.place, '')", label: "COALESCE(t.place, '')" },
  goods: { key: 'b.goods_id', label: 'MAX(g.product_name)' },
  licensee: { key: "COALESCE(b.licensee_id, '')", label: 'MAX(COALESCE(l.licensee_name, g.licensee))' },
};

/** Scans: the answer to whoever scans, and what holders learn of them. */
@Injectable()
export class Scans {
  constructor(
    private readonly db: Db,
    private readonly files: Files,
    private readonly cipher: FieldCipher,
    private readonly verifier: Verifier,
    private readonly log: ScanLog,
    private readonly limits: ScanLimits,
  ) {}

  /** Checks a code, writes the scan, and only then answers. */
  async scan(code: string, scanner: Scanner): Promise<CodeFacts> {
    this.limits.admit(scanner.address);
    const at = new Date();
    const found = await this.verifier.find(code);
    if (!found) this.limits.miss(scanner.address);
    const { verdict, visits, first_at } = await this.log.record({
      found,
      at,
      repeated: scanner.checkedAt !== null,
      place: scanner.place,
      agent: agentFamily(scanner.userAgent),
      source: this.cipher.blind('scan', scanner.address).slice(0, 16),
    });
    return this.facts(found, { verdict, visits, first_at: found ? first_at : null }, scanner.checkedAt);
  }

  /** The same for a robot: nothing is stored, nothing counted. */
  async look(code: string, address: string): Promise<CodeFacts> {
    this.limits.admit(address);
    const found = await this.verifier.find(code);
    return this.facts(found, { verdict: found?.verdict ?? 'unknown', visits: 0, first_at: null }, null);
  }

  private facts(
    found: Found | undefined,
    { verdict, visits, first_at }: { verdict: Verdict; visits: number; first_at: Date | null },
    checkedAt: Date | null,
  ): CodeFacts {
    const batch = found?.batch;
    return {
      verdict,
      scan_count: visits,
      first_scanned_at: first_at?.toISOString() ?? null,
      checked_at: found && checkedAt ? checkedAt.toISOString() : null,
      ip: batch ? { name: batch.ip_name, image: this.files.picture(batch.ip_image, undefined) } : null,
      goods: batch
        ? {
            product_name: batch.product_name,
            project_name: batch.project_name,
            image: this.files.picture(batch.goods_image, undefined),
          }
        : null,
      licensee: batch?.licensee ?? null,
    };
  }

  list({ ip_id, ...paging }: Input<typeof scanApi.list>): Promise<Page<ScanRow>> {
    return pageOf<Stored, ScanRow>(
      this.db,
      {
        from: `code_scan t ${JOINS}`,
        columns: 't.*, b.goods_id, g.product_name, COALESCE(l.licensee_name, g.licensee) AS licensee_name',
        where: 't.ip_id = ?',
        params: [ip_id],
      },
      paging,
      (row) => ({
        scan_id: row.id,
        at: row.at.toISOString(),
        verdict: row.verdict,
        goods_id: row.goods_id,
        product_name: row.product_name,
        licensee_name: row.licensee_name,
        batch_number: row.batch_number,
        serial: row.serial,
        place: row.place,
        agent: row.agent,
      }),
    );
  }

  async stats({ ip_id, from, to, group }: Input<typeof scanApi.stats>): Promise<ScanStats> {
    const span =
      "t.ip_id = ? AND t.at >= CONVERT_TZ(?, '+08:00', '+00:00') AND t.at < CONVERT_TZ(? + INTERVAL 1 DAY, '+08:00', '+00:00')";
    const params = [ip_id, from, to];
    const [sum, groups] = await Promise.all([
      this.db.one<{ total: number | string; first: number | string | null }>(
        `SELECT COUNT(*) AS total, SUM(t.verdict = 'genuine' AND t.repeated = 0) AS first FROM code_scan t WHERE ${span}`,
        params,
      ),
      this.db.rows<{ key: string; label: string; scans: number | string }>(
        `SELECT ${GROUPS[group].key} AS \`key\`, ${GROUPS[group].label} AS label, COUNT(*) AS scans
           FROM code_scan t ${JOINS} WHERE ${span} GROUP BY 1 ORDER BY ${group === 'day' ? '1' : 'scans DESC'} LIMIT 400`,
        params,
      ),
    ]);
    return {
      total: Number(sum?.total ?? 0),
      first: Number(sum?.first ?? 0),
      groups: groups.map((row) => ({ ...row, scans: Number(row.scans) })),
    };
  }
}
