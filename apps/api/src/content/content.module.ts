import { Module } from '@nestjs/common';
import { CommonController } from './common.controller';
import { Consents } from './consent.service';
import { ContentController } from './content.controller';
import { PublicDirectory } from './directory.service';

@Module({
  controllers: [CommonController, ContentController],
  providers: [Consents, PublicDirectory],
  exports: [Consents],
})
export class ContentModule {}
