import { Module } from '@nestjs/common';
import { cooperationAdminApi, imageRequestAdminApi, threadAdminApi } from '@ipw/domain';
import { ContentModule } from '../content';
import { AdminController } from '../core/http/admin.controller';
import { MemberModule } from '../member';
import { MessageModule } from '../message';
import { OpportunityModule } from '../opportunity';
import { ShopModule } from '../shop';
import { BrandService } from './brand.service';
import { BrandAccessService } from './brand-access.service';
import { BrandDigestService } from './brand-digest.service';
import { CooperationAdminService } from './cooperation.admin.service';
import { CooperationController } from './cooperation.controller';
import { CooperationFileViewers } from './cooperation.file-viewers';
import { CooperationNoticeService } from './cooperation-notice.service';
import { CooperationPersonalData } from './cooperation.personal-data';
import { CooperationReadService } from './cooperation-read.service';
import { HolderService } from './holder.service';
import { ImageBrandService } from './image-brand.service';
import { ImageCopyService } from './image-copy.service';
import { ImageDownloadService } from './image-download.service';
import { ImageHolderService } from './image-holder.service';
import { ImageNoticeService } from './image-notice.service';
import { ImageReadService } from './image-read.service';
import { ImageRequestAdminService } from './image-request.admin.service';
import { ImageRequestController } from './image-request.controller';
import { ImageRequestService } from './image-request.service';
import { ImageRequestTaskSource } from './image-request.task-source';
import { ImageTraceService } from './image-trace.service';
import { ImageWatchService } from './image-watch.service';
import { OperatorNoticeService } from './operator-notice.service';
import { ThreadAdminService } from './thread.admin.service';
import { ThreadTaskSource } from './thread.task-source';
import { ThreadAnswerService } from './thread-answer.service';
import { ThreadCertificateService } from './thread-certificate.service';
import { ThreadEndService } from './thread-end.service';
import { ThreadNoticeService } from './thread-notice.service';
import { ThreadPinService } from './thread-pin.service';
import { ThreadReadService } from './thread-read.service';
import { ThreadRoundService } from './thread-round.service';
import { ThreadWatchService } from './thread-watch.service';

/** After a match or an award: brand and holder pass drafts back and forth until the final one is sealed. */
@Module({
  imports: [ContentModule, MemberModule, MessageModule, OpportunityModule, ShopModule],
  controllers: [
    AdminController(cooperationAdminApi, CooperationAdminService),
    AdminController(threadAdminApi, ThreadAdminService),
    AdminController(imageRequestAdminApi, ImageRequestAdminService),
    CooperationController,
    ImageRequestController,
  ],
  providers: [
    BrandAccessService,
    BrandDigestService,
    BrandService,
    CooperationAdminService,
    CooperationFileViewers,
    CooperationNoticeService,
    CooperationPersonalData,
    CooperationReadService,
    HolderService,
    ImageBrandService,
    ImageCopyService,
    ImageDownloadService,
    ImageHolderService,
    ImageNoticeService,
    ImageReadService,
    ImageRequestAdminService,
    ImageRequestService,
    ImageRequestTaskSource,
    ImageTraceService,
    ImageWatchService,
    OperatorNoticeService,
    ThreadAdminService,
    ThreadAnswerService,
    ThreadCertificateService,
    ThreadEndService,
    ThreadNoticeService,
    ThreadPinService,
    ThreadReadService,
    ThreadRoundService,
    ThreadTaskSource,
    ThreadWatchService,
  ],
  exports: [ThreadEndService],
})
export class CooperationModule {}
