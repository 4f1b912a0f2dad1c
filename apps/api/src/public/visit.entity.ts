import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { Flag, Int } from '../core/db/columns';

const ascii = { charset: 'ascii', collation: 'ascii_bin' } as const;
const Day = () => PrimaryColumn({ type: 'char', length: 10, ...ascii });
const Ip = () => PrimaryColumn({ type: 'char', length: 26, ...ascii });
const KeyedHash = { type: 'char', length: 16, ...ascii } as const;

/** Number of visitors of an IP's page, by day in Asia/Shanghai. */
@Entity('ip_visit')
export class IpVisitEntity {
  @Ip() ip_id!: string;
  @Day() day!: string;
  @Int() visits!: number;
}

const Kind = () => PrimaryColumn({ type: 'varchar', length: 32, ...ascii });
/** A source, or the id of a series or picture; empty for kinds with one figure. */
const Subject = () => PrimaryColumn({ type: 'varchar', length: 32, ...ascii });

/** What visitors of an IP's page did, by day in Asia/Shanghai. */
@Entity('ip_figure')
@Index('ip_figure_kind', ['kind', 'day'])
export class IpFigureEntity {
  @Ip() ip_id!: string;
  @Day() day!: string;
  @Kind() kind!: string;
  @Subject() subject!: string;
  @Int() count!: number;
}

/** Figures a visitor of today was counted in, so that each counts once; deleted after the day. */
@Entity('ip_figure_visitor')
@Index('ip_figure_visitor_ip', ['ip_id'])
export class IpFigureVisitorEntity {
  @Day() day!: string;
  @PrimaryColumn(KeyedHash) visitor!: string;
  @Ip() ip_id!: string;
  @Kind() kind!: string;
  @Subject() subject!: string;
}

/** Visitors of a day as keyed hashes, so that each counts once; deleted after the day. */
@Entity('ip_visitor')
@Index('ip_visitor_line', ['day', 'ip_id', 'line'])
export class IpVisitorEntity {
  @Day() day!: string;
  @PrimaryColumn(KeyedHash) visitor!: string;
  /** Empty for all IPs (staff). */
  @Ip() ip_id!: string;
  /** Keyed hash of the address. */
  @Column(KeyedHash) line!: string;
  /** 1 for an operator of the IP, who is not counted. */
  @Flag() at_work!: 0 | 1;
}
