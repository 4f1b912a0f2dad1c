import type { ExportState } from '@ipw/domain';
import { Column, Entity, Index } from 'typeorm';
import { At, CreatedAt, Id, Int, Ref, Version, Word } from '../core/db/columns';

/** An archive of a member's data: requested, prepared, available for some days. */
@Entity('data_export')
@Index('export_member', ['member_id', 'id'])
@Index('export_expires', ['state', 'expires_at'])
export class ExportEntity {
  @Id() id!: string;
  @Ref() member_id!: string;
  @Word() state!: ExportState;
  /** Percent. */
  @Int({ default: 0 }) progress!: number;
  /** Bytes. */
  @Column({ type: 'bigint', nullable: true }) file_size!: number | string | null;
  @At({ nullable: true }) expires_at!: Date | null;
  @Version() version!: number;
  @CreatedAt() created_at!: Date;
}
