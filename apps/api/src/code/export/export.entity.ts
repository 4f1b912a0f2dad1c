import type { CodeExportState, ExportFormat } from '@ipw/domain';
import { Column, Entity, Index } from 'typeorm';
import { At, CreatedAt, Hash, Id, Int, Json, Ref, Text, Version, Word } from '../../core/db/columns';

/** A file of codes: what is in it, who may fetch it, and how far it came. The file itself is made while it is sent. */
@Entity('code_export')
@Index('code_export_token', ['token_hash'], { unique: true })
@Index('code_export_batch', ['batch_id', 'id'])
@Index('code_export_member', ['member_id', 'state'])
@Index('code_export_state', ['state', 'expires_at'])
export class CodeExportEntity {
  @Id() id!: string;
  @Ref() ip_id!: string;
  @Ref() member_id!: string;
  @Ref() batch_id!: string;
  /** The batch as it was: when it has changed since, the file may hold codes it must not. */
  @Int() batch_version!: number;
  @Word() format!: ExportFormat;
  @Word({ default: 'ready' }) state!: CodeExportState;
  /** `[[first, last], …]`: the serials in the file. */
  @Json() spans!: string;
  /** Where the labels lead. */
  @Text(200) origin!: string;
  @Int() count!: number;
  @Column({ type: 'bigint' }) bytes!: string;
  /** Of the link; null where the file is sent in answer to the call. */
  @Hash({ nullable: true }) token_hash!: string | null;
  @At() expires_at!: Date;
  @Int({ default: 0 }) starts!: number;
  /** The download that counts: a newer one ends it. */
  @Ref({ nullable: true }) stream!: string | null;
  /** The place it holds among the downloads of its member, and until when without being renewed. */
  @Ref({ nullable: true }) held_by!: string | null;
  @At({ nullable: true }) held_until!: Date | null;
  @Column({ type: 'bigint', default: 0 }) sent!: string;
  @Hash({ nullable: true }) sha256!: string | null;
  @At({ nullable: true }) finished_at!: Date | null;
  @Version() version!: number;
  @CreatedAt() created_at!: Date;
}
