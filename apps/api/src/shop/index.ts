export { BusinessPasswordService } from './business-password.service';
export { ContactService } from './contact.service';
export { ShopFrontService } from './shop-front.service';
export { PRIVATE_PARAMETER, ShopLinkService } from './shop-link.service';
export type { ShopLinkEntity } from './shop.entity';
export { ShopModule } from './shop.module';
