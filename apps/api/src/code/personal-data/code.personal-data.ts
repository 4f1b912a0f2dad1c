import { Injectable } from '@nestjs/common';
import { RETENTION } from '@ipw/domain';
import type { Db, Sql } from '../../core/db/db';
import { dayStart } from '../../core/db/list-filters';
import { sweep } from '../../core/db/sweep';
import { tableFile } from '../../core/personal-data/archive-file';
import { type ErasedMember, type ExportedMember, PersonalData } from '../../core/personal-data/personal-data';
import { CodeArchiveService } from './code-archive.service';
import { CodeErasureService } from './code-erasure.service';
import { CodeExpiryService } from './code-expiry.service';

@Injectable()
export class CodePersonalData extends PersonalData {
  readonly name = 'code';

  constructor(
    private readonly archive: CodeArchiveService,
    private readonly erasure: CodeErasureService,
    private readonly expiry: CodeExpiryService,
  ) {
    super();
  }

  override export({ id }: ExportedMember) {
    const { archive, db } = this;
    return [
      tableFile(db, 'goods.json', archive.goods(id)),
      tableFile(db, 'merchants.json', archive.merchants(id)),
      tableFile(db, 'label_orders.json', archive.orders(id)),
      tableFile(db, 'payments.json', archive.payments(id)),
      tableFile(db, 'refunds.json', archive.refunds(id)),
      tableFile(db, 'code_requests.json', archive.requests(id)),
      tableFile(db, 'code_downloads.json', archive.exports(id)),
      tableFile(db, 'code_reports.json', archive.reports(id)),
      tableFile(db, 'code_alerts.json', archive.alerts(id)),
    ];
  }

  override async erase(sql: Sql, { ipIds }: ErasedMember): Promise<void> {
    for (const id of ipIds) await this.erasure.of(sql, id);
  }

  override async expire(db: Db): Promise<void> {
    await this.expiry.run();
    const { reportContactMonths, scanSourceDays, unknownScanMonths } = RETENTION;
    await sweep(
      db,
      'UPDATE code_report SET contact = NULL WHERE settled_at < NOW(3) - INTERVAL ? MONTH AND contact IS NOT NULL',
      [reportContactMonths],
    );
    // As long as the same hash stays with scans.
    await sweep(db, "UPDATE code_report SET source = '' WHERE source_since < NOW(3) - INTERVAL ? DAY", [
      scanSourceDays,
    ]);
    // Unknown codes belong to no IP, and an attacker can invent any number of them. Whole days, as they are counted.
    const row = await db.one<{ day: string }>(
      "SELECT DATE_FORMAT(NOW() + INTERVAL 8 HOUR - INTERVAL ? MONTH, '%Y-%m-%d') AS day",
      [unknownScanMonths],
    );
    const { day } = row!;
    await sweep(db, "DELETE FROM code_scan WHERE ip_id IS NULL AND verdict = 'unknown' AND at < ?", [
      dayStart('day', day),
    ]);
    await sweep(db, "DELETE FROM code_scan_total WHERE verdict = 'unknown' AND day < ?", [day]);
  }
}
