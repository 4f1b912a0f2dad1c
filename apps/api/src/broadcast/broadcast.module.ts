import { Module } from '@nestjs/common';
import { MessageModule } from '../message';
import { BroadcastAdminController } from './broadcast.admin.controller';
import { BroadcastSender } from './broadcast.sender';
import { BroadcastService } from './broadcast.service';
import { BroadcastAdminService } from './broadcast.admin.service';

@Module({
  imports: [MessageModule],
  controllers: [BroadcastAdminController],
  providers: [BroadcastAdminService, BroadcastService, BroadcastSender],
})
export class BroadcastModule {}
