import { Module } from '@nestjs/common';
import { CodeModule } from '../code/code.module';
import { MemberModule } from '../member/member.module';
import { MessageModule } from '../message/message.module';
import { ExportAddress } from './export-address';
import { ExportController } from './export.controller';
import { Exports } from './export.service';
import { ExportWork } from './export-work';
import { MemberArchive } from './member-archive';
import { MemberContent } from './member-content';
import { MemberData } from './member-data';

@Module({
  imports: [CodeModule, MemberModule, MessageModule],
  controllers: [ExportController],
  exports: [Exports],
  providers: [ExportAddress, Exports, ExportWork, MemberArchive, MemberContent, MemberData],
})
export class ExportModule {}
