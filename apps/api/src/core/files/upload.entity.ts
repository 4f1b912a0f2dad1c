import type { FileChange } from '@ipw/domain';
import { Entity, Index } from 'typeorm';
import { CreatedAt, Id, Int, Ref, Text, Word } from '../db/columns';

/** A large file that was announced and is sent in parts. Its bytes are in the upload store until it is finished. */
@Entity('upload')
@Index('upload_owner', ['owner_id', 'file_id'])
@Index('upload_age', ['created_at'])
export class UploadEntity {
  @Id() id!: string;
  @Ref() owner_id!: string;
  @Word() usage_name!: string;
  @Text(255) file_name!: string;
  /** Announced size in bytes. */
  @Int() file_size!: number;
  /** How the browser changed the file before sending it. */
  @Word({ nullable: true }) changed!: FileChange | null;
  /** The resulting file; null until the upload is finished. */
  @Ref({ nullable: true }) file_id!: string | null;
  @CreatedAt() created_at!: Date;
}
