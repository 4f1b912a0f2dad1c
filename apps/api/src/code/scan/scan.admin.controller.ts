import { Controller } from '@nestjs/common';
import { scanAdminApi } from '@ipw/domain';
import { AdminListController } from '../../core/http/admin-list.controller';
import { ScanAdminService } from './scan.admin.service';

/** Every scan, those of codes nobody made included. */
@Controller()
export class ScanAdminController extends AdminListController(scanAdminApi) {
  constructor(protected readonly records: ScanAdminService) {
    super();
  }
}
