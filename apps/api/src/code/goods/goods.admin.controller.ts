import { Controller } from '@nestjs/common';
import { goodsAdminApi } from '@ipw/domain';
import { AdminRecordController } from '../../core/http/admin-list.controller';
import { GoodsAdminService } from './goods.admin.service';

/** Goods that carry labels, read-only for staff. */
@Controller()
export class GoodsAdminController extends AdminRecordController(goodsAdminApi) {
  constructor(protected readonly records: GoodsAdminService) {
    super();
  }
}
