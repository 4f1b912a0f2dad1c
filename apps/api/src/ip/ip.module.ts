import { Module } from '@nestjs/common';
import { ipAdminApi, operatorAdminApi, ownTagAdminApi, referenceAdminApi } from '@ipw/domain';
import { AdminController } from '../core/http/admin.controller';
import { MemberModule } from '../member';
import { MessageModule } from '../message';
import { IpInfoController } from './ip-info.controller';
import { IpInfoService } from './ip-info.service';
import { IpIndexService } from './ip-index.service';
import { IpInfoSubject } from './ip-info.subject';
import { IpController } from './ip.controller';
import { ContactPhoneService } from './contact-phone.service';
import { IpAccessService } from './ip-access.service';
import { IpFileViewers } from './ip.file-viewers';
import { IpOwnershipService } from './ip-ownership.service';
import { IpPersonalData } from './ip.personal-data';
import { IpService } from './ip.service';
import { ReferenceAdminService } from './reference-admin.service';
import { ReferenceListService } from './reference-list.service';
import { OwnTagService } from './own-tag.service';
import { SlugService } from './slug.service';
import { IpAdminService } from './ip.admin.service';
import { OperatorAdminService } from './operator.admin.service';
import { ReferenceRecordService } from './reference-record.service';
import { OwnTagRecordService } from './own-tag-record.service';

@Module({
  imports: [MemberModule, MessageModule],
  controllers: [
    IpController,
    IpInfoController,
    AdminController(ipAdminApi, IpAdminService),
    AdminController(operatorAdminApi, OperatorAdminService),
    AdminController(referenceAdminApi, ReferenceRecordService),
    AdminController(ownTagAdminApi, OwnTagRecordService),
  ],
  providers: [
    OwnTagRecordService,
    ReferenceRecordService,
    OperatorAdminService,
    IpAdminService,
    ContactPhoneService,
    IpAccessService,
    IpFileViewers,
    IpIndexService,
    IpOwnershipService,
    IpPersonalData,
    IpService,
    IpInfoService,
    IpInfoSubject,
    OwnTagService,
    ReferenceAdminService,
    ReferenceListService,
    SlugService,
  ],
  exports: [ContactPhoneService, IpAccessService, IpOwnershipService, ReferenceListService, SlugService],
})
export class IpModule {}
