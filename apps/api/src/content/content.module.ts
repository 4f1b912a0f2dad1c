import { Module } from '@nestjs/common';
import { CommonController } from './common.controller';
import { Consents } from './consent.service';
import { ContentController } from './content.controller';

@Module({ controllers: [CommonController, ContentController], providers: [Consents], exports: [Consents] })
export class ContentModule {}
