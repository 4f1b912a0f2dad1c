import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { Flag, Int } from '../core/db/columns';

const ascii = { charset: 'ascii', collation: 'ascii_bin' } as const;
const Day = () => PrimaryColumn({ type: 'char', length: 10, ...ascii });
const Ip = () => PrimaryColumn({ type: 'char', length: 26, ...ascii });
const KeyedHash = { type: 'char', length: 16, ...ascii } as const;

/** How many people looked at the page of an IP, by day in Asia/Shanghai. */
@Entity('ip_visit')
export class IpVisitEntity {
  @Ip() ip_id!: string;
  @Day() day!: string;
  @Int() visits!: number;
}

/** Visitors of a day as keyed hashes, deleted after the day, so that nobody counts twice. */
@Entity('ip_visitor')
@Index('ip_visitor_line', ['day', 'ip_id', 'line'])
export class IpVisitorEntity {
  @Day() day!: string;
  @PrimaryColumn(KeyedHash) visitor!: string;
  /** Empty: of every IP. */
  @Ip() ip_id!: string;
  /** The line they came over. */
  @Column(KeyedHash) line!: string;
  /** Works on the IP, and is no visitor of its page. */
  @Flag() at_work!: 0 | 1;
}
