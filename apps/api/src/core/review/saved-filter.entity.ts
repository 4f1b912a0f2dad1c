import { Column, Entity, Index } from 'typeorm';
import { CreatedAt, Id, Ref, Text, Word } from '../db/columns';

/** A named filter of a queue, shared by all staff who may read the queue. */
@Entity('saved_filter')
@Index('saved_filter_name', ['resource', 'name'], { unique: true })
export class SavedFilterEntity {
  @Id() id!: string;
  /** The console's resource. */
  @Word() resource!: string;
  @Text(80) name!: string;
  /** What is searched for may be a person's name: encrypted. */
  @Column({ type: 'blob' }) filter!: Buffer;
  @Ref() created_by!: string;
  @CreatedAt() created_at!: Date;
}
