import { Module } from '@nestjs/common';
import {
  consultantAdminApi,
  followUpAdminApi,
  memberAdminApi,
  noteAdminApi,
  verificationAdminApi,
} from '@ipw/domain';
import { AdminController } from '../core/http/admin.controller';
import { ContentModule } from '../content';
import { MessageModule } from '../message';
import { AccountController } from './account.controller';
import { ConsultantController } from './consultant.controller';
import { ConsultantService } from './consultant.service';
import { FollowUpRecordService } from './follow-up-record.service';
import { CurrentIpService } from './current-ip.service';
import { EmailController } from './email.controller';
import { EmailService } from './email.service';
import { LoginService } from './login.service';
import { MemberController } from './member.controller';
import { MemberSessionController } from './member-session.controller';
import { MemberPersonalData } from './member.personal-data';
import { MemberRecordService } from './member-record.service';
import { MemberInfoService } from './member-info.service';
import { OneTimeCodeService } from './one-time-code.service';
import { OwnMatterService } from './own-matter.service';
import { OwnProofService } from './own-proof.service';
import { PasswordService } from './password.service';
import { PhoneChangeService } from './phone-change.service';
import { PhoneMoveService } from './phone-move.service';
import { ProfileService } from './profile.service';
import { ProfileController } from './profile.controller';
import { PreferenceController } from './preference.controller';
import { MessagePreferenceService } from './preference.service';
import { RealNameTaskSource } from './real-name.task-source';
import { RealNameService } from './real-name.service';
import { RegisterService } from './register.service';
import { RevealService } from './reveal.service';
import { SignInService } from './sign-in.service';
import { StaffPhoneChangeService } from './staff-phone-change.service';
import { VerificationService } from './verification.service';
import { ConsultantAdminService } from './consultant.admin.service';
import { MemberAdminService } from './member.admin.service';
import { FollowUpAdminService } from './follow-up.admin.service';
import { NoteAdminService } from './note.admin.service';
import { VerificationAdminService } from './verification.admin.service';

@Module({
  imports: [ContentModule, MessageModule],
  controllers: [
    AccountController,
    MemberController,
    MemberSessionController,
    ConsultantController,
    AdminController(memberAdminApi, MemberAdminService),
    AdminController(consultantAdminApi, ConsultantAdminService),
    EmailController,
    AdminController(noteAdminApi, NoteAdminService),
    AdminController(followUpAdminApi, FollowUpAdminService),
    PreferenceController,
    ProfileController,
    AdminController(verificationAdminApi, VerificationAdminService),
  ],
  providers: [
    VerificationAdminService,
    NoteAdminService,
    FollowUpAdminService,
    MemberAdminService,
    ConsultantAdminService,
    ConsultantService,
    CurrentIpService,
    EmailService,
    FollowUpRecordService,
    LoginService,
    MemberPersonalData,
    MemberRecordService,
    MemberInfoService,
    MessagePreferenceService,
    OneTimeCodeService,
    OwnMatterService,
    OwnProofService,
    PasswordService,
    PhoneChangeService,
    PhoneMoveService,
    ProfileService,
    RealNameService,
    RealNameTaskSource,
    RegisterService,
    RevealService,
    SignInService,
    StaffPhoneChangeService,
    VerificationService,
  ],
  exports: [ConsultantService, CurrentIpService, OneTimeCodeService, OwnMatterService, OwnProofService],
})
export class MemberModule {}
