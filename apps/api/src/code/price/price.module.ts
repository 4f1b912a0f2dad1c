import { Module } from '@nestjs/common';
import { PriceBookService } from './price-book.service';
import { PriceAdminController } from './price.admin.controller';
import { PriceAdminService } from './price.admin.service';
import { PriceController } from './price.controller';
import { PriceService } from './price.service';

@Module({
  controllers: [PriceAdminController, PriceController],
  providers: [PriceBookService, PriceAdminService, PriceService],
  exports: [PriceService],
})
export class PriceModule {}
