import { Module } from '@nestjs/common';
import { CodeReportModule } from '../report/report.module';
import { ScanModule } from '../scan/scan.module';
import { ScanPageController } from './scan-page.controller';

@Module({ imports: [CodeReportModule, ScanModule], controllers: [ScanPageController] })
export class ScanPageModule {}
