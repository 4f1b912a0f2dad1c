import { Module } from '@nestjs/common';
import {
  articleEditInput,
  articleInput,
  bannerEditInput,
  bannerInput,
  faqEditInput,
  faqInput,
  friendLinkEditInput,
  friendLinkInput,
} from '@ipw/domain';
import { IpModule } from '../ip/ip.module';
import { AgreementAdminController } from './agreement.admin.controller';
import { AgreementDraftService } from './agreement-draft.service';
import { AgreementService } from './agreement.service';
import { ArticleService } from './article.service';
import { BannerService } from './banner.service';
import { CommonController } from './common.controller';
import { ConsentService } from './consent.service';
import { ContentController } from './content.controller';
import { DirectoryService } from './directory.service';
import { FaqService } from './faq.service';
import { FriendLinkService } from './friend-link.service';
import { shownAdminController } from './shown.admin.controller';

@Module({
  imports: [IpModule],
  controllers: [
    CommonController,
    ContentController,
    AgreementAdminController,
    shownAdminController({
      resource: 'articles',
      contents: ArticleService,
      input: articleInput,
      edit: articleEditInput,
    }),
    shownAdminController({
      resource: 'banners',
      contents: BannerService,
      input: bannerInput,
      edit: bannerEditInput,
    }),
    shownAdminController({ resource: 'faqs', contents: FaqService, input: faqInput, edit: faqEditInput }),
    shownAdminController({
      resource: 'links',
      contents: FriendLinkService,
      input: friendLinkInput,
      edit: friendLinkEditInput,
    }),
  ],
  providers: [
    AgreementService,
    AgreementDraftService,
    ArticleService,
    BannerService,
    ConsentService,
    FaqService,
    FriendLinkService,
    DirectoryService,
  ],
  exports: [ConsentService],
})
export class ContentModule {}
