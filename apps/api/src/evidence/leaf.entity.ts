import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { At, Hash, Int } from '../core/db/columns';

/** The seal number of a leaf that is in no tree yet. A number and not null: a row that keeps its length is changed in half the time. */
export const UNSEALED = 0;

/** That a file with this hash had arrived at this time. Stays when the file or its owner is deleted, and names neither. */
@Entity('evidence_leaf')
@Index('leaf_hash', ['sha256', 'number'])
export class LeafEntity {
  @PrimaryColumn({ type: 'bigint', generated: 'increment' }) number!: string;
  /** SHA-256 of the bytes as they arrived. */
  @Hash() sha256!: string;
  @At() at!: Date;
  /** The seal whose tree holds the leaf, in the order of the numbers. Without an index, whose upkeep would take a third of sealing. */
  @Int({ default: UNSEALED }) seal_number!: number;
}

/** An hour's leaves under one root. */
@Entity('evidence_seal')
@Index('seal_time', ['sealed_at'])
@Index('seal_unstamped', ['stamped_at', 'number'])
@Index('seal_first_leaf', ['first_leaf'])
export class SealEntity {
  @Column({ type: 'int', primary: true }) number!: number;
  /** Number of leaves. */
  @Int() size!: number;
  @Hash() root!: string;
  /** Number of its first leaf; 0 when a release wrote it that did not store it yet. */
  @Column({ type: 'bigint', default: 0 }) first_leaf!: string;
  /** First leaf and root of each 256 leaves (`seal-blocks.ts`), so that a proof reads those of one block only. */
  @Column({ type: 'longtext', charset: 'ascii', collation: 'ascii_bin' }) blocks!: string;
  @At() sealed_at!: Date;
  /** RFC 3161 time-stamp token over `sealText`, DER in base64. */
  @Column({ type: 'longtext', charset: 'ascii', collation: 'ascii_bin', nullable: true }) token!:
    string | null;
  /** The authority's time. */
  @At({ nullable: true }) stamped_at!: Date | null;
}
