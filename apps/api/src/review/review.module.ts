import { Module } from '@nestjs/common';
import { MessageModule } from '../message/message.module';
import { ReviewAdminController } from './review.admin.controller';
import { ReviewController } from './review.controller';
import { ReviewDecisions } from './review.service';

@Module({
  imports: [MessageModule],
  controllers: [ReviewController, ReviewAdminController],
  providers: [ReviewDecisions],
})
export class ReviewModule {}
