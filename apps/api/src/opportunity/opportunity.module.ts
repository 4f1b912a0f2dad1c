import { Module } from '@nestjs/common';
import { sheetAdminApi } from '@ipw/domain';
import { AdminController } from '../core/http/admin.controller';
import { ContentModule } from '../content';
import { IpModule } from '../ip';
import { MemberModule } from '../member';
import { MessageModule } from '../message';
import { ShopModule } from '../shop';
import { BuyerAccessService } from './buyer-access.service';
import { BuyerErasureService } from './buyer-erasure.service';
import { BuyerLinkService } from './buyer-link.service';
import { BuyerSheetService } from './buyer-sheet.service';
import { BuyerSheetViewService } from './buyer-sheet-view.service';
import { CooperationService } from './cooperation.service';
import { HolderSetupController } from './holder-setup.controller';
import { LostLinkService } from './lost-link.service';
import { NewSheetService } from './new-sheet.service';
import { ReplyTemplateService } from './reply-template.service';
import { SheetAdminService } from './sheet.admin.service';
import { SheetAgainService } from './sheet-again.service';
import { SheetAlternativeService } from './sheet-alternative.service';
import { SheetController } from './sheet.controller';
import { SheetColleagueService } from './sheet-colleague.service';
import { SheetFigureService } from './sheet-figure.service';
import { SheetFileViewers } from './sheet.file-viewers';
import { SheetIntakeService } from './sheet-intake.service';
import { SheetListService } from './sheet-list.service';
import { SheetMatchService } from './sheet-match.service';
import { SheetNoticeService } from './sheet-notice.service';
import { SheetPictureService } from './sheet-picture.service';
import { SheetPersonalData } from './sheet.personal-data';
import { SheetReviewService } from './sheet-review.service';
import { SheetSearchSource } from './sheet.search-source';
import { SheetService } from './sheet.service';
import { SheetTaskSource } from './sheet.task-source';
import { SheetWatchService } from './sheet-watch.service';
import { SheetWithdrawService } from './sheet-withdraw.service';
import { TakenFieldService } from './taken-field.service';
import { VisitorPictureService } from './visitor-picture.service';
import { VisitorLimitService } from './visitor-limit.service';
import { VisitorFileController } from './visitor-file.controller';

/** Cooperation sheets: buyers ask, staff check, holders answer, both meet. */
@Module({
  imports: [ContentModule, IpModule, MemberModule, MessageModule, ShopModule],
  controllers: [
    AdminController(sheetAdminApi, SheetAdminService),
    HolderSetupController,
    SheetController,
    VisitorFileController,
  ],
  providers: [
    BuyerAccessService,
    BuyerErasureService,
    BuyerLinkService,
    BuyerSheetService,
    BuyerSheetViewService,
    CooperationService,
    LostLinkService,
    NewSheetService,
    ReplyTemplateService,
    SheetAdminService,
    SheetAgainService,
    SheetAlternativeService,
    SheetColleagueService,
    SheetFigureService,
    SheetFileViewers,
    SheetIntakeService,
    SheetListService,
    SheetMatchService,
    SheetNoticeService,
    SheetPersonalData,
    SheetPictureService,
    SheetReviewService,
    SheetSearchSource,
    SheetService,
    SheetTaskSource,
    SheetWatchService,
    SheetWithdrawService,
    TakenFieldService,
    VisitorLimitService,
    VisitorPictureService,
  ],
  exports: [
    BuyerAccessService,
    BuyerErasureService,
    BuyerLinkService,
    CooperationService,
    VisitorPictureService,
  ],
})
export class OpportunityModule {}
