import { Module } from '@nestjs/common';
import {
  agreementAdminApi,
  articleAdminApi,
  bannerAdminApi,
  faqAdminApi,
  friendLinkAdminApi,
} from '@ipw/domain';
import { AdminController } from '../core/http/admin.controller';
import { AgreementDraftService } from './agreement-draft.service';
import { AgreementService } from './agreement.service';
import { ArticleService } from './article.service';
import { BannerService } from './banner.service';
import { CommonController } from './common.controller';
import { ConsentPersonalData } from './consent.personal-data';
import { ConsentService } from './consent.service';
import { ContentController } from './content.controller';
import { FaqService } from './faq.service';
import { FriendLinkService } from './friend-link.service';
import { AgreementAdminService } from './agreement.admin.service';

@Module({
  controllers: [
    CommonController,
    ContentController,
    AdminController(agreementAdminApi, AgreementAdminService),
    AdminController(articleAdminApi, ArticleService),
    AdminController(bannerAdminApi, BannerService),
    AdminController(faqAdminApi, FaqService),
    AdminController(friendLinkAdminApi, FriendLinkService),
  ],
  providers: [
    AgreementAdminService,
    AgreementService,
    AgreementDraftService,
    ArticleService,
    BannerService,
    ConsentPersonalData,
    ConsentService,
    FaqService,
    FriendLinkService,
  ],
  exports: [ConsentService],
})
export class ContentModule {}
