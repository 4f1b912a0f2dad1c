import { processAdminApi } from '@ipw/domain';
import { Module } from '@nestjs/common';
import { AdminController } from '../core/http/admin.controller';
import { ProcessAdminService } from './process.admin.service';
import { ProcessService } from './process.service';

/** The installation itself: its processes, and what an administrator sees of it. */
@Module({
  controllers: [AdminController(processAdminApi, ProcessAdminService)],
  providers: [ProcessAdminService, ProcessService],
})
export class SystemModule {}
