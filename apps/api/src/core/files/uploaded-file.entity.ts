import type { FileChange } from '@ipw/domain';
import { Column, Entity, Index } from 'typeorm';
import { At, CreatedAt, Flag, Hash, Id, Int, Ref, Text, Word } from '../db/columns';

@Entity('uploaded_file')
@Index('file_owner', ['owner_id', 'id'])
@Index('file_created', ['created_at'])
@Index('file_quota', ['owner_id', 'file_size'])
@Index('file_orphan', ['linked_at', 'created_at'])
@Index('file_usage', ['usage_name', 'image_status', 'created_at', 'id'])
export class UploadedFileEntity {
  @Id() id!: string;
  /** The member or staff member who uploaded it. */
  @Ref() owner_id!: string;
  /** The row of the limits table it was checked against. */
  @Word() usage_name!: string;
  @Word() mime!: string;
  @Text(255) file_name!: string;
  /** Size in bytes as uploaded. */
  @Int() file_size!: number;
  /** Pixels after rotation; null for a document. */
  @Int({ nullable: true }) width!: number | null;
  @Int({ nullable: true }) height!: number | null;
  /** SHA-256 of the uploaded bytes. */
  @Hash() sha256!: string;
  /** How the browser changed the file before sending it; null when it arrived as the holder has it. */
  @Word({ nullable: true }) changed!: FileChange | null;
  /** 1 when staff have reviewed it. */
  @Flag() image_status!: 0 | 1;
  /** Public once reviewed. */
  @Flag() open!: 0 | 1;
  /** For documents: pages, and the contact information found. Encrypted. */
  @Column({ type: 'blob', nullable: true }) document!: Buffer | null;
  /** When the first record linked it; files not linked are swept after a day. */
  @At({ nullable: true }) linked_at!: Date | null;
  @CreatedAt() created_at!: Date;
}
