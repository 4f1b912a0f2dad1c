import { Module } from '@nestjs/common';
import { ContentModule } from '../content/content.module';
import { MessageModule } from '../message/message.module';
import { Accounts } from './account.service';
import { MemberAdminController } from './member.admin.controller';
import { MemberController } from './member.controller';
import { MemberView } from './member.view';
import { OneTimeCodes } from './one-time-codes';
import { RealName } from './real-name.service';
import { SignIns } from './sign-ins.service';
import { VerificationAdminController } from './verification.admin.controller';
import { Verifications } from './verification.service';

@Module({
  imports: [ContentModule, MessageModule],
  controllers: [MemberController, MemberAdminController, VerificationAdminController],
  providers: [Accounts, MemberView, OneTimeCodes, RealName, SignIns, Verifications],
})
export class MemberModule {}
