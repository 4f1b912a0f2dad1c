import { Module } from '@nestjs/common';
import { CodeModule } from '../code/code.module';
import { MemberModule } from '../member/member.module';
import { MessageModule } from '../message/message.module';
import { ExportAddressService } from './export-address.service';
import { ExportController } from './export.controller';
import { ExportService } from './export.service';
import { ExportWorkService } from './export-work.service';
import { MemberArchiveService } from './member-archive.service';
import { MemberContentService } from './member-content.service';
import { MemberDataService } from './member-data.service';

@Module({
  imports: [CodeModule, MemberModule, MessageModule],
  controllers: [ExportController],
  exports: [ExportService],
  providers: [
    ExportAddressService,
    ExportService,
    ExportWorkService,
    MemberArchiveService,
    MemberContentService,
    MemberDataService,
  ],
})
export class ExportModule {}
