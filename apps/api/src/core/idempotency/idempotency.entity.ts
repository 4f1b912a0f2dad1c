import { Entity, Index, PrimaryColumn, Column } from 'typeorm';
import { CreatedAt, Hash, Ref, Sealed } from '../db/columns';

/** The first answer of a keyed call, stored for 24 hours, encrypted because it may contain a token. */
@Entity('idempotency')
@Index('idempotency_created', ['created_at'])
export class IdempotencyEntity {
  @PrimaryColumn({ type: 'char', length: 64, charset: 'ascii', collation: 'ascii_bin' }) key_hash!: string;
  @Hash() input_hash!: string;
  /** The attempt that holds the key: only its transaction may store the answer. */
  @Ref({ default: '' }) attempt!: string;
  @Column({ type: 'mediumblob', nullable: true }) answer!: Buffer | null;
  /** The cookies set with it, as encrypted JSON. */
  @Sealed({ length: 4096, nullable: true }) cookies!: Buffer | null;
  @CreatedAt() created_at!: Date;
}
