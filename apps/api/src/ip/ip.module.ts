import { Module } from '@nestjs/common';
import { MessageModule } from '../message/message.module';
import { IpAdminController } from './ip.admin.controller';
import { IpInfoController } from './ip-info.controller';
import { IpInfoService } from './ip-info.service';
import { IpInfoSubject } from './ip-info.subject';
import { IpController } from './ip.controller';
import { IpPersonalData } from './ip.personal-data';
import { IpService } from './ip.service';
import { ReferenceAdminController } from './reference.admin.controller';
import { ReferenceAdminService } from './reference-admin.service';
import { ReferenceListService } from './reference-list.service';
import { OwnTagAdminController } from './own-tag.admin.controller';
import { OwnTagService } from './own-tag.service';
import { SlugService } from './slug.service';
import { OperatorAdminController } from './operator.admin.controller';
import { IpAdminService } from './ip.admin.service';
import { OperatorAdminService } from './operator.admin.service';
import { ReferenceRecordService } from './reference-record.service';
import { OwnTagRecordService } from './own-tag-record.service';

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
  providers: [
    OwnTagRecordService,
    ReferenceRecordService,
    OperatorAdminService,
    IpAdminService,
    IpPersonalData,
    IpService,
    IpInfoService,
    IpInfoSubject,
    OwnTagService,
    ReferenceAdminService,
    ReferenceListService,
    SlugService,
  ],
  exports: [ReferenceListService, SlugService],
})
export class IpModule {}
