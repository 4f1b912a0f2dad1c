export { ClaimHandoverService } from './claim-handover.service';
export { ClaimModule } from './claim.module';
