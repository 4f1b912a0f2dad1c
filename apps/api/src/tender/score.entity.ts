import { Entity, Index } from 'typeorm';
import { CreatedAt, Id, Json, Ref, Text } from '../core/db/columns';

/** What a reviewer thinks of an approved entry, criterion by criterion. */
@Entity('tender_score')
@Index('tender_score_once', ['registration_id', 'staff_id'], { unique: true })
@Index('tender_score_tender', ['tender_id', 'id'])
export class ScoreEntity {
  @Id() id!: string;
  @Ref() tender_id!: string;
  @Ref() registration_id!: string;
  @Ref() staff_id!: string;
  /** `number[]` as JSON, in the order of the project's criteria. */
  @Json() points!: string;
  /** For staff alone. */
  @Text(1000, { nullable: true }) remark!: string | null;
  @CreatedAt() created_at!: Date;
}
