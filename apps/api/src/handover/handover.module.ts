import { Module } from '@nestjs/common';
import { handoverAdminApi } from '@ipw/domain';
import { ClaimModule } from '../claim';
import { ContentModule } from '../content';
import { AdminController } from '../core/http/admin.controller';
import { IpModule } from '../ip';
import { MemberModule } from '../member';
import { MessageModule } from '../message';
import { ShopModule } from '../shop';
import { HandoverAdminService } from './handover.admin.service';
import { HandoverController } from './handover.controller';
import { HandoverMoveService } from './handover-move.service';
import { HandoverNoticeService } from './handover-notice.service';
import { HandoverPersonalData } from './handover.personal-data';
import { HandoverReviewService } from './handover-review.service';
import { HandoverService } from './handover.service';
import { ReceivedHandoverService } from './received-handover.service';

/** The hand-over of an IP to another member. */
@Module({
  imports: [ClaimModule, ContentModule, IpModule, MemberModule, MessageModule, ShopModule],
  controllers: [HandoverController, AdminController(handoverAdminApi, HandoverAdminService)],
  providers: [
    HandoverAdminService,
    HandoverMoveService,
    HandoverNoticeService,
    HandoverPersonalData,
    HandoverReviewService,
    HandoverService,
    ReceivedHandoverService,
  ],
})
export class HandoverModule {}
