import { Module } from '@nestjs/common';
import { AgreementAdminController } from './agreement.admin.controller';
import { AgreementDrafts } from './agreement-drafts';
import { Agreements } from './agreements';
import { ArticleAdminController } from './article.admin.controller';
import { Articles } from './article.service';
import { BannerAdminController } from './banner.admin.controller';
import { Banners } from './banner.service';
import { CommonController } from './common.controller';
import { Consents } from './consent.service';
import { ContentController } from './content.controller';
import { PublicDirectory } from './directory.service';

@Module({
  controllers: [
    CommonController,
    ContentController,
    AgreementAdminController,
    ArticleAdminController,
    BannerAdminController,
  ],
  providers: [Agreements, AgreementDrafts, Articles, Banners, Consents, PublicDirectory],
  exports: [Consents],
})
export class ContentModule {}
