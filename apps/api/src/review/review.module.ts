import { Module } from '@nestjs/common';
import { AdminController } from '../core/http/admin.controller';
import { DESK_NAMES, imageAdminApi } from '@ipw/domain';
import { IpModule } from '../ip';
import { MessageModule } from '../message';
import { contentAdminController } from './content.admin.controller';
import { ReviewAdminController } from './review.admin.controller';
import { ReviewTaskSource } from './review.task-source';
import { RevisionController } from './revision.controller';
import { ComparisonService } from './comparison.service';
import { RejectionService } from './rejection.service';
import { ReviewService } from './review.service';
import { ReviewAdminService } from './review.admin.service';
import { ImageAdminService } from './image.admin.service';
import { ContentAdminServices } from './content.admin.service';
import { ContentPersonalData } from './content.personal-data';

@Module({
  imports: [IpModule, MessageModule],
  controllers: [
    RevisionController,
    ReviewAdminController,
    AdminController(imageAdminApi, ImageAdminService),
    ...DESK_NAMES.map(contentAdminController),
  ],
  providers: [
    ContentAdminServices,
    ContentPersonalData,
    ImageAdminService,
    ReviewAdminService,
    ComparisonService,
    RejectionService,
    ReviewTaskSource,
    ReviewService,
  ],
})
export class ReviewModule {}
