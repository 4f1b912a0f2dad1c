import { Module } from '@nestjs/common';
import { MemberModule } from '../member/member.module';
import { MessageModule } from '../message/message.module';
import { IpModule } from '../ip/ip.module';
import { BusinessPasswordController } from './business-password.controller';
import { BusinessPasswords } from './business-passwords.service';
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
  imports: [IpModule, MemberModule, MessageModule],
  controllers: [BusinessPasswordController, ManualController, ShopController],
  providers: [
    BusinessPasswords,
    Contacts,
    Manuals,
    Onepages,
    ShopCourt,
    ShopFronts,
    ShopLinks,
    ShopSettings,
    ShopSubjects,
  ],
  exports: [ShopFronts, ShopLinks],
})
export class ShopModule {}
