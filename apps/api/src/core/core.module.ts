import { Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR } from '@nestjs/core';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { AuditAdminController } from './audit/audit.admin.controller';
import { AuditSealer } from './audit/audit-sealer';
import { MemberSessionService } from './auth/member-session.service';
import { SessionPersonalData } from './auth/session.personal-data';
import { RelationService } from './auth/relation.service';
import { CONFIG, type Config, readConfig } from './config';
import { PendingTaskService } from './pending-task/pending-task.service';
import { Db } from './db/db';
import { PulseService } from './db/pulse.service';
import { UPLOAD_STORE, FolderUploadStore } from './files/upload-store';
import { BucketUploadStore } from './files/bucket-upload-store';
import { FileCipher } from './files/file-cipher';
import { FilePersonalData } from './files/file.personal-data';
import { FileService } from './files/file.service';
import { FileAddressService } from './files/file-address.service';
import { FileSessionService } from './files/file-session.service';
import { FileUseService } from './files/file-use.service';
import { FilesController } from './files/files.controller';
import { UPLOAD_CREDENTIALS, openUploadCredentials } from './files/upload-credentials';
import { UploadService } from './files/upload.service';
import { UploadsController } from './files/uploads.controller';
import { HealthController } from './health.controller';
import { AccessGuard } from './http/access.guard';
import { EnvelopeInterceptor } from './http/envelope.interceptor';
import { ErrorFilter } from './http/error.filter';
import { CsvExportService } from './http/csv-export.service';
import { IdempotencyService } from './idempotency/idempotency.service';
import { JobService } from './jobs/job.service';
import { openCheckedKeys } from './install/checked-keys';
import { KEYS, type Keys } from './keys';
import { OutboxAdminController } from './jobs/outbox.admin.controller';
import { CreationLimitInterceptor } from './limit/creation-limit.interceptor';
import { KnownDeviceService } from './limit/known-device.service';
import { LimitService } from './limit/limit.service';
import { ProofService } from './limit/proof.service';
import { LOG, openLog } from './log';
import { PersonalDataRegistry } from './personal-data/personal-data';
import { IDENTITY, openIdentity } from './providers/identity';
import { BUCKET, type Bucket, openBucket } from './providers/bucket';
import { FolderBlobStore } from './providers/folder';
import { MAIL, openMail } from './providers/mail';
import { openSms, SMS } from './providers/sms';
import { TextMessageService } from './providers/text-message.service';
import { Storage, STORAGE } from './providers/storage';
import { ContentItemService } from './review/content-item.service';
import { RevisionService } from './review/revision.service';
import { SavedFilterService } from './review/saved-filter.service';
import { ReviewCountService } from './review/review-count.service';
import { SubjectRegistry } from './review/subject';
import { FieldCipher } from './security/field-cipher';
import { PhoneService } from './security/phone.service';
import { ShutdownService } from './shutdown.service';
import { StaffAccountController } from './staff/account.controller';
import { SecondFactorService } from './staff/second-factor.service';
import { StaffAccountService } from './staff/staff-account.service';
import { StaffAdminController } from './staff/staff.admin.controller';
import { StaffAuthController } from './staff/staff-auth.controller';
import { StaffAuthService } from './staff/staff-auth.service';
import { StaffSessionService } from './staff/staff-session.service';
import { HistoryService } from './transition/history.service';
import { TransitionService } from './transition/transition.service';
import { OutboxAdminService } from './jobs/outbox.admin.service';
import { AuditAdminService } from './audit/audit.admin.service';
import { StaffAdminService } from './staff/staff.admin.service';
import { OwnAccountService } from './staff/own-account.service';

const SERVICES = [
  AuditSealer,
  PendingTaskService,
  CsvExportService,
  FileAddressService,
  FileSessionService,
  FieldCipher,
  FileService,
  FileUseService,
  HistoryService,
  IdempotencyService,
  JobService,
  KnownDeviceService,
  LimitService,
  MemberSessionService,
  PersonalDataRegistry,
  PhoneService,
  ContentItemService,
  ProofService,
  RelationService,
  RevisionService,
  SavedFilterService,
  SecondFactorService,
  ShutdownService,
  StaffAccountService,
  StaffAuthService,
  StaffSessionService,
  ReviewCountService,
  SubjectRegistry,
  TextMessageService,
  TransitionService,
  UploadService,
];

/** Services all features use; global, so that features import only each other. */
@Global()
@Module({
  controllers: [
    AuditAdminController,
    FilesController,
    HealthController,
    OutboxAdminController,
    StaffAccountController,
    StaffAdminController,
    StaffAuthController,
    UploadsController,
  ],
  providers: [
    FilePersonalData,
    SessionPersonalData,
    OwnAccountService,
    StaffAdminService,
    AuditAdminService,
    OutboxAdminService,
    { provide: CONFIG, useFactory: () => readConfig(process.env) },
    { provide: LOG, inject: [CONFIG], useFactory: (config: Config) => openLog(config.LOG_LEVEL) },
    {
      provide: KEYS,
      inject: [CONFIG, DataSource],
      useFactory: (config: Config, source: DataSource) => openCheckedKeys(config, source),
    },
    { provide: SMS, inject: [CONFIG], useFactory: openSms },
    { provide: MAIL, inject: [CONFIG], useFactory: openMail },
    { provide: IDENTITY, inject: [CONFIG], useFactory: openIdentity },
    { provide: BUCKET, inject: [CONFIG], useFactory: openBucket },
    { provide: FileCipher, inject: [KEYS], useFactory: (keys: Keys) => new FileCipher(keys) },
    {
      provide: STORAGE,
      inject: [CONFIG, FileCipher, BUCKET],
      useFactory: ({ DATA_DIR }: Config, cipher: FileCipher, bucket?: Bucket) =>
        new Storage(bucket?.folder('uploads') ?? new FolderBlobStore(join(DATA_DIR, 'uploads')), cipher),
    },
    {
      provide: UPLOAD_STORE,
      inject: [CONFIG, FileCipher, BUCKET],
      useFactory: ({ DATA_DIR }: Config, cipher: FileCipher, bucket?: Bucket) =>
        bucket ? new BucketUploadStore(bucket, cipher) : new FolderUploadStore(join(DATA_DIR, 'unfinished')),
    },
    { provide: UPLOAD_CREDENTIALS, inject: [CONFIG], useFactory: openUploadCredentials },
    PulseService,
    {
      provide: Db,
      inject: [DataSource, PulseService],
      useFactory: (source: DataSource, pulse: PulseService) => new Db(source, undefined, pulse),
    },
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_INTERCEPTOR, useClass: EnvelopeInterceptor },
    { provide: APP_INTERCEPTOR, useClass: CreationLimitInterceptor },
    { provide: APP_FILTER, useClass: ErrorFilter },
    ...SERVICES,
  ],
  exports: [...SERVICES, CONFIG, Db, IDENTITY, KEYS, LOG, MAIL, SMS, STORAGE],
})
export class CoreModule {}
