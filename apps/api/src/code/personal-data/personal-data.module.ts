import { Module } from '@nestjs/common';
import { OrderModule } from '../order/order.module';
import { CodeReportModule } from '../report/report.module';
import { CodeArchiveService } from './code-archive.service';
import { CodeErasureService } from './code-erasure.service';
import { CodeExpiryService } from './code-expiry.service';
import { CodePersonalData } from './code.personal-data';

@Module({
  imports: [OrderModule, CodeReportModule],
  providers: [CodeArchiveService, CodeErasureService, CodeExpiryService, CodePersonalData],
})
export class CodePersonalDataModule {}
