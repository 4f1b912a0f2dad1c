import { Global, Module } from '@nestjs/common';
import { accountAdminApi, auditAdminApi, outboxAdminApi, staffAdminApi } from '@ipw/domain';
import { APP_GUARD } from '@nestjs/core';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { AdminController } from './core/http/admin.controller';
import { LOCKED_MARKS, LockedMarks } from './core/providers/locked-marks';
import { AuditSealer } from './core/audit/audit-sealer';
import { CertificateController } from './core/certificate/certificate.controller';
import { CertificateService } from './core/certificate/certificate.service';
import { MemberSessionService } from './core/auth/member-session.service';
import { SessionPersonalData } from './core/auth/session.personal-data';
import { RelationService } from './core/auth/relation.service';
import { CONFIG, type Config, readConfig } from './core/config';
import { PendingTaskService } from './core/pending-task/pending-task.service';
import { Db } from './core/db/db';
import { PulseService } from './core/db/pulse.service';
import { ReplicaService } from './core/db/replica.service';
import { UPLOAD_STORE, FolderUploadStore } from './core/files/upload-store';
import { BucketUploadStore } from './core/files/bucket-upload-store';
import { FileCipher } from './core/providers/file-cipher';
import { FilePersonalData } from './core/files/file.personal-data';
import { FileService } from './core/files/file.service';
import { FileSweepService } from './core/files/file-sweep.service';
import { FileAddressService } from './core/files/file-address.service';
import { FileSessionService } from './core/files/file-session.service';
import { FileUseService } from './core/files/file-use.service';
import { FilesController } from './core/files/files.controller';
import { FileViewerRegistry } from './core/files/viewers';
import { StoredFileService } from './core/files/stored-file.service';
import { UPLOAD_CREDENTIALS, openUploadCredentials } from './core/files/upload-credentials';
import { UploadService } from './core/files/upload.service';
import { UploadsController } from './core/files/uploads.controller';
import { HealthController } from './core/health/health.controller';
import { HealthService } from './core/health/health.service';
import { MetricsServer } from './core/health/metrics-server';
import { AccessGuard } from './core/access/access.guard';
import { EnvelopeInterceptor } from './core/access/envelope.interceptor';
import { CsvExportService } from './core/csv/csv-export.service';
import { IdempotencyService } from './core/idempotency/idempotency.service';
import { JobService } from './core/jobs/job.service';
import { openCheckedKeys } from './core/install/checked-keys';
import { KEYS, type Keys, watchedKeys } from './core/keys';
import { CreationLimitInterceptor } from './core/limit/creation-limit.interceptor';
import { KnownDeviceService } from './core/limit/known-device.service';
import { LimitService } from './core/limit/limit.service';
import { ProofService } from './core/limit/proof.service';
import { LOG, openLog } from './core/log';
import { PersonalDataRegistry } from './core/personal-data/personal-data';
import { IDENTITY, openIdentity } from './core/providers/identity';
import { BUCKET, type Bucket, openBucket, STORED_FOLDER } from './core/providers/bucket';
import { FolderBlobStore } from './core/providers/folder';
import { LetterService } from './core/providers/letter.service';
import { MAIL, openMail } from './core/providers/mail';
import { openSms, SMS } from './core/providers/sms';
import { TextMessageService } from './core/providers/text-message.service';
import { Storage, STORAGE } from './core/providers/storage';
import { RedisService } from './core/redis/redis.service';
import { ContentItemService } from './core/reviewed-content/content-item.service';
import { RevisionRecordService } from './core/reviewed-content/revision-record.service';
import { RevisionService } from './core/reviewed-content/revision.service';
import { SavedFilterService } from './core/review/saved-filter.service';
import { ReviewCountService } from './core/reviewed-content/review-count.service';
import { SubjectRegistry } from './core/reviewed-content/subject';
import { TakedownService } from './core/reviewed-content/takedown.service';
import { TrashService } from './core/reviewed-content/trash.service';
import { SearchService } from './core/search/search.service';
import { FieldCipher } from './core/security/field-cipher';
import { PhoneService } from './core/security/phone.service';
import { ShutdownService } from './core/shutdown.service';
import { SecondFactorService } from './core/staff/second-factor.service';
import { StaffAccountService } from './core/staff/staff-account.service';
import { StaffContactService } from './core/staff/staff-contact.service';
import { StaffAuthController } from './core/staff/staff-auth.controller';
import { StaffAuthService } from './core/staff/staff-auth.service';
import { StaffSessionService } from './core/staff/staff-session.service';
import { HistoryService } from './core/transition/history.service';
import { TransitionService } from './core/transition/transition.service';
import { OutboxAdminService } from './core/outbox/outbox.admin.service';
import { AuditAdminService } from './core/audit/audit.admin.service';
import { StaffAdminService } from './core/staff/staff.admin.service';
import { OwnAccountService } from './core/staff/own-account.service';
import { renewDocumentKeys } from './db/document-keys';
import { renewPhoneKeys } from './db/phone-keys';

const SERVICES = [
  AuditSealer,
  CertificateService,
  PendingTaskService,
  CsvExportService,
  FileAddressService,
  FileSessionService,
  FileService,
  FileSweepService,
  FileUseService,
  FileViewerRegistry,
  HistoryService,
  IdempotencyService,
  JobService,
  KnownDeviceService,
  LetterService,
  LimitService,
  MemberSessionService,
  PersonalDataRegistry,
  PhoneService,
  ContentItemService,
  ProofService,
  RedisService,
  RelationService,
  ReplicaService,
  RevisionRecordService,
  RevisionService,
  SavedFilterService,
  SearchService,
  SecondFactorService,
  ShutdownService,
  StaffAccountService,
  StaffContactService,
  StaffAuthService,
  StaffSessionService,
  StoredFileService,
  ReviewCountService,
  SubjectRegistry,
  TextMessageService,
  TakedownService,
  TransitionService,
  TrashService,
  UploadService,
];

/** Services all features use; global, so that features import only each other. */
@Global()
@Module({
  controllers: [
    AdminController(auditAdminApi, AuditAdminService),
    CertificateController,
    FilesController,
    HealthController,
    AdminController(outboxAdminApi, OutboxAdminService),
    AdminController(accountAdminApi, OwnAccountService),
    AdminController(staffAdminApi, StaffAdminService),
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
      useFactory: async (config: Config, source: DataSource) => {
        const keys = await openCheckedKeys(config, source);
        const [db, cipher] = [new Db(source), new FieldCipher(keys)];
        await renewPhoneKeys(db, cipher);
        await renewDocumentKeys(db, cipher);
        return keys;
      },
    },
    { provide: SMS, inject: [CONFIG], useFactory: openSms },
    { provide: MAIL, inject: [CONFIG], useFactory: openMail },
    { provide: IDENTITY, inject: [CONFIG], useFactory: openIdentity },
    { provide: BUCKET, inject: [CONFIG], useFactory: openBucket },
    {
      provide: LOCKED_MARKS,
      inject: [CONFIG, LOG],
      useFactory: (config: Config, log: Logger) => LockedMarks.open(config, log),
    },
    ...[FieldCipher, FileCipher].map((cipher) => ({
      provide: cipher,
      inject: [KEYS, CONFIG],
      useFactory: (keys: Keys, { DATA_DIR }: Config) => new cipher(keys, watchedKeys(DATA_DIR, 'field')),
    })),
    {
      provide: STORAGE,
      inject: [CONFIG, FileCipher, BUCKET],
      useFactory: ({ DATA_DIR }: Config, cipher: FileCipher, bucket?: Bucket) =>
        new Storage(bucket?.folder(STORED_FOLDER) ?? new FolderBlobStore(join(DATA_DIR, 'uploads')), cipher),
    },
    {
      provide: UPLOAD_STORE,
      inject: [CONFIG, FileCipher, BUCKET],
      useFactory: ({ DATA_DIR }: Config, cipher: FileCipher, bucket?: Bucket) =>
        bucket ? new BucketUploadStore(bucket, cipher) : new FolderUploadStore(join(DATA_DIR, 'unfinished')),
    },
    { provide: UPLOAD_CREDENTIALS, inject: [CONFIG], useFactory: openUploadCredentials },
    PulseService,
    HealthService,
    MetricsServer,
    {
      provide: Db,
      inject: [DataSource, PulseService],
      useFactory: (source: DataSource, pulse: PulseService) => new Db(source, undefined, pulse),
    },
    EnvelopeInterceptor,
    CreationLimitInterceptor,
    { provide: APP_GUARD, useClass: AccessGuard },
    ...SERVICES,
  ],
  exports: [...SERVICES, CONFIG, Db, FieldCipher, IDENTITY, KEYS, LOCKED_MARKS, LOG, SMS, STORAGE],
})
export class CoreModule {}
