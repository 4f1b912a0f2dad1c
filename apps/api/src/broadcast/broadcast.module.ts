import { Module } from '@nestjs/common';
import { broadcastAdminApi } from '@ipw/domain';
import { AdminController } from '../core/http/admin.controller';
import { MessageModule } from '../message';
import { BroadcastSender } from './broadcast.sender';
import { BroadcastService } from './broadcast.service';
import { BroadcastAdminService } from './broadcast.admin.service';

@Module({
  imports: [MessageModule],
  controllers: [AdminController(broadcastAdminApi, BroadcastAdminService)],
  providers: [BroadcastAdminService, BroadcastService, BroadcastSender],
})
export class BroadcastModule {}
