import type { RegistrationState, RegistrationTab, TenderResult } from '@ipw/domain';
import { Entity, Index } from 'typeorm';
import { At, CreatedAt, Id, Int, Json, Ref, Text, UpdatedAt, Version, Word } from '../core/db/columns';

/** The entry of an IP to a tender, from draft to result; an IP enters a tender once. */
@Entity('tender_registration')
@Index('tender_registration_pair', ['tender_id', 'ip_id'], { unique: true })
@Index('tender_registration_tender', ['tender_id', 'state', 'id'])
@Index('tender_registration_ip', ['ip_id', 'updated_at', 'id'])
@Index('tender_registration_result', ['ip_id', 'result', 'result_at', 'id'])
@Index('tender_registration_queue_id', ['state', 'id'])
@Index('tender_registration_queue_due', ['state', 'due_at', 'id'])
@Index('tender_registration_queue', ['state', 'submitted_at', 'id'])
@Index('tender_registration_due', ['due_at', 'id', 'state', 'result'])
@Index('tender_registration_submitted', ['submitted_at', 'id', 'state', 'result'])
@Index('tender_registration_outcome_due', ['result', 'due_at', 'id', 'state'])
@Index('tender_registration_outcome', ['result', 'submitted_at', 'id', 'state'])
@Index('tender_registration_assignee', ['assignee_id', 'state'])
export class RegistrationEntity {
  @Id() id!: string;
  @Ref() tender_id!: string;
  @Ref() ip_id!: string;
  @Word({ default: 'not_submitted' }) state!: RegistrationState;
  /** The draft: `Entered` as JSON. */
  @Json() data!: string;
  /** What was handed in, as it was: a `Snapshot` as JSON. */
  @Json({ nullable: true }) snapshot!: string | null;
  @Ref({ nullable: true }) submitted_by!: string | null;
  @At({ nullable: true }) submitted_at!: Date | null;
  @At({ nullable: true }) decided_at!: Date | null;
  @Word({ nullable: true }) reason_code!: string | null;
  @Text(2000, { nullable: true }) reason!: string | null;
  /** The reviewer's marks of the last rejection. */
  @Json({ nullable: true }) marks!: string | null;
  /** What was handed in when it was last rejected, to show later changes: `Entered` as JSON. */
  @Json({ nullable: true }) rejected!: string | null;
  @Ref({ nullable: true }) assignee_id!: string | null;
  @At({ nullable: true }) assigned_at!: Date | null;
  @At({ nullable: true }) due_at!: Date | null;
  @Word({ default: 'waiting' }) result!: TenderResult;
  @Int({ nullable: true }) rank!: number | null;
  /** To the entrant, with the result. */
  @Text(500, { nullable: true }) comment!: string | null;
  @At({ nullable: true }) result_at!: Date | null;
  /** The version of the project that its entrant knows. */
  @Int({ nullable: true }) seen_version!: number | null;
  @Version() version!: number;
  @CreatedAt() created_at!: Date;
  @UpdatedAt() updated_at!: Date;
}

/** What an entrant enters; files by their ids. */
export interface Entered {
  tab: RegistrationTab;
  ip_intro: string;
  remark: string;
  attachments: string[];
  case_images: string[];
  series_id: string | null;
  case_id: string | null;
}

/** What was handed in, with series and case as they were. */
export interface Snapshot extends Omit<Entered, 'series_id' | 'case_id'> {
  ip_name: string;
  series: { series_id: string; series_name: string; cover: string | null; images: string[] };
  case: {
    case_id: string;
    case_name: string;
    case_type_id: number | null;
    case_desc: string;
    image_list: string[];
  };
}
