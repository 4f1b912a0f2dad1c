import { Module } from '@nestjs/common';
import { MemberModule } from '../member/member.module';
import { MessageModule } from '../message/message.module';
import { IpAdminController } from './ip.admin.controller';
import { IpController } from './ip.controller';
import { Ips } from './ip.service';
import { OperatorAdminController } from './operator.admin.controller';

@Module({
  imports: [MemberModule, MessageModule],
  controllers: [IpController, IpAdminController, OperatorAdminController],
  providers: [Ips],
})
export class IpModule {}
