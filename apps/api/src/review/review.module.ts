import { Module } from '@nestjs/common';
import { IpModule } from '../ip/ip.module';
import { MessageModule } from '../message/message.module';
import { ReviewAdminController } from './review.admin.controller';
import { ReviewController } from './review.controller';
import { ReviewDecisions } from './review.service';

@Module({
  imports: [IpModule, MessageModule],
  controllers: [ReviewController, ReviewAdminController],
  providers: [ReviewDecisions],
})
export class ReviewModule {}
