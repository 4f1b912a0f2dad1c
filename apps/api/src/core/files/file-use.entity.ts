import { Entity, Index, PrimaryColumn } from 'typeorm';
import { ascii, CreatedAt, Flag, Id, Ref } from '../db/columns';

const Word = () => PrimaryColumn({ type: 'varchar', length: 32, ...ascii });

/**
 * Which content refers to which file. A file without uses is deleted; a file with a `live` use of an `open` field is public.
 */
@Entity('file_use')
@Index('file_use_file', ['file_id', 'open'])
@Index('file_use_ip', ['ip_id', 'place', 'field', 'created_at'])
export class FileUseEntity {
  @Id() subject_id!: string;
  @Word() place!: 'live' | 'open' | 'recycled' | 'trashed' | 'elsewhere';
  @Word() field!: string;
  @Id() file_id!: string;
  @Ref() ip_id!: string;
  @Flag() open!: 0 | 1;
  @CreatedAt() created_at!: Date;
}
