import type { CodeReportState, ReportOutcome, Verdict } from '@ipw/domain';
import { Column, Entity, Index } from 'typeorm';
import { At, CreatedAt, Hash, Id, Ref, Text, Version, Word } from '../../core/db/columns';

/** A buyer's report of a label they do not trust. Of a code nobody made there is no IP: staff alone read it. */
@Entity('code_report')
@Index('code_report_form', ['form_hash'], { unique: true })
@Index('code_report_ip', ['ip_id', 'state', 'id'])
@Index('code_report_state', ['state', 'id'])
@Index('code_report_settled', ['settled_at'])
export class CodeReportEntity {
  @Id() id!: string;
  /** Of the form it came with: a form that is sent twice is one report. */
  @Hash() form_hash!: string;
  @Ref({ nullable: true }) ip_id!: string | null;
  @Column({ type: 'int', unsigned: true, nullable: true }) batch_number!: number | null;
  @Column({ type: 'int', unsigned: true, nullable: true }) serial!: number | null;
  /** What the label's page said then. */
  @Word() verdict!: Verdict;
  /** A `Statement` as JSON; gone with the holder. */
  @Column({ type: 'varbinary', length: 4096, nullable: true }) statement!: Buffer | null;
  @Column({ type: 'varbinary', length: 512, nullable: true }) contact!: Buffer | null;
  @Ref({ nullable: true }) image_id!: string | null;
  /** A keyed hash of the network address, as scans have it. */
  @Column({ type: 'char', length: 16, charset: 'ascii', collation: 'ascii_bin' }) source!: string;
  @Word({ default: 'open' }) state!: CodeReportState;
  @Word({ nullable: true }) outcome!: ReportOutcome | null;
  /** What was found and done. */
  @Text(500, { nullable: true }) reason!: string | null;
  @At({ nullable: true }) due_at!: Date | null;
  @At({ nullable: true }) settled_at!: Date | null;
  @At({ nullable: true }) erased_at!: Date | null;
  @Version() version!: number;
  @CreatedAt() created_at!: Date;
}

/** What the reporter wrote; the code as it was read where it is none of ours. */
export interface Statement {
  bought_at: string;
  description: string;
  code?: string;
}
