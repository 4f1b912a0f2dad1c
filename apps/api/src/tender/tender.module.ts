import { Module } from '@nestjs/common';
import {
  awardAdminApi,
  barAdminApi,
  objectionAdminApi,
  questionAdminApi,
  registrationAdminApi,
  tenderAdminApi,
} from '@ipw/domain';
import { AdminController } from '../core/http/admin.controller';
import { CampaignModule } from '../campaign';
import { GoodsModule } from '../code';
import { CooperationModule } from '../cooperation';
import { ContentModule } from '../content';
import { IpModule } from '../ip';
import { MemberModule } from '../member';
import { MessageModule } from '../message';
import { OpportunityModule } from '../opportunity';
import { SkinModule } from '../skin';
import { ActivityBoardService } from './activity-board.service';
import { AmendmentService } from './amendment.service';
import { AwardAdminService } from './award.admin.service';
import { AwardCooperationService } from './award-cooperation.service';
import { AwardDecisionService } from './award-decision.service';
import { BarAdminService } from './bar.admin.service';
import { BrandScoreController } from './brand-score.controller';
import { BrandScoreService } from './brand-score.service';
import { DisqualificationService } from './disqualification.service';
import { ObjectionAdminService } from './objection.admin.service';
import { ObjectionController } from './objection.controller';
import { ObjectionReviewService } from './objection-review.service';
import { ObjectionService } from './objection.service';
import { PublishedResultService } from './published-result.service';
import { QuestionAdminService } from './question.admin.service';
import { QuestionAnswerService } from './question-answer.service';
import { QuestionController } from './question.controller';
import { QuestionService } from './question.service';
import { RegistrationAdminService } from './registration.admin.service';
import { RegistrationComparisonService } from './registration-comparison.service';
import { RegistrationContentService } from './registration-content.service';
import { RegistrationController } from './registration.controller';
import { RegistrationDraftService } from './registration-draft.service';
import { RegistrationEndService } from './registration-end.service';
import { RegistrationListService } from './registration-list.service';
import { RegistrationReviewService } from './registration-review.service';
import { RegistrationService } from './registration.service';
import { RegistrationViewService } from './registration-view.service';
import { ScoreService } from './score.service';
import { TenderAdminService } from './tender.admin.service';
import { TenderAlertService } from './tender-alert.service';
import { TenderBrandService } from './tender-brand.service';
import { TenderBoardService } from './tender-board.service';
import { TenderChangeService } from './tender-change.service';
import { TenderConsultantService } from './tender-consultant.service';
import { TenderController } from './tender.controller';
import { TenderDecisionService } from './tender-decision.service';
import { TenderEditService } from './tender-edit.service';
import { TenderFileService } from './tender-file.service';
import { TenderFileViewers } from './tender.file-viewers';
import { TenderLabelService } from './tender-label.service';
import { TenderNoticeService } from './tender-notice.service';
import { TenderPersonalData } from './tender.personal-data';
import { TenderService } from './tender.service';
import { TenderWatchService } from './tender-watch.service';

@Module({
  imports: [
    CampaignModule,
    ContentModule,
    CooperationModule,
    GoodsModule,
    IpModule,
    MemberModule,
    MessageModule,
    OpportunityModule,
    SkinModule,
  ],
  controllers: [
    AdminController(awardAdminApi, AwardAdminService),
    AdminController(barAdminApi, BarAdminService),
    AdminController(objectionAdminApi, ObjectionAdminService),
    AdminController(questionAdminApi, QuestionAdminService),
    AdminController(registrationAdminApi, RegistrationAdminService),
    AdminController(tenderAdminApi, TenderAdminService),
    BrandScoreController,
    ObjectionController,
    QuestionController,
    RegistrationController,
    TenderController,
  ],
  providers: [
    ActivityBoardService,
    AmendmentService,
    AwardAdminService,
    AwardCooperationService,
    AwardDecisionService,
    BarAdminService,
    BrandScoreService,
    DisqualificationService,
    ObjectionAdminService,
    ObjectionReviewService,
    ObjectionService,
    PublishedResultService,
    QuestionAdminService,
    QuestionAnswerService,
    QuestionService,
    RegistrationAdminService,
    RegistrationComparisonService,
    RegistrationContentService,
    RegistrationDraftService,
    RegistrationEndService,
    RegistrationListService,
    RegistrationReviewService,
    RegistrationService,
    RegistrationViewService,
    ScoreService,
    TenderAdminService,
    TenderAlertService,
    TenderBoardService,
    TenderBrandService,
    TenderChangeService,
    TenderConsultantService,
    TenderDecisionService,
    TenderEditService,
    TenderFileService,
    TenderFileViewers,
    TenderLabelService,
    TenderNoticeService,
    TenderPersonalData,
    TenderService,
    TenderWatchService,
  ],
  exports: [RegistrationEndService],
})
export class TenderModule {}
