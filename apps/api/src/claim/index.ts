export { ClaimModule } from './claim.module';
