export { ContactPhoneService } from './contact-phone.service';
export { IpAccessService, OWNER } from './ip-access.service';
export { IpOwnershipService } from './ip-ownership.service';
export type { IpEntity } from './ip.entity';
export { correctionsIn, linesOfIp, proposes } from './ip-lines';
export {
  ALL_TERM,
  CLAIMED_AT_SQL,
  CLAIMED_TERM,
  itemTerm,
  keywordTerms,
  kindTerm,
  type Narrowest,
  narrowest,
} from './ip-terms';
export { indexAllIps } from './ip-index.service';
export { IpModule } from './ip.module';
export { dayOf, IP_SHOWN, ipDetail, type IpShown } from './ip.view';
export { OPEN_CLAIM_STATES } from './open-claims';
export { sheetWaits } from './open-sheets';
export { namedOperatorsOf, operatorsOf, OWNERS_OF_IP, readersOf } from './operators';
export { takenNow } from './taken-fields';
export { OPEN_DISPUTE_STATES, refuseDisputed, refuseDisputedOrLost } from './open-dispute';
export { ownedAmong } from './owned-among';
export { ReferenceListService, type WordOf } from './reference-list.service';
export { indexedIps, type IpCondition, shownIps, WAITING_IPS } from './shown-ips';
export { SlugService } from './slug.service';
