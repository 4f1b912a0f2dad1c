import { Module } from '@nestjs/common';
import { CodeReportModule } from '../report/report.module';
import { ScanModule } from '../scan/scan.module';
import { RefusedPageFilter } from './refused-page.filter';
import { ScanPageController } from './scan-page.controller';

@Module({
  imports: [CodeReportModule, ScanModule],
  controllers: [ScanPageController],
  providers: [RefusedPageFilter],
})
export class ScanPageModule {}
