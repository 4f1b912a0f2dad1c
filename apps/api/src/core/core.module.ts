import { Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR } from '@nestjs/core';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { AuditAdminController } from './audit/audit.admin.controller';
import { AuditSealer } from './audit/audit-sealer';
import { MemberSessions } from './auth/member-sessions';
import { Relations } from './auth/relations';
import { CONFIG, type Config, readConfig } from './config';
import { Courts } from './court/court';
import { Db } from './db/db';
import { Pulse } from './db/pulse';
import { ARRIVALS, FolderArrivals } from './files/arrivals';
import { BucketArrivals } from './files/bucket-arrivals';
import { FileCipher } from './files/file-cipher';
import { Files } from './files/files';
import { FileAddresses } from './files/file-addresses';
import { FileSessions } from './files/file-sessions';
import { FileUses } from './files/file-uses';
import { FilesController } from './files/files.controller';
import { GRANTS, openGrants } from './files/grants';
import { Uploads } from './files/uploads';
import { UploadsController } from './files/uploads.controller';
import { HealthController } from './health.controller';
import { AccessGuard } from './http/access.guard';
import { EnvelopeInterceptor } from './http/envelope.interceptor';
import { ErrorFilter } from './http/error.filter';
import { Exports } from './http/exports';
import { Idempotency } from './idempotency/idempotency';
import { Jobs } from './jobs/jobs';
import { openCheckedKeys } from './install/checked-keys';
import { KEYS, type Keys } from './keys';
import { OutboxAdminController } from './jobs/outbox.admin.controller';
import { CreationLimits } from './limit/creations';
import { KnownDevices } from './limit/known-devices';
import { Limits } from './limit/limits';
import { Proofs } from './limit/proofs';
import { LOG, openLog } from './log';
import { IDENTITY, openIdentity } from './providers/identity';
import { BUCKET, type Bucket, openBucket } from './providers/bucket';
import { Folder } from './providers/folder';
import { MAIL, openMail } from './providers/mail';
import { openSms, SMS } from './providers/sms';
import { TextMessages } from './providers/text-messages';
import { Storage, STORAGE } from './providers/storage';
import { Pieces } from './review/pieces';
import { Revisions } from './review/revisions';
import { SavedFilters } from './review/saved-filters';
import { Standings } from './review/standings';
import { Subjects } from './review/subject';
import { FieldCipher } from './security/field-cipher';
import { Phones } from './security/phones';
import { Shutdown } from './shutdown';
import { StaffAccountController } from './staff/account.controller';
import { SecondFactor } from './staff/second-factor';
import { StaffAccounts } from './staff/staff-accounts';
import { StaffAdminController } from './staff/staff.admin.controller';
import { StaffAuthController } from './staff/staff-auth.controller';
import { StaffAuth } from './staff/staff-auth.service';
import { StaffSessions } from './staff/staff-sessions';
import { History } from './transition/history';
import { Transitions } from './transition/transitions';

const SERVICES = [
  AuditSealer,
  Courts,
  Exports,
  FileAddresses,
  FileSessions,
  FieldCipher,
  Files,
  FileUses,
  History,
  Idempotency,
  Jobs,
  KnownDevices,
  Limits,
  MemberSessions,
  Phones,
  Pieces,
  Proofs,
  Relations,
  Revisions,
  SavedFilters,
  SecondFactor,
  Shutdown,
  StaffAccounts,
  StaffAuth,
  StaffSessions,
  Standings,
  Subjects,
  TextMessages,
  Transitions,
  Uploads,
];

/** What every feature stands on; global, so that features import only each other. */
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
        new Storage(bucket?.folder('uploads') ?? new Folder(join(DATA_DIR, 'uploads')), cipher),
    },
    {
      provide: ARRIVALS,
      inject: [CONFIG, FileCipher, BUCKET],
      useFactory: ({ DATA_DIR }: Config, cipher: FileCipher, bucket?: Bucket) =>
        bucket ? new BucketArrivals(bucket, cipher) : new FolderArrivals(join(DATA_DIR, 'unfinished')),
    },
    { provide: GRANTS, inject: [CONFIG], useFactory: openGrants },
    Pulse,
    {
      provide: Db,
      inject: [DataSource, Pulse],
      useFactory: (source: DataSource, pulse: Pulse) => new Db(source, undefined, pulse),
    },
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_INTERCEPTOR, useClass: EnvelopeInterceptor },
    { provide: APP_INTERCEPTOR, useClass: CreationLimits },
    { provide: APP_FILTER, useClass: ErrorFilter },
    ...SERVICES,
  ],
  exports: [...SERVICES, CONFIG, Db, IDENTITY, KEYS, LOG, MAIL, SMS, STORAGE],
})
export class CoreModule {}
