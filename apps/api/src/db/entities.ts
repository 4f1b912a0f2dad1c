import { AgreementVersionEntity } from '../content/agreement-version.entity';
import { ArticleEntity } from '../content/article.entity';
import { FaqEntity } from '../content/faq.entity';
import { FriendLinkEntity } from '../content/friend-link.entity';
import { BannerEntity } from '../content/banner.entity';
import { BroadcastEntity } from '../broadcast/broadcast.entity';
import { ClaimEntity } from '../claim/claim.entity';
import { CodeExportEntity } from '../code/export/export.entity';
import { AlertEntity, AlertMarkEntity } from '../code/alert/alert.entity';
import { BatchEntity } from '../code/issue/batch.entity';
import { CodeRequestEntity } from '../code/issue/request.entity';
import { ScanEntity, SeenEntity } from '../code/scan/scan.entity';
import { GoodsEntity, LicenseeEntity } from '../code/goods/goods.entity';
import { CodeReportEntity } from '../code/report/report.entity';
import { InvoiceEntity } from '../code/order/invoice.entity';
import { LabelOrderEntity } from '../code/order/order.entity';
import { RefundEntity } from '../code/order/refund.entity';
import { LabelPaymentEntity } from '../code/payment/payment.entity';
import { LabelPriceEntity } from '../code/price/price.entity';
import { ClosureEntity } from '../closure/closure.entity';
import { FileUseEntity } from '../core/files/file-use.entity';
import { UploadEntity } from '../core/files/upload.entity';
import { UploadedFileEntity } from '../core/files/uploaded-file.entity';
import { IdempotencyEntity } from '../core/idempotency/idempotency.entity';
import { DemoAccountEntity, KeyCheckEntity } from '../core/db/installation.entity';
import { JobEntity } from '../core/jobs/job.entity';
import { RateLimitEntity } from '../core/limit/rate-limit.entity';
import { StaffEntity, StaffRecoveryCodeEntity, StaffSessionEntity } from '../core/staff/staff.entity';
import { UsedProofEntity } from '../core/limit/used-proof.entity';
import { AuditLineEntity } from '../core/transition/audit-line.entity';
import { ExportEntity } from '../export/export.entity';
import { ContentItemEntity } from '../core/review/content-item.entity';
import { RevisionEntity } from '../core/review/revision.entity';
import { SavedFilterEntity } from '../core/review/saved-filter.entity';
import { SeriesEntity } from '../gallery/series.entity';
import { IpEntity, IpOperatorEntity } from '../ip/ip.entity';
import { IpSlugEntity } from '../ip/slug.entity';
import { IpVisitEntity, IpVisitorEntity } from '../public/visit.entity';
import { FollowUpEntity, NoteEntity } from '../member/care.entity';
import { MergedTagEntity } from '../ip/merged-tag.entity';
import { ReferenceItemEntity } from '../ip/reference-item.entity';
import { MemberEntity, OneTimeCodeEntity, SignInEntity } from '../member/member.entity';
import { ConsentEntity } from '../content/consent.entity';
import { MemberSessionEntity } from '../core/auth/member-session.entity';
import { BusinessCheckEntity, BusinessPasswordEntity } from '../shop/business-password.entity';
import { ShopLinkEntity, ShopSettingEntity } from '../shop/shop.entity';
import { VerificationEntity } from '../member/verification.entity';
import { MessageEntity } from '../message/message.entity';

/** Every table of the product. */
export const ENTITIES = [
  AgreementVersionEntity,
  ArticleEntity,
  FaqEntity,
  FriendLinkEntity,
  AuditLineEntity,
  BannerEntity,
  BroadcastEntity,
  ClaimEntity,
  AlertEntity,
  AlertMarkEntity,
  BatchEntity,
  CodeExportEntity,
  CodeReportEntity,
  CodeRequestEntity,
  GoodsEntity,
  ClosureEntity,
  DemoAccountEntity,
  KeyCheckEntity,
  ConsentEntity,
  FollowUpEntity,
  ExportEntity,
  FileUseEntity,
  IdempotencyEntity,
  IpEntity,
  IpOperatorEntity,
  IpSlugEntity,
  IpVisitEntity,
  IpVisitorEntity,
  InvoiceEntity,
  JobEntity,
  LabelOrderEntity,
  LabelPaymentEntity,
  LabelPriceEntity,
  LicenseeEntity,
  MemberEntity,
  MemberSessionEntity,
  MergedTagEntity,
  MessageEntity,
  NoteEntity,
  OneTimeCodeEntity,
  ContentItemEntity,
  RateLimitEntity,
  RefundEntity,
  ScanEntity,
  SeenEntity,
  RevisionEntity,
  SavedFilterEntity,
  SeriesEntity,
  ReferenceItemEntity,
  BusinessCheckEntity,
  BusinessPasswordEntity,
  ShopLinkEntity,
  ShopSettingEntity,
  SignInEntity,
  StaffEntity,
  StaffRecoveryCodeEntity,
  StaffSessionEntity,
  UploadEntity,
  UploadedFileEntity,
  UsedProofEntity,
  VerificationEntity,
];
