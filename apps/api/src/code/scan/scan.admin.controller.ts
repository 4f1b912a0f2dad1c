import { Controller } from '@nestjs/common';
import { scanAdminApi } from '@ipw/domain';
import { AdminListController } from '../../core/http/admin-list.controller';
import { ScanAdminService } from './scan.admin.service';

/** All scans, including those of unknown codes. */
@Controller()
export class ScanAdminController extends AdminListController(scanAdminApi) {
  constructor(protected readonly records: ScanAdminService) {
    super();
  }
}
