import { Module } from '@nestjs/common';
import { BroadcastAdminController } from './broadcast.admin.controller';
import { BroadcastSender } from './broadcast.sender';
import { Broadcasts } from './broadcast.service';

@Module({ controllers: [BroadcastAdminController], providers: [Broadcasts, BroadcastSender] })
export class BroadcastModule {}
