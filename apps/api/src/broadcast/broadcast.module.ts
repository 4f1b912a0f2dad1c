import { Module } from '@nestjs/common';
import { MessageModule } from '../message/message.module';
import { BroadcastAdminController } from './broadcast.admin.controller';
import { BroadcastSender } from './broadcast.sender';
import { Broadcasts } from './broadcast.service';

@Module({
  imports: [MessageModule],
  controllers: [BroadcastAdminController],
  providers: [Broadcasts, BroadcastSender],
})
export class BroadcastModule {}
