import { Module } from '@nestjs/common';
import { tenderAdminApi } from '@ipw/domain';
import { AdminController } from '../core/http/admin.controller';
import { IpModule } from '../ip';
import { TenderAdminService } from './tender.admin.service';
import { TenderBoardService } from './tender-board.service';
import { TenderChangeService } from './tender-change.service';
import { TenderController } from './tender.controller';
import { TenderEditService } from './tender-edit.service';
import { TenderFileService } from './tender-file.service';
import { TenderLabelService } from './tender-label.service';
import { TenderPersonalData } from './tender.personal-data';
import { TenderService } from './tender.service';

@Module({
  imports: [IpModule],
  controllers: [TenderController, AdminController(tenderAdminApi, TenderAdminService)],
  providers: [
    TenderAdminService,
    TenderBoardService,
    TenderChangeService,
    TenderEditService,
    TenderFileService,
    TenderLabelService,
    TenderPersonalData,
    TenderService,
  ],
})
export class TenderModule {}
