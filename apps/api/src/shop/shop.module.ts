import { Module } from '@nestjs/common';
import { IpModule } from '../ip/ip.module';
import { Contacts } from './contacts.service';
import { ManualController } from './manual.controller';
import { Manuals } from './manuals.service';
import { Onepages } from './onepages.service';
import { ShopCourt } from './shop.court';
import { ShopController } from './shop.controller';
import { ShopFronts } from './shop-front';
import { ShopLinks } from './shop-links.service';
import { ShopSettings } from './shop-settings.service';
import { ShopSubjects } from './shop-setting.subject';

@Module({
  imports: [IpModule],
  controllers: [ManualController, ShopController],
  providers: [Contacts, Manuals, Onepages, ShopCourt, ShopFronts, ShopLinks, ShopSettings, ShopSubjects],
  exports: [ShopFronts, ShopLinks],
})
export class ShopModule {}
