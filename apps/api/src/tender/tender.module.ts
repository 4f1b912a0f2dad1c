import { Module } from '@nestjs/common';
import { tenderAdminApi } from '@ipw/domain';
import { AdminController } from '../core/http/admin.controller';
import { IpModule } from '../ip';
import { TenderAdminService } from './tender.admin.service';
import { TenderChangeService } from './tender-change.service';
import { TenderEditService } from './tender-edit.service';
import { TenderFileService } from './tender-file.service';
import { TenderLabelService } from './tender-label.service';

@Module({
  imports: [IpModule],
  controllers: [AdminController(tenderAdminApi, TenderAdminService)],
  providers: [
    TenderAdminService,
    TenderChangeService,
    TenderEditService,
    TenderFileService,
    TenderLabelService,
  ],
})
export class TenderModule {}
