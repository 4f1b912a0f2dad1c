import type { ReferenceKind } from '@ipw/domain';
import { Entity, PrimaryColumn } from 'typeorm';
import { Flag, Int, Json, Version, Word } from '../core/db/columns';

const key = { type: 'varchar', length: 32, charset: 'ascii', collation: 'ascii_bin' } as const;

/** What staff changed of an item of a reference list; an item nobody changed has no row. */
@Entity('reference_item')
export class ReferenceItemEntity {
  @PrimaryColumn(key) kind!: ReferenceKind;
  @PrimaryColumn(key) item_id!: string;
  /** By language; null as long as the built-in ones hold. */
  @Json({ nullable: true }) names!: string | null;
  @Flag() hidden!: 0 | 1;
  /** Null as long as the built-in place holds. */
  @Int({ nullable: true }) sort!: number | null;
  /** The item of the same list that took its place. */
  @Word({ nullable: true }) merged_into!: string | null;
  @Version() version!: number;
}
