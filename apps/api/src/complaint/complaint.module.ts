import { Module } from '@nestjs/common';
import { complaintAdminApi } from '@ipw/domain';
import { AdminController } from '../core/http/admin.controller';
import { IpModule } from '../ip';
import { MemberModule } from '../member';
import { MessageModule } from '../message';
import { ComplaintAdminService } from './complaint.admin.service';
import { ComplaintController } from './complaint.controller';
import { ComplaintIntakeService } from './complaint-intake.service';
import { ComplaintNoticeService } from './complaint-notice.service';
import { ComplaintPersonalData } from './complaint.personal-data';
import { ComplaintReviewService } from './complaint-review.service';
import { ComplaintService } from './complaint.service';
import { ComplaintTaskSource } from './complaint.task-source';

/** Complaints of infringement from anybody: intake, the holder's answer, the desk of staff. */
@Module({
  imports: [IpModule, MemberModule, MessageModule],
  controllers: [ComplaintController, AdminController(complaintAdminApi, ComplaintAdminService)],
  providers: [
    ComplaintAdminService,
    ComplaintIntakeService,
    ComplaintNoticeService,
    ComplaintPersonalData,
    ComplaintReviewService,
    ComplaintService,
    ComplaintTaskSource,
  ],
  exports: [ComplaintIntakeService],
})
export class ComplaintModule {}
