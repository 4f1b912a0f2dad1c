import { Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { MessageModule } from '../message/message.module';
import { IpAdminController } from './ip.admin.controller';
import { IpInfoController } from './ip-info.controller';
import { IpInfoService } from './ip-info.service';
import { IpInfoSubject } from './ip-info.subject';
import { IpController } from './ip.controller';
import { Ips } from './ip.service';
import { ReferenceAdminController } from './reference.admin.controller';
import { ReferenceDesk } from './reference-desk';
import { ReferenceLists } from './reference-lists.service';
import { OwnTagAdminController } from './own-tag.admin.controller';
import { OwnTags } from './own-tags';
import { AtWork } from './public/at-work.interceptor';
import { PublicController } from './public/public.controller';
import { PublicIps } from './public/public-ips';
import { Slugs } from './public/slugs';
import { VisitsController } from './public/visits.controller';
import { VisitCounter } from './public/visits.service';
import { OperatorAdminController } from './operator.admin.controller';

@Module({
  imports: [MessageModule],
  controllers: [
    IpController,
    IpInfoController,
    IpAdminController,
    OperatorAdminController,
    PublicController,
    ReferenceAdminController,
    OwnTagAdminController,
    VisitsController,
  ],
  providers: [
    { provide: APP_INTERCEPTOR, useClass: AtWork },
    Ips,
    IpInfoService,
    IpInfoSubject,
    OwnTags,
    PublicIps,
    ReferenceDesk,
    ReferenceLists,
    Slugs,
    VisitCounter,
  ],
  exports: [ReferenceLists, Slugs],
})
export class IpModule {}
