export { GoodsAwardService } from './goods-award.service';
export { GoodsModule } from './goods.module';
export { priceOf } from './goods-price';
export type { GoodsEntity, LicenseeEntity } from './goods.entity';
export { openLicenseeContact, sealLicenseeContact } from './licensee-contact';
export { SCANNED } from './scanned';
