import { Module } from '@nestjs/common';
import { IpModule } from '../ip/ip.module';
import { MessageModule } from '../message/message.module';
import { ReviewAdminController } from './review.admin.controller';
import { ReviewCourt } from './review.court';
import { ReviewController } from './review.controller';
import { Comparisons } from './comparison.service';
import { Rejections } from './rejection.service';
import { ReviewDecisions } from './review.service';

@Module({
  imports: [IpModule, MessageModule],
  controllers: [ReviewController, ReviewAdminController],
  providers: [Comparisons, Rejections, ReviewCourt, ReviewDecisions],
})
export class ReviewModule {}
