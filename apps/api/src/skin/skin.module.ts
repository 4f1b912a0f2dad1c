import { Module } from '@nestjs/common';
import { skinAdminApi } from '@ipw/domain';
import { ContentModule } from '../content';
import { AdminController } from '../core/http/admin.controller';
import { MemberModule } from '../member';
import { MessageModule } from '../message';
import { SkinAdminService } from './skin.admin.service';
import { SkinAwardService } from './skin-award.service';
import { SkinController } from './skin.controller';
import { SkinDraftService } from './skin-draft.service';
import { SkinEndService } from './skin-end.service';
import { SkinListService } from './skin-list.service';
import { SkinListingService } from './skin-listing.service';
import { SkinNoticeService } from './skin-notice.service';
import { SkinPackageService } from './skin-package.service';
import { SkinPersonalData } from './skin.personal-data';
import { SkinReviewService } from './skin-review.service';
import { SkinService } from './skin.service';
import { SkinTaskSource } from './skin.task-source';

@Module({
  imports: [ContentModule, MemberModule, MessageModule],
  controllers: [AdminController(skinAdminApi, SkinAdminService), SkinController],
  providers: [
    SkinAdminService,
    SkinAwardService,
    SkinDraftService,
    SkinEndService,
    SkinListService,
    SkinListingService,
    SkinNoticeService,
    SkinPackageService,
    SkinPersonalData,
    SkinReviewService,
    SkinService,
    SkinTaskSource,
  ],
  exports: [SkinAwardService, SkinEndService],
})
export class SkinModule {}
