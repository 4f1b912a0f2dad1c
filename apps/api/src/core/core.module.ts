import { Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR } from '@nestjs/core';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { MemberSessions } from './auth/member-sessions';
import { Relations } from './auth/relations';
import { CONFIG, type Config, readConfig } from './config';
import { Db } from './db/db';
import { Files } from './files/files';
import { FileUses } from './files/file-uses';
import { FilesController } from './files/files.controller';
import { HealthController } from './health.controller';
import { AccessGuard } from './http/access.guard';
import { EnvelopeInterceptor } from './http/envelope.interceptor';
import { ErrorFilter } from './http/error.filter';
import { Idempotency } from './idempotency/idempotency';
import { Jobs } from './jobs/jobs';
import { KEYS, openKeys } from './keys';
import { Limits } from './limit/limits';
import { LOG, openLog } from './log';
import { IDENTITY, openIdentity } from './providers/identity';
import { openSms, SMS } from './providers/sms';
import { LocalStorage, STORAGE } from './providers/storage';
import { Revisions } from './review/revisions';
import { Subjects } from './review/subject';
import { FieldCipher } from './security/field-cipher';
import { Phones } from './security/phones';
import { StaffAuthController } from './staff/staff-auth.controller';
import { StaffAuth } from './staff/staff-auth.service';
import { StaffSessions } from './staff/staff-sessions';
import { AuditAdminController } from './transition/audit.admin.controller';
import { History } from './transition/history';
import { Transitions } from './transition/transitions';

const SERVICES = [
  FieldCipher,
  Files,
  FileUses,
  History,
  Idempotency,
  Jobs,
  Limits,
  MemberSessions,
  Phones,
  Relations,
  Revisions,
  StaffAuth,
  StaffSessions,
  Subjects,
  Transitions,
];

/** What every feature stands on; global, so that features import only each other. */
@Global()
@Module({
  controllers: [AuditAdminController, FilesController, HealthController, StaffAuthController],
  providers: [
    { provide: CONFIG, useFactory: () => readConfig(process.env) },
    { provide: LOG, inject: [CONFIG], useFactory: (config: Config) => openLog(config.LOG_LEVEL) },
    { provide: KEYS, inject: [CONFIG], useFactory: (config: Config) => openKeys(config.DATA_DIR) },
    { provide: SMS, inject: [CONFIG], useFactory: openSms },
    { provide: IDENTITY, inject: [CONFIG], useFactory: openIdentity },
    {
      provide: STORAGE,
      inject: [CONFIG],
      useFactory: (config: Config) => new LocalStorage(join(config.DATA_DIR, 'uploads')),
    },
    { provide: Db, inject: [DataSource], useFactory: (source: DataSource) => new Db(source) },
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_INTERCEPTOR, useClass: EnvelopeInterceptor },
    { provide: APP_FILTER, useClass: ErrorFilter },
    ...SERVICES,
  ],
  exports: [...SERVICES, CONFIG, Db, IDENTITY, KEYS, LOG, SMS, STORAGE],
})
export class CoreModule {}
