import { Module } from '@nestjs/common';
import { ContentModule } from '../content/content.module';
import { MessageModule } from '../message/message.module';
import { Accounts } from './account.service';
import { ConsultantAdminController } from './consultant.admin.controller';
import { Consultants } from './consultant.service';
import { FollowUpAdminController } from './follow-up.admin.controller';
import { FollowUpRecord } from './follow-up-record';
import { MemberAdminController } from './member.admin.controller';
import { MemberController } from './member.controller';
import { MemberRecord } from './member-record';
import { MemberView } from './member.view';
import { NoteAdminController } from './note.admin.controller';
import { OneTimeCodes } from './one-time-codes';
import { RealName } from './real-name.service';
import { Reveals } from './reveal.service';
import { SignIns } from './sign-ins.service';
import { VerificationAdminController } from './verification.admin.controller';
import { Verifications } from './verification.service';

@Module({
  imports: [ContentModule, MessageModule],
  controllers: [
    MemberController,
    MemberAdminController,
    ConsultantAdminController,
    NoteAdminController,
    FollowUpAdminController,
    VerificationAdminController,
  ],
  providers: [
    Accounts,
    Consultants,
    FollowUpRecord,
    MemberRecord,
    MemberView,
    OneTimeCodes,
    RealName,
    Reveals,
    SignIns,
    Verifications,
  ],
})
export class MemberModule {}
