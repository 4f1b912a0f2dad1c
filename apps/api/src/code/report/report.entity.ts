import type { CodeReportState, ReportOutcome, Verdict } from '@ipw/domain';
import { Column, Entity, Index } from 'typeorm';
import { At, CreatedAt, Hash, Id, Ref, Text, Version, Word } from '../../core/db/columns';

/** A buyer's report of a suspicious label. For an unknown code there is no IP, and only staff read it. */
@Entity('code_report')
@Index('code_report_form', ['form_hash'], { unique: true })
@Index('code_report_ip', ['ip_id', 'state', 'id'])
@Index('code_report_state', ['state', 'id'])
@Index('code_report_settled', ['settled_at'])
@Index('code_report_due', ['due_at', 'id'])
@Index('code_report_source', ['source_since'])
export class CodeReportEntity {
  @Id() id!: string;
  /** Hash of the form's signature: a form sent twice is one report. */
  @Hash() form_hash!: string;
  @Ref({ nullable: true }) ip_id!: string | null;
  @Column({ type: 'int', unsigned: true, nullable: true }) batch_number!: number | null;
  @Column({ type: 'int', unsigned: true, nullable: true }) serial!: number | null;
  /** The verdict the label's page showed. */
  @Word() verdict!: Verdict;
  /** A `Statement` as encrypted JSON; erased with the holder's account. */
  @Column({ type: 'varbinary', length: 4096, nullable: true }) statement!: Buffer | null;
  @Column({ type: 'varbinary', length: 512, nullable: true }) contact!: Buffer | null;
  @Ref({ nullable: true }) image_id!: string | null;
  /** A keyed hash of the network address, like those of scans; empty once it is removed. */
  @Column({ type: 'char', length: 16, charset: 'ascii', collation: 'ascii_bin' }) source!: string;
  /** Since when it has that hash, which goes like those of scans; null afterwards. */
  @At({
    nullable: true,
    generatedType: 'VIRTUAL',
    asExpression: "case when `source` <> '' then `created_at` end",
  })
  source_since!: Date | null;
  @Word({ default: 'open' }) state!: CodeReportState;
  @Word({ nullable: true }) outcome!: ReportOutcome | null;
  /** Result of the check, and the action taken. */
  @Text(500, { nullable: true }) reason!: string | null;
  @At({ nullable: true }) due_at!: Date | null;
  @At({ nullable: true }) settled_at!: Date | null;
  @At({ nullable: true }) erased_at!: Date | null;
  @Version() version!: number;
  @CreatedAt() created_at!: Date;
}

/** The reporter's text; the scanned text when it is not one of our codes. */
export interface Statement {
  bought_at: string;
  description: string;
  code?: string;
}
