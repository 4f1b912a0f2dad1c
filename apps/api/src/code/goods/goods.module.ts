import { Module } from '@nestjs/common';
import { goodsAdminApi, licenseeAdminApi } from '@ipw/domain';
import { AdminController } from '../../core/http/admin.controller';
import { LabelContactModule } from '../contact/contact.module';
import { GoodsAwardService } from './goods-award.service';
import { GoodsAdminService } from './goods.admin.service';
import { GoodsController } from './goods.controller';
import { GoodsSearchSource } from './goods.search-source';
import { GoodsService } from './goods.service';
import { LicenseeAdminService } from './licensee.admin.service';
import { LicenseeService } from './licensee.service';

@Module({
  imports: [LabelContactModule],
  controllers: [
    AdminController(goodsAdminApi, GoodsAdminService),
    GoodsController,
    AdminController(licenseeAdminApi, LicenseeAdminService),
  ],
  providers: [
    GoodsAdminService,
    GoodsAwardService,
    GoodsSearchSource,
    GoodsService,
    LicenseeAdminService,
    LicenseeService,
  ],
  exports: [GoodsAwardService],
})
export class GoodsModule {}
