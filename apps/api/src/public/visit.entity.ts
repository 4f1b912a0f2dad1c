import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { ascii, DayKey, Flag, Id, Int, WordKey } from '../core/db/columns';

const KeyedHash = { type: 'char', length: 16, ...ascii } as const;

/** Number of visitors of an IP's page, by day in Asia/Shanghai. */
@Entity('ip_visit')
export class IpVisitEntity {
  @Id() ip_id!: string;
  @DayKey() day!: string;
  @Int() visits!: number;
}

/** What visitors of an IP's page did, by day in Asia/Shanghai. */
@Entity('ip_figure')
@Index('ip_figure_kind', ['kind', 'day'])
export class IpFigureEntity {
  @Id() ip_id!: string;
  @DayKey() day!: string;
  @WordKey() kind!: string;
  /** A source, or the id of a series or picture; empty for kinds with one figure. */
  @WordKey() subject!: string;
  @Int() count!: number;
}

/** Figures a visitor of today was counted in, so that each counts once; deleted after the day. */
@Entity('ip_figure_visitor')
@Index('ip_figure_visitor_ip', ['ip_id'])
export class IpFigureVisitorEntity {
  @DayKey() day!: string;
  @PrimaryColumn(KeyedHash) visitor!: string;
  @Id() ip_id!: string;
  @WordKey() kind!: string;
  @WordKey() subject!: string;
}

/** Visitors of a day as keyed hashes, so that each counts once; deleted after the day. */
@Entity('ip_visitor')
@Index('ip_visitor_line', ['day', 'ip_id', 'line'])
export class IpVisitorEntity {
  @DayKey() day!: string;
  @PrimaryColumn(KeyedHash) visitor!: string;
  /** Empty for all IPs (staff). */
  @Id() ip_id!: string;
  /** Keyed hash of the address. */
  @Column(KeyedHash) line!: string;
  /** 1 for an operator of the IP, who is not counted. */
  @Flag() at_work!: 0 | 1;
}
