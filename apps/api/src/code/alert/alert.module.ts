import { Module } from '@nestjs/common';
import { alertAdminApi } from '@ipw/domain';
import { AdminController } from '../../core/http/admin.controller';
import { MessageModule } from '../../message';
import { ScanModule } from '../scan/scan.module';
import { AlertRaiseService } from './alert-raise.service';
import { AlertWatchService } from './alert-watch.service';
import { AlertAdminService } from './alert.admin.service';
import { AlertController } from './alert.controller';
import { AlertService } from './alert.service';
import { AlertTaskSource } from './alert.task-source';

@Module({
  imports: [MessageModule, ScanModule],
  controllers: [AdminController(alertAdminApi, AlertAdminService), AlertController],
  providers: [AlertRaiseService, AlertWatchService, AlertAdminService, AlertService, AlertTaskSource],
})
export class AlertModule {}
