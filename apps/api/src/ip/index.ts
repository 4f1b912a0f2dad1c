export { ContactPhoneService } from './contact-phone.service';
export { IpOwnershipService } from './ip-ownership.service';
export type { IpEntity } from './ip.entity';
export { IpModule } from './ip.module';
export { dayOf, ipDetail } from './ip.view';
export { OPEN_CLAIM_STATES } from './open-claims';
export { OPEN_DISPUTE_STATES, refuseDisputed } from './open-dispute';
export { ReferenceListService, type WordOf } from './reference-list.service';
export { SlugService } from './slug.service';
