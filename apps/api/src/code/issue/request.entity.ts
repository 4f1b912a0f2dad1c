import type { CodeRequestState, IssueReason } from '@ipw/domain';
import { Entity, Index } from 'typeorm';
import { At, CreatedAt, Id, Int, Ref, Text, Version, Word } from '../../core/db/columns';

@Entity('code_request')
@Index('code_request_ip', ['ip_id', 'id'])
@Index('code_request_member', ['member_id', 'id'])
@Index('code_request_queue', ['state', 'due_at', 'id'])
@Index('code_request_created', ['created_at', 'id'])
@Index('code_request_assignee', ['assignee_id', 'state'])
@Index('code_request_due', ['due_at', 'id'])
export class CodeRequestEntity {
  @Id() id!: string;
  @Ref() ip_id!: string;
  @Ref() member_id!: string;
  @Ref() goods_id!: string;
  @Ref() licensee_id!: string;
  @Word({ default: 'pending' }) state!: CodeRequestState;
  @Int() quantity!: number;
  @Word({ nullable: true }) reason_code!: IssueReason | null;
  @Text(2000, { nullable: true }) reason!: string | null;
  @Ref({ nullable: true }) assignee_id!: string | null;
  @At({ nullable: true }) assigned_at!: Date | null;
  @At({ nullable: true }) due_at!: Date | null;
  @At({ nullable: true }) decided_at!: Date | null;
  /** When the holder's account was closed: numbers and amounts stay, no workbench shows them. */
  @At({ nullable: true }) erased_at!: Date | null;
  @Version() version!: number;
  @CreatedAt() created_at!: Date;
}
