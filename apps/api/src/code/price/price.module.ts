import { Module } from '@nestjs/common';
import { labelPriceAdminApi } from '@ipw/domain';
import { AdminController } from '../../core/http/admin.controller';
import { PriceBookService } from './price-book.service';
import { PriceAdminService } from './price.admin.service';
import { PriceController } from './price.controller';
import { PriceService } from './price.service';

@Module({
  controllers: [AdminController(labelPriceAdminApi, PriceAdminService), PriceController],
  providers: [PriceBookService, PriceAdminService, PriceService],
  exports: [PriceService],
})
export class PriceModule {}
