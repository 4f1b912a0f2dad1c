import { Controller } from '@nestjs/common';
import { certificateApi, type Input } from '@ipw/domain';
import { Call, Ctx, In } from '../http/call';
import type { Context } from '../http/context';
import { LimitService } from '../limit/limit.service';
import { networkCounts } from '../limit/rules';
import { CertificateService } from './certificate.service';

@Controller()
export class CertificateController {
  constructor(
    private readonly certificates: CertificateService,
    private readonly limits: LimitService,
  ) {}

  @Call(certificateApi.keys)
  keys() {
    return this.certificates.published();
  }

  @Call(certificateApi.checkSignature)
  async checkSignature(@In() input: Input<typeof certificateApi.checkSignature>, @Ctx() context: Context) {
    await this.limits.takeAll(networkCounts('signature', context));
    return this.certificates.checkSignature(input);
  }
}
