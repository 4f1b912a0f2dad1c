import { Controller } from '@nestjs/common';
import { certificateApi, type Input } from '@ipw/domain';
import { Call, In } from '../http/call';
import { CertificateService } from './certificate.service';

@Controller()
export class CertificateController {
  constructor(private readonly certificates: CertificateService) {}

  @Call(certificateApi.keys)
  keys() {
    return this.certificates.published();
  }

  @Call(certificateApi.checkSignature)
  checkSignature(@In() input: Input<typeof certificateApi.checkSignature>) {
    return this.certificates.checkSignature(input);
  }
}
