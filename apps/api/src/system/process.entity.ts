import { Entity } from 'typeorm';
import { At, Id, Int, Text, Word } from '../core/db/columns';

/** A running process; it writes its row every ten seconds and deletes it at its end. */
@Entity('process')
export class ProcessEntity {
  @Id() id!: string;
  @Word() role!: string;
  @Text(255) host!: string;
  @Int() pid!: number;
  @Word() build!: string;
  @Word() node!: string;
  @At() started_at!: Date;
  /** By the database's clock, like the start. */
  @At() seen_at!: Date;
}
