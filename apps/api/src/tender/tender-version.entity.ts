import { Entity, PrimaryColumn } from 'typeorm';
import { CreatedAt, Id, Json, Ref, Text } from '../core/db/columns';

/** The public content of a published project after each change; number 1 is what was published. */
@Entity('tender_version')
export class TenderVersionEntity {
  @Id() tender_id!: string;
  @PrimaryColumn({ type: 'int' }) number!: number;
  /** Without the brand's contact. */
  @Json() content!: string;
  /** Null for what was published. */
  @Text(500, { nullable: true }) reason!: string | null;
  @Ref() staff_id!: string;
  @CreatedAt() created_at!: Date;
}
