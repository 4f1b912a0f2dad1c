import { Module } from '@nestjs/common';
import { CodeReportModule } from '../report/report.module';
import { ScanModule } from '../scan/scan.module';
import { RefusedPage } from './refused-page';
import { ScanPageController } from './scan-page.controller';

@Module({
  imports: [CodeReportModule, ScanModule],
  controllers: [ScanPageController],
  providers: [RefusedPage],
})
export class ScanPageModule {}
