import { Module } from '@nestjs/common';
import { IpModule } from '../ip/ip.module';
import { MessageModule } from '../message/message.module';
import { contentDesk } from './content-desk';
import { CONTENT_KINDS } from './content-kinds';
import { ReviewAdminController } from './review.admin.controller';
import { ReviewCourt } from './review.court';
import { ReviewController } from './review.controller';
import { ImageAdminController } from './image.admin.controller';
import { Comparisons } from './comparison.service';
import { Rejections } from './rejection.service';
import { ReviewDecisions } from './review.service';

@Module({
  imports: [IpModule, MessageModule],
  controllers: [
    ReviewController,
    ReviewAdminController,
    ImageAdminController,
    ...CONTENT_KINDS.map(contentDesk),
  ],
  providers: [Comparisons, Rejections, ReviewCourt, ReviewDecisions],
})
export class ReviewModule {}
