import { Module } from '@nestjs/common';
import { MemberModule } from '../member';
import { MessageModule } from '../message';
import { ExportAddressService } from './export-address.service';
import { ExportController } from './export.controller';
import { ExportPersonalData } from './export.personal-data';
import { ExportService } from './export.service';
import { ExportWorkService } from './export-work.service';
import { MemberArchiveService } from './member-archive.service';

@Module({
  imports: [MemberModule, MessageModule],
  controllers: [ExportController],
  providers: [
    ExportAddressService,
    ExportPersonalData,
    ExportService,
    ExportWorkService,
    MemberArchiveService,
  ],
})
export class ExportModule {}
