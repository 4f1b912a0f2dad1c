import { Module } from '@nestjs/common';
import { ContentModule } from '../content/content.module';
import { MessageModule } from '../message/message.module';
import { Accounts } from './account.service';
import { MemberAdminController } from './member.admin.controller';
import { MemberController } from './member.controller';
import { MemberView } from './member.view';
import { OneTimeCodes } from './one-time-codes';
import { RealName } from './real-name.service';

@Module({
  imports: [ContentModule, MessageModule],
  controllers: [MemberController, MemberAdminController],
  providers: [Accounts, MemberView, OneTimeCodes, RealName],

})
export class MemberModule {}
