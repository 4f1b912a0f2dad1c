import { Module } from '@nestjs/common';
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
import { Slugs } from './public/slugs';
import { OperatorAdminController } from './operator.admin.controller';

@Module({
  imports: [MessageModule],
  controllers: [
    IpController,
    IpInfoController,
    IpAdminController,
    OperatorAdminController,
    ReferenceAdminController,
    OwnTagAdminController,
  ],
  providers: [Ips, IpInfoService, IpInfoSubject, OwnTags, ReferenceDesk, ReferenceLists, Slugs],
  exports: [ReferenceLists, Slugs],
})
export class IpModule {}
