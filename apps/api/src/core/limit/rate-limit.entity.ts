import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Counter of a rate limit, by limit and hashed key, until `expire` (ms); shared by all processes. */
@Entity('rate_limit')
@Index('rate_limit_expire', ['expire'])
export class RateLimitEntity {
  @PrimaryColumn({ type: 'varchar', length: 255, charset: 'ascii', collation: 'ascii_bin' }) key!: string;
  @Column({ type: 'int', default: 0 }) points!: number;
  @Column({ type: 'bigint', unsigned: true, nullable: true }) expire!: string | null;
}
