import { Module } from '@nestjs/common';
import { ContentModule } from '../content/content.module';
import { MessageModule } from '../message/message.module';
import { Accounts } from './account.service';
import { EmailController } from './email.controller';
import { Emails } from './email.service';
import { MemberAdminController } from './member.admin.controller';
import { MemberController } from './member.controller';
import { MemberView } from './member.view';
import { OneTimeCodes } from './one-time-codes';
import { Proofs } from './proofs.service';
import { RealName } from './real-name.service';
import { VerificationAdminController } from './verification.admin.controller';
import { Verifications } from './verification.service';

@Module({
  imports: [ContentModule, MessageModule],
  controllers: [EmailController, MemberController, MemberAdminController, VerificationAdminController],
  providers: [Accounts, Emails, MemberView, OneTimeCodes, Proofs, RealName, Verifications],
  exports: [Proofs],
})
export class MemberModule {}
