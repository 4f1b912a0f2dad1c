import { Entity, Index, PrimaryColumn, Column } from 'typeorm';
import { CreatedAt, Hash } from '../db/columns';

/** The first outcome of a creation, kept 24 hours. The answer is encrypted: it may carry a token. */
@Entity('idempotency')
@Index('idempotency_created', ['created_at'])
export class IdempotencyEntity {
  @PrimaryColumn({ type: 'char', length: 64, charset: 'ascii', collation: 'ascii_bin' }) key_hash!: string;
  @Hash() input_hash!: string;
  @Column({ type: 'mediumblob', nullable: true }) answer!: Buffer | null;
  @CreatedAt() created_at!: Date;
}
