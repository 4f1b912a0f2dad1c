import { Column, Entity, Index } from 'typeorm';
import { CreatedAt, Id, Ref, Text, Word } from '../db/columns';

/** A named filter of a queue, shared by all staff who may read the queue. */
@Entity('saved_filter')
@Index('saved_filter_name', ['resource', 'name'], { unique: true })
export class SavedFilterEntity {
  @Id() id!: string;
  /** Console resource of the queue. */
  @Word() resource!: string;
  @Text(80) name!: string;
  /** Encrypted, because a search may contain a person's name. */
  @Column({ type: 'blob' }) filter!: Buffer;
  @Ref() created_by!: string;
  @CreatedAt() created_at!: Date;
}
