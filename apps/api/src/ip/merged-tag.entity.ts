import { Entity, PrimaryColumn } from 'typeorm';
import { Int } from '../core/db/columns';

/** A tag in holders' own words whose place a core tag has taken, for every IP that carried it and for whoever writes it again. */
@Entity('merged_tag')
export class MergedTagEntity {
  /** Letter by letter: not even case makes two words one. */
  @PrimaryColumn({ type: 'varchar', length: 24, charset: 'utf8mb4', collation: 'utf8mb4_bin' }) tag!: string;
  @Int() kernel!: number;
}
