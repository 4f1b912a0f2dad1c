import type { ReferenceKind } from '@ipw/domain';
import { Entity } from 'typeorm';
import { Flag, Int, Json, Version, Word, WordKey } from '../core/db/columns';

/** Staff's changes of a reference item; an unchanged item has no row. */
@Entity('reference_item')
export class ReferenceItemEntity {
  @WordKey() kind!: ReferenceKind;
  @WordKey() item_id!: string;
  /** By language; null while the built-in names apply. */
  @Json({ nullable: true }) names!: string | null;
  @Flag() hidden!: 0 | 1;
  /** Null while the built-in sort number applies. */
  @Int({ nullable: true }) sort!: number | null;
  /** The item of the same list that replaces it. */
  @Word({ nullable: true }) merged_into!: string | null;
  @Version() version!: number;
}
