import { Entity, PrimaryColumn } from 'typeorm';
import { Int } from '../core/db/columns';

/** An own tag that staff merged into a core tag, for every IP that had it and for later inputs of it. */
@Entity('merged_tag')
export class MergedTagEntity {
  /** Compared exactly, including case. */
  @PrimaryColumn({ type: 'varchar', length: 24, charset: 'utf8mb4', collation: 'utf8mb4_bin' }) tag!: string;
  @Int() kernel!: number;
}
