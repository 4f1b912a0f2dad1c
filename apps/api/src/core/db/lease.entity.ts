import { Column, Entity, PrimaryColumn } from 'typeorm';
import { At, Ref } from './columns';

/** The right to do a periodic task; `core/db/lease.ts` is its only writer. */
@Entity('lease')
export class LeaseEntity {
  @PrimaryColumn({ type: 'varchar', length: 64, charset: 'ascii', collation: 'ascii_bin' }) name!: string;
  /** The process that has it, or had it last. */
  @Ref() holder!: string;
  /** Grows with every holder: an earlier one can neither extend nor release the lease of a later one. */
  @Column({ type: 'bigint' }) fence!: string;
  /** By the database's clock. */
  @At() held_until!: Date;
}

/** The fence of the last holder of a lease, changed only when the lease is taken; `core/db/lease.ts` writes it, too. */
@Entity('lease_fence')
export class LeaseFenceEntity {
  @PrimaryColumn({ type: 'varchar', length: 64, charset: 'ascii', collation: 'ascii_bin' }) name!: string;
  @Column({ type: 'bigint' }) fence!: string;
}
