import type { CodeExportState, ExportFormat } from '@ipw/domain';
import { Column, Entity, Index } from 'typeorm';
import { At, CreatedAt, Hash, Id, Int, Json, Ref, Text, Version, Word } from '../../core/db/columns';

/** An export file of codes: its content, who may fetch it, and how far it was sent. The file is made while it is sent. */
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
  /** Version of the batch at the time; when it has changed, the file may contain revoked codes. */
  @Int() batch_version!: number;
  @Word() format!: ExportFormat;
  @Word({ default: 'ready' }) state!: CodeExportState;
  /** `[[first, last], …]`: the serials in the file. */
  @Json() spans!: string;
  /** Origin of the labels' addresses. */
  @Text(200) origin!: string;
  @Int() count!: number;
  @Column({ type: 'bigint' }) bytes!: string;
  /** Hash of the link's token; null when the file is the answer of an API call. */
  @Hash({ nullable: true }) token_hash!: string | null;
  @At() expires_at!: Date;
  @Int({ default: 0 }) starts!: number;
  /** Id of the current download; a newer one replaces it. */
  @Ref({ nullable: true }) stream!: string | null;
  /** The member's download slot it holds, and its expiry unless renewed. */
  @Ref({ nullable: true }) held_by!: string | null;
  @At({ nullable: true }) held_until!: Date | null;
  @Column({ type: 'bigint', default: 0 }) sent!: string;
  @Hash({ nullable: true }) sha256!: string | null;
  @At({ nullable: true }) finished_at!: Date | null;
  @Version() version!: number;
  @CreatedAt() created_at!: Date;
}
