import { Module } from '@nestjs/common';
import { scanAdminApi } from '@ipw/domain';
import { AdminController } from '../../core/http/admin.controller';
import { EngineModule } from '../engine/engine.module';
import { VerifyModule } from '../verify/verify.module';
import { ScanArchiveService } from './scan-archive.service';
import { ScanCountService } from './scan-count.service';
import { ScanCounterService } from './scan-counter.service';
import { ScanMonthCountService } from './scan-month-count.service';
import { ScanPageService } from './scan-page.service';
import { ScanLimitService } from './scan-limit.service';
import { ScanLogService } from './scan-log.service';
import { ScanRecordService } from './scan-record.service';
import { ScanAdminService } from './scan.admin.service';
import { ScanSearchSource } from './scan.search-source';
import { ScanController } from './scan.controller';
import { ScanService } from './scan.service';

@Module({
  imports: [EngineModule, VerifyModule],
  controllers: [AdminController(scanAdminApi, ScanAdminService), ScanController],
  providers: [
    ScanArchiveService,
    ScanCountService,
    ScanCounterService,
    ScanMonthCountService,
    ScanPageService,
    ScanLimitService,
    ScanLogService,
    ScanRecordService,
    ScanAdminService,
    ScanSearchSource,
    ScanService,
  ],
  exports: [ScanCountService, ScanCounterService, ScanService],
})
export class ScanModule {}
