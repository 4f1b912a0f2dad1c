import { Module } from '@nestjs/common';
import { codeReportAdminApi } from '@ipw/domain';
import { AdminController } from '../../core/http/admin.controller';
import { MessageModule } from '../../message';
import { LabelContactModule } from '../contact/contact.module';
import { VerifyModule } from '../verify/verify.module';
import { CodeReportService } from './code-report.service';
import { ReportErasureService } from './report-erasure.service';
import { ReportIntakeService } from './report-intake.service';
import { CodeReportAdminService } from './report.admin.service';
import { CodeReportController } from './report.controller';
import { ReportTaskSource } from './report.task-source';

@Module({
  imports: [MessageModule, LabelContactModule, VerifyModule],
  controllers: [AdminController(codeReportAdminApi, CodeReportAdminService), CodeReportController],
  providers: [
    CodeReportService,
    ReportErasureService,
    ReportIntakeService,
    CodeReportAdminService,
    ReportTaskSource,
  ],
  exports: [ReportErasureService, ReportIntakeService],
})
export class CodeReportModule {}
