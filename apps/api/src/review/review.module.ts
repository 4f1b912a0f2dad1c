import { Module } from '@nestjs/common';
import { DESK_NAMES, imageAdminApi, reviewAdminApi } from '@ipw/domain';
import { AdminController } from '../core/http/admin.controller';
import { IpModule } from '../ip';
import { MemberModule } from '../member';
import { MessageModule } from '../message';
import { ReviewSearchSource } from './review.search-source';
import { ReviewTaskSource } from './review.task-source';
import { RevisionController } from './revision.controller';
import { ChangeNoticeService } from './change-notice.service';
import { ChangeService } from './change.service';
import { ComparisonService } from './comparison.service';
import { RejectionService } from './rejection.service';
import { ReviewService } from './review.service';
import { ReviewAdminService } from './review.admin.service';
import { ImageAdminService } from './image.admin.service';
import { adminApiOf } from './content-plan';
import { contentAdminService } from './content.admin.service';
import { ContentPersonalData } from './content.personal-data';

const DESKS = DESK_NAMES.map((name) => ({ api: adminApiOf(name), service: contentAdminService(name) }));

@Module({
  imports: [IpModule, MemberModule, MessageModule],
  controllers: [
    RevisionController,
    AdminController(reviewAdminApi, ReviewAdminService),
    AdminController(imageAdminApi, ImageAdminService),
    ...DESKS.map(({ api, service }) => AdminController(api, service)),
  ],
  providers: [
    ...DESKS.map(({ service }) => service),
    ChangeNoticeService,
    ChangeService,
    ContentPersonalData,
    ImageAdminService,
    ReviewAdminService,
    ComparisonService,
    RejectionService,
    ReviewSearchSource,
    ReviewTaskSource,
    ReviewService,
  ],
})
export class ReviewModule {}
