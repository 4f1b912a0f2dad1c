import { Module } from '@nestjs/common';
import { AgreementAdminController } from './agreement.admin.controller';
import { AgreementDrafts } from './agreement-drafts';
import { Agreements } from './agreements';
import { CommonController } from './common.controller';
import { Consents } from './consent.service';
import { ContentController } from './content.controller';
import { PublicDirectory } from './directory.service';

@Module({
  controllers: [CommonController, ContentController, AgreementAdminController],
  providers: [Agreements, AgreementDrafts, Consents, PublicDirectory],
  exports: [Consents],
})
export class ContentModule {}
