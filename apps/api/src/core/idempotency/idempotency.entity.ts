import { Entity, Index, PrimaryColumn, Column } from 'typeorm';
import { CreatedAt, Hash, Ref } from '../db/columns';

/** The first outcome of a keyed call, stored 24 hours, encrypted because it may hold a token. */
@Entity('idempotency')
@Index('idempotency_created', ['created_at'])
export class IdempotencyEntity {
  @PrimaryColumn({ type: 'char', length: 64, charset: 'ascii', collation: 'ascii_bin' }) key_hash!: string;
  @Hash() input_hash!: string;
  /** Of the attempt that holds the key: only its transaction may write the answer. */
  @Ref({ default: '' }) attempt!: string;
  @Column({ type: 'mediumblob', nullable: true }) answer!: Buffer | null;
  @CreatedAt() created_at!: Date;
}
