import { ClaimEntity } from '../claim/claim.entity';
import { ClosureEntity } from '../closure/closure.entity';
import { UploadedFileEntity } from '../core/files/uploaded-file.entity';
import { IdempotencyEntity } from '../core/idempotency/idempotency.entity';
import { JobEntity } from '../core/jobs/job.entity';
import { RateLimitEntity } from '../core/limit/rate-limit.entity';
import { StaffEntity, StaffRecoveryCodeEntity, StaffSessionEntity } from '../core/staff/staff.entity';
import { UsedProofEntity } from '../core/limit/used-proof.entity';
import { AuditLineEntity } from '../core/transition/audit-line.entity';
import { ExportEntity } from '../export/export.entity';
import { IpEntity, IpOperatorEntity } from '../ip/ip.entity';
import { FollowUpEntity, NoteEntity } from '../member/care.entity';
import {
  ConsentEntity,
  MemberEntity,
  MemberSessionEntity,
  OneTimeCodeEntity,
  SignInEntity,
} from '../member/member.entity';
import { VerificationEntity } from '../member/verification.entity';
import { MessageEntity } from '../message/message.entity';

/** Every table of the product. */
export const ENTITIES = [
  AuditLineEntity,
  ClaimEntity,
  ClosureEntity,
  ConsentEntity,
  FollowUpEntity,
  ExportEntity,
  IdempotencyEntity,
  IpEntity,
  IpOperatorEntity,
  JobEntity,
  MemberEntity,
  MemberSessionEntity,
  MessageEntity,
  NoteEntity,
  OneTimeCodeEntity,
  RateLimitEntity,
  SignInEntity,
  StaffEntity,
  StaffRecoveryCodeEntity,
  StaffSessionEntity,
  UploadedFileEntity,
  UsedProofEntity,
  VerificationEntity,
];
