import { Module } from '@nestjs/common';
import { MessageModule } from '../message/message.module';
import { IpAdminController } from './ip.admin.controller';
import { IpInfoController } from './ip-info.controller';
import { IpInfoService } from './ip-info.service';
import { IpInfoSubject } from './ip-info.subject';
import { IpController } from './ip.controller';
import { Ips } from './ip.service';
import { OperatorAdminController } from './operator.admin.controller';

@Module({
  imports: [MessageModule],
  controllers: [IpController, IpInfoController, IpAdminController, OperatorAdminController],
  providers: [Ips, IpInfoService, IpInfoSubject],
})
export class IpModule {}
