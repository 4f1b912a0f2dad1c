import type { Agreement, AgreementState } from '@ipw/domain';
import { Entity, Index } from 'typeorm';
import { At, CreatedAt, Id, Int, Json, Ref, Version, Word } from '../core/db/columns';

/** A version of a legal text after the built-in first one. The unique number allows one draft at a time. */
@Entity('agreement_version')
@Index('agreement_number', ['agreement', 'number'], { unique: true })
export class AgreementVersionEntity {
  @Id() id!: string;
  @Word() agreement!: Agreement;
  @Int() number!: number;
  @Word({ default: 'draft' }) state!: AgreementState;
  /** Title and sections by language. */
  @Json() texts!: string;
  /** `YYYY-MM-DD`, Asia/Shanghai; null while a draft. */
  @Word({ nullable: true }) effective_from!: string | null;
  @Ref() changed_by!: string;
  @At() changed_at!: Date;
  @Ref({ nullable: true }) published_by!: string | null;
  @At({ nullable: true }) published_at!: Date | null;
  @Version() version!: number;
  @CreatedAt() created_at!: Date;
}
