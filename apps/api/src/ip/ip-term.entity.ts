import { Entity, Index, PrimaryColumn } from 'typeorm';
import { Id } from '../core/db/columns';

/** An IP under one of its terms (`ip-terms.ts`), in the order of the public directory. */
@Entity('ip_term')
@Index('ip_term_ip', ['ip_id'])
export class IpTermEntity {
  @PrimaryColumn({ type: 'varchar', length: 24 }) term!: string;
  /** When it was claimed; the year 1000 if it is not. */
  @PrimaryColumn({ type: 'datetime', precision: 3 }) claimed_at!: Date;
  @Id() ip_id!: string;
}
