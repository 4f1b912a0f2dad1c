import { Module } from '@nestjs/common';
import { EngineModule } from '../engine/engine.module';
import { IssueModule } from '../issue/issue.module';
import { PrintModule } from '../print/print.module';
import { CodeExportService } from './code-export.service';
import { DownloadLinkService } from './download-link.service';
import { DownloadService } from './download.service';
import { CodeExportController } from './export.controller';
import { RunningDownloadService } from './running-download.service';

@Module({
  imports: [EngineModule, IssueModule, PrintModule],
  controllers: [CodeExportController],
  providers: [CodeExportService, DownloadLinkService, DownloadService, RunningDownloadService],
})
export class CodeExportModule {}
