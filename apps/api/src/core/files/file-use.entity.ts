import { Entity, Index } from 'typeorm';
import { CreatedAt, Flag, Id, Ref, WordKey } from '../db/columns';

/**
 * Which content refers to which file. A file without uses is deleted; a file with a `live` use of an `open` field is public
 * unless the IP is hidden.
 */
@Entity('file_use')
@Index('file_use_file', ['file_id', 'open'])
@Index('file_use_ip', ['ip_id', 'place', 'field', 'created_at'])
export class FileUseEntity {
  @Id() subject_id!: string;
  @WordKey() place!: 'live' | 'open' | 'recycled' | 'trashed' | 'elsewhere';
  @WordKey() field!: string;
  @Id() file_id!: string;
  @Ref() ip_id!: string;
  @Flag() open!: 0 | 1;
  @CreatedAt() created_at!: Date;
}
