import { Controller } from '@nestjs/common';
import { evidenceApi, type Input } from '@ipw/domain';
import { Call, Ctx, In, Me } from '../core/http/call';
import type { Context, MemberCaller } from '../core/http/context';
import { LimitService } from '../core/limit/limit.service';
import { networkCounts } from '../core/limit/rules';
import { EvidenceCertificateService } from './evidence-certificate.service';
import { EvidenceService } from './evidence.service';

@Controller()
export class EvidenceController {
  constructor(
    private readonly evidence: EvidenceService,
    private readonly certificates: EvidenceCertificateService,
    private readonly limits: LimitService,
  ) {}

  @Call(evidenceApi.file)
  file(@Me() me: MemberCaller, @In() input: Input<typeof evidenceApi.file>) {
    return this.evidence.file(me, input);
  }

  @Call(evidenceApi.certificate)
  certificate(
    @Me() me: MemberCaller,
    @In() input: Input<typeof evidenceApi.certificate>,
    @Ctx() { language }: Context,
  ) {
    return this.certificates.ofFile(me, input, language);
  }

  @Call(evidenceApi.filingCertificate)
  filingCertificate(
    @Me() me: MemberCaller,
    @In() input: Input<typeof evidenceApi.filingCertificate>,
    @Ctx() { language }: Context,
  ) {
    return this.certificates.ofFiling(me, input, language);
  }

  @Call(evidenceApi.find)
  async find(@In() input: Input<typeof evidenceApi.find>, @Ctx() context: Context) {
    await this.limits.pass(networkCounts('evidence', context), context);
    return this.evidence.find(input);
  }

  @Call(evidenceApi.seal)
  async seal(@In() input: Input<typeof evidenceApi.seal>, @Ctx() context: Context) {
    await this.limits.pass(networkCounts('evidence', context), context);
    return this.evidence.seal(input);
  }
}
