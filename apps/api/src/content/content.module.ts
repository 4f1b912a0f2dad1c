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
import { AgreementDrafts } from './agreement-drafts';
import { Agreements } from './agreements';
import { Articles } from './article.service';
import { Banners } from './banner.service';
import { CommonController } from './common.controller';
import { Consents } from './consent.service';
import { ContentController } from './content.controller';
import { PublicDirectory } from './directory.service';
import { Faqs } from './faq.service';
import { FriendLinks } from './friend-link.service';
import { shownDesk } from './shown-desk';

@Module({
  imports: [IpModule],
  controllers: [
    CommonController,
    ContentController,
    AgreementAdminController,
    shownDesk({
      resource: 'articles',
      contents: Articles,
      input: articleInput,
      edit: articleEditInput,
    }),
    shownDesk({ resource: 'banners', contents: Banners, input: bannerInput, edit: bannerEditInput }),
    shownDesk({ resource: 'faqs', contents: Faqs, input: faqInput, edit: faqEditInput }),
    shownDesk({
      resource: 'links',
      contents: FriendLinks,
      input: friendLinkInput,
      edit: friendLinkEditInput,
    }),
  ],
  providers: [Agreements, AgreementDrafts, Articles, Banners, Consents, Faqs, FriendLinks, PublicDirectory],
  exports: [Consents],
})
export class ContentModule {}
