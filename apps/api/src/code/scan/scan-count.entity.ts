import type { Verdict } from '@ipw/domain';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { At, Int } from '../../core/db/columns';

const ascii = { charset: 'ascii', collation: 'ascii_bin' } as const;
/** A day in Asia/Shanghai. */
const Day = () => PrimaryColumn({ type: 'char', length: 10, ...ascii });
/** A month in Asia/Shanghai. */
const Month = () => PrimaryColumn({ type: 'char', length: 7, ...ascii });
const Ip = () => PrimaryColumn({ type: 'char', length: 26, ...ascii });
const Batch = () => PrimaryColumn({ type: 'int', unsigned: true });
const Word = () => PrimaryColumn({ type: 'varchar', length: 32, ...ascii });

/** Scans of all IPs and of unknown codes, by day. */
@Entity('code_scan_total')
export class ScanTotalEntity {
  @Day() day!: string;
  @Word() verdict!: Verdict;
  @Int() scans!: number;
}

/** Scans of an IP's labels, by day. */
@Entity('code_scan_day')
export class ScanDayEntity {
  @Ip() ip_id!: string;
  @Day() day!: string;
  /** 0 when the scan has none. */
  @Batch() batch_number!: number;
  @Word() verdict!: Verdict;
  /** Empty when the scan counts as a visit. */
  @Word() mark!: string;
  @Int() scans!: number;
}

/** The same by place, which is empty when it is unknown. */
@Entity('code_scan_place')
@Index('code_scan_place_name', ['ip_id', 'place', 'day'])
export class ScanPlaceEntity {
  @Ip() ip_id!: string;
  @Day() day!: string;
  @PrimaryColumn({ type: 'varchar', length: 60 }) place!: string;
  @Batch() batch_number!: number;
  @Word() verdict!: Verdict;
  @Word() mark!: string;
  @Int() scans!: number;
}

/** The same by month, of months that have a mark. */
@Entity('code_scan_month')
@Index('code_scan_month_place', ['ip_id', 'place', 'month'])
export class ScanMonthEntity {
  @Ip() ip_id!: string;
  @Month() month!: string;
  @PrimaryColumn({ type: 'varchar', length: 60 }) place!: string;
  @Batch() batch_number!: number;
  @Word() verdict!: Verdict;
  @Word() mark!: string;
  @Int() scans!: number;
}

/** A month whose monthly counts equal its daily counts. */
@Entity('code_scan_month_mark')
export class ScanMonthMarkEntity {
  @Month() month!: string;
  /** The last counted scan when the daily counts of the month began to be added up. */
  @Column({ type: 'bigint' }) counted_id!: string;
}

/** How far the log is counted, and cleared of sources. One row. */
@Entity('code_scan_mark')
export class ScanMarkEntity {
  @PrimaryColumn({ type: 'tinyint' }) id!: number;
  /** The last counted scan. */
  @Column({ type: 'bigint', default: 0 }) counted_id!: string;
  /** Scans before it have no source any more; null until the first are cleared. */
  @At({ nullable: true }) cleared_to!: Date | null;
}
