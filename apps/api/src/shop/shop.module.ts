import { Module } from '@nestjs/common';
import { MemberModule } from '../member';
import { MessageModule } from '../message';
import { IpModule } from '../ip';
import { BusinessPasswordController } from './business-password.controller';
import { BusinessPasswordService } from './business-password.service';
import { ContactService } from './contact.service';
import { ManualController } from './manual.controller';
import { ManualService } from './manual.service';
import { OnepageService } from './onepage.service';
import { ShopTaskSource } from './shop.task-source';
import { ShopController } from './shop.controller';
import { ShopFileViewers } from './shop.file-viewers';
import { ShopFrontService } from './shop-front.service';
import { ShopLinkService } from './shop-link.service';
import { ShopSettingService } from './shop-setting.service';
import { ShopPersonalData } from './shop.personal-data';

@Module({
  imports: [IpModule, MemberModule, MessageModule],
  controllers: [BusinessPasswordController, ManualController, ShopController],
  providers: [
    BusinessPasswordService,
    ContactService,
    ManualService,
    OnepageService,
    ShopFileViewers,
    ShopPersonalData,
    ShopTaskSource,
    ShopFrontService,
    ShopLinkService,
    ShopSettingService,
  ],
  exports: [BusinessPasswordService, ContactService, ShopFrontService, ShopLinkService],
})
export class ShopModule {}
