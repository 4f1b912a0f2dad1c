import type { FilingPay, FilingReason, FilingState, HolderKind, WorkKind } from '@ipw/domain';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { ascii, At, CreatedAt, Flag, Id, Int, Json, Ref, Text, Version, Word } from '../core/db/columns';

/** The filing of a work with the filing centre. */
@Entity('filing')
@Index('filing_member', ['member_id', 'created_at', 'id'])
@Index('filing_number', ['filing_number'], { unique: true })
@Index('filing_queue', ['state', 'submitted_at', 'id'])
@Index('filing_queue_due', ['state', 'due_at', 'id'])
@Index('filing_submitted', ['submitted_at', 'id'])
@Index('filing_due', ['due_at', 'id'])
@Index('filing_created', ['created_at', 'id'])
@Index('filing_asked', ['state', 'asked_at'])
@Index('filing_assignee', ['assignee_id', 'state'])
export class FilingEntity {
  @Id() id!: string;
  @Ref() member_id!: string;
  @Ref({ nullable: true }) ip_id!: string | null;
  /** `YYMMDD-NNNNN`, a new one with each submission: by it the filing centre recognises a repeated order. */
  @Column({ type: 'char', length: 12, ...ascii, nullable: true }) filing_number!: string | null;
  @Text(100, { nullable: true }) title!: string | null;
  @Word({ nullable: true }) work_kind!: WorkKind | null;
  @Text(500, { nullable: true }) description!: string | null;
  @Column({ type: 'date', nullable: true }) completed_on!: Date | null;
  @Column({ type: 'date', nullable: true }) published_on!: Date | null;
  @Json() pictures!: string;
  @Json() documents!: string;
  @Word({ nullable: true }) holder_kind!: HolderKind | null;
  /** Names of author and right holder, and the right holder's document number, encrypted. */
  @Column({ type: 'varbinary', length: 1024, nullable: true }) parties!: Buffer | null;
  @Word({ nullable: true }) pay!: FilingPay | null;
  @Flag() paid!: 0 | 1;
  @At({ nullable: true }) paid_at!: Date | null;
  @Ref({ nullable: true }) voucher_image!: string | null;
  @Int() amount_fen!: number;
  @Word({ default: 'draft' }) state!: FilingState;
  /** Whether it was sent to the filing centre. */
  @Flag() with_centre!: 0 | 1;
  @Word({ nullable: true }) reason_code!: FilingReason | null;
  @Text(2000, { nullable: true }) reason!: string | null;
  /** The fields staff marked for correction. */
  @Json({ nullable: true }) marks!: string | null;
  @Text(30, { nullable: true }) registration_number!: string | null;
  @Column({ type: 'date', nullable: true }) registered_on!: Date | null;
  @Ref({ nullable: true }) certificate_file!: string | null;
  @At({ nullable: true }) submitted_at!: Date | null;
  @At({ nullable: true }) sent_at!: Date | null;
  /** When the filing centre first said that it has the filing. */
  @At({ nullable: true }) accepted_at!: Date | null;
  /** When the filing centre first decided about it: a correction, a rejection, a registration. */
  @At({ nullable: true }) examined_at!: Date | null;
  @At({ nullable: true }) correction_at!: Date | null;
  @At({ nullable: true }) certified_at!: Date | null;
  @At({ nullable: true }) due_at!: Date | null;
  /** When the filing centre took the order. */
  @At({ nullable: true }) ordered_at!: Date | null;
  /** When the filing centre was last asked. */
  @At({ nullable: true }) asked_at!: Date | null;
  /** When it was reported to staff as late. */
  @At({ nullable: true }) escalated_at!: Date | null;
  @Ref({ nullable: true }) assignee_id!: string | null;
  @At({ nullable: true }) assigned_at!: Date | null;
  @Version() version!: number;
  @CreatedAt() created_at!: Date;
}

/**
 * What used the free filing: keyed hashes of phones, operator and right holder. A hash is there once, so that the credit is
 * used once by each. Rows of a filing that is withdrawn or rejected are deleted.
 */
@Entity('filing_credit')
@Index('filing_credit_filing', ['filing_id'])
export class FilingCreditEntity {
  @PrimaryColumn({ type: 'char', length: 64, ...ascii }) credit_hash!: string;
  @Word() credit_key!: string;
  @Ref() filing_id!: string;
  /** 1 once the certificate is there. */
  @Flag() spent!: 0 | 1;
}

/** Pictures of filings that are submitted or certified, by the hash of the file; a member files a picture once. */
@Entity('filing_work')
@Index('filing_work_hash', ['sha256'])
@Index('filing_work_filing', ['filing_id'])
export class FilingWorkEntity {
  @Id() member_id!: string;
  @PrimaryColumn({ type: 'char', length: 64, ...ascii }) sha256!: string;
  @Ref() filing_id!: string;
}

/** Numbers by which transfers for filings may come: each that was submitted to be paid by bank. */
@Entity('filing_transfer')
@Index('filing_transfer_filing', ['filing_id'])
export class FilingTransferEntity {
  @PrimaryColumn({ type: 'char', length: 12, ...ascii }) filing_number!: string;
  @Ref() filing_id!: string;
  @CreatedAt() created_at!: Date;
}

/** Whether the filing centre answers. */
@Entity('filing_centre')
export class FilingCentreEntity {
  /** There is one. */
  @PrimaryColumn({ type: 'int' }) id!: number;
  @At({ nullable: true }) answered_at!: Date | null;
  /** Null while it answers. */
  @At({ nullable: true }) failing_since!: Date | null;
}

/** What the filing centre sent without being asked, and what became of it. */
@Entity('filing_notice')
@Index('filing_notice_created', ['created_at'])
export class FilingNoticeEntity {
  @Id() id!: string;
  /** Of a notice with the centre's signature. */
  @Word({ nullable: true }) filing_number!: string | null;
  @Word({ nullable: true }) status!: string | null;
  @Word() verdict!: string;
  @CreatedAt() created_at!: Date;
}
