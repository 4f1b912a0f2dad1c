import { Module } from '@nestjs/common';
import { MessageModule } from '../message/message.module';
import { IpAdminController } from './ip.admin.controller';
import { IpController } from './ip.controller';
import { Ips } from './ip.service';
import { OperatorAdminController } from './operator.admin.controller';

@Module({
  imports: [MessageModule],
  controllers: [IpController, IpAdminController, OperatorAdminController],
  providers: [Ips],
})
export class IpModule {}
