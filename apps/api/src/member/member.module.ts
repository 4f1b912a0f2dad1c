import { Module } from '@nestjs/common';
import { ContentModule } from '../content/content.module';
import { MessageModule } from '../message/message.module';
import { Accounts } from './account.service';
import { ConsultantAdminController } from './consultant.admin.controller';
import { Consultants } from './consultant.service';
import { FollowUpAdminController } from './follow-up.admin.controller';
import { FollowUpRecord } from './follow-up-record';
import { EmailController } from './email.controller';
import { Emails } from './email.service';
import { MemberAdminController } from './member.admin.controller';
import { MemberController } from './member.controller';
import { MemberRecord } from './member-record';
import { MemberView } from './member.view';
import { NoteAdminController } from './note.admin.controller';
import { OneTimeCodes } from './one-time-codes';
import { OwnProofs } from './own-proofs.service';
import { RealNameCourt } from './real-name.court';
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
    EmailController,
    NoteAdminController,
    FollowUpAdminController,
    VerificationAdminController,
  ],
  providers: [
    Accounts,
    Consultants,
    Emails,
    FollowUpRecord,
    MemberRecord,
    MemberView,
    OneTimeCodes,
    OwnProofs,
    RealName,
    RealNameCourt,
    Reveals,
    SignIns,
    Verifications,
  ],
  exports: [OwnProofs],
})
export class MemberModule {}
