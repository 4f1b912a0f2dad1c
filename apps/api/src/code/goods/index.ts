export type { GoodsEntity, LicenseeEntity } from './goods.entity';
export { openLicenseeContact, sealLicenseeContact } from './licensee-contact';
