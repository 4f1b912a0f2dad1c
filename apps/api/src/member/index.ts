export { ConsultantService } from './consultant.service';
export { CurrentIpService } from './current-ip.service';
export type { MemberEntity } from './member.entity';
export { MemberModule } from './member.module';
export { lockOpenAccount } from './open-account';
export { OwnMatterService } from './own-matter.service';
export { OneTimeCodeService } from './one-time-code.service';
export { OwnProofService } from './own-proof.service';
