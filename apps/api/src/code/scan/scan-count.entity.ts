import type { Verdict } from '@ipw/domain';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { At, DayKey, Id, Int, MonthKey, WordKey } from '../../core/db/columns';

const Batch = () => PrimaryColumn({ type: 'int', unsigned: true });

/** Scans of all IPs and of unknown codes, by day. */
@Entity('code_scan_total')
export class ScanTotalEntity {
  @DayKey() day!: string;
  @WordKey() verdict!: Verdict;
  @Int() scans!: number;
}

/** Scans of an IP's labels, by day. */
@Entity('code_scan_day')
export class ScanDayEntity {
  @Id() ip_id!: string;
  @DayKey() day!: string;
  /** 0 when the scan has none. */
  @Batch() batch_number!: number;
  @WordKey() verdict!: Verdict;
  /** Empty when the scan counts as a visit. */
  @WordKey() mark!: string;
  @Int() scans!: number;
}

/** The same by place, which is empty when it is unknown. */
@Entity('code_scan_place')
@Index('code_scan_place_name', ['ip_id', 'place', 'day'])
export class ScanPlaceEntity {
  @Id() ip_id!: string;
  @DayKey() day!: string;
  @PrimaryColumn({ type: 'varchar', length: 60 }) place!: string;
  @Batch() batch_number!: number;
  @WordKey() verdict!: Verdict;
  @WordKey() mark!: string;
  @Int() scans!: number;
}

/** The same by month, of months that have a mark. */
@Entity('code_scan_month')
@Index('code_scan_month_place', ['ip_id', 'place', 'month'])
export class ScanMonthEntity {
  @Id() ip_id!: string;
  @MonthKey() month!: string;
  @PrimaryColumn({ type: 'varchar', length: 60 }) place!: string;
  @Batch() batch_number!: number;
  @WordKey() verdict!: Verdict;
  @WordKey() mark!: string;
  @Int() scans!: number;
}

/** A month whose monthly counts equal its daily counts. */
@Entity('code_scan_month_mark')
export class ScanMonthMarkEntity {
  @MonthKey() month!: string;
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
