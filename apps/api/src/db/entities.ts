import { AgreementVersionEntity } from '../content/agreement-version.entity';
import { BannerEntity } from '../content/banner.entity';
import { BroadcastEntity } from '../broadcast/broadcast.entity';
import { ClaimEntity } from '../claim/claim.entity';
import { UploadedFileEntity } from '../core/files/uploaded-file.entity';
import { IdempotencyEntity } from '../core/idempotency/idempotency.entity';
import { JobEntity } from '../core/jobs/job.entity';
import { RateLimitEntity } from '../core/limit/rate-limit.entity';
import { StaffEntity, StaffSessionEntity } from '../core/staff/staff.entity';
import { AuditLineEntity } from '../core/transition/audit-line.entity';
import { IpEntity, IpOperatorEntity } from '../ip/ip.entity';
import { ReferenceItemEntity } from '../ip/reference-item.entity';
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
  AgreementVersionEntity,
  AuditLineEntity,
  BannerEntity,
  BroadcastEntity,
  ClaimEntity,
  ConsentEntity,
  IdempotencyEntity,
  IpEntity,
  IpOperatorEntity,
  JobEntity,
  MemberEntity,
  MemberSessionEntity,
  MessageEntity,
  OneTimeCodeEntity,
  RateLimitEntity,
  ReferenceItemEntity,
  SignInEntity,
  StaffEntity,
  StaffSessionEntity,
  UploadedFileEntity,
  VerificationEntity,
];
