import { Module } from '@nestjs/common';
import { MessageModule } from '../../message';
import { AlertRaiseService } from './alert-raise.service';
import { AlertWatchService } from './alert-watch.service';
import { AlertAdminController } from './alert.admin.controller';
import { AlertAdminService } from './alert.admin.service';
import { AlertController } from './alert.controller';
import { AlertService } from './alert.service';
import { AlertTaskSource } from './alert.task-source';

@Module({
  imports: [MessageModule],
  controllers: [AlertAdminController, AlertController],
  providers: [AlertRaiseService, AlertWatchService, AlertAdminService, AlertService, AlertTaskSource],
})
export class AlertModule {}
