export { BuyerAccessService } from './buyer-access.service';
export { BuyerErasureService } from './buyer-erasure.service';
export { BUYER_COOKIE, type Browser, BuyerLinkService } from './buyer-link.service';
export type { CooperationEntity } from './cooperation.entity';
export { type BrandText, CooperationService, type Linked } from './cooperation.service';
export { OpportunityModule } from './opportunity.module';
export { senderOf, VisitorPictureService } from './visitor-picture.service';
