import { ClaimEntity } from '../claim/claim.entity';
import { BatchEntity, ScanEntity, SeenEntity } from '../code/issue/batch.entity';
import { GoodsEntity, LicenseeEntity } from '../code/goods/goods.entity';
import {
  CodeRequestEntity,
  InvoiceEntity,
  LabelOrderEntity,
  LabelPaymentEntity,
  LabelPriceEntity,
  RefundEntity,
} from '../code/order/order.entity';
import { UploadedFileEntity } from '../core/files/uploaded-file.entity';
import { IdempotencyEntity } from '../core/idempotency/idempotency.entity';
import { JobEntity } from '../core/jobs/job.entity';
import { RateLimitEntity } from '../core/limit/rate-limit.entity';
import { StaffEntity, StaffSessionEntity } from '../core/staff/staff.entity';
import { AuditLineEntity } from '../core/transition/audit-line.entity';
import { IpEntity, IpOperatorEntity } from '../ip/ip.entity';
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
  BatchEntity,
  CodeRequestEntity,
  ConsentEntity,
  GoodsEntity,
  IdempotencyEntity,
  IpEntity,
  IpOperatorEntity,
  InvoiceEntity,
  JobEntity,
  LabelOrderEntity,
  LabelPaymentEntity,
  LabelPriceEntity,
  LicenseeEntity,
  MemberEntity,
  MemberSessionEntity,
  MessageEntity,
  OneTimeCodeEntity,
  RateLimitEntity,
  RefundEntity,
  ScanEntity,
  SeenEntity,
  SignInEntity,
  StaffEntity,
  StaffSessionEntity,
  UploadedFileEntity,
  VerificationEntity,
];
