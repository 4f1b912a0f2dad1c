import { Controller } from '@nestjs/common';
import { evidenceApi, type Input } from '@ipw/domain';
import { Call, In, Me } from '../core/http/call';
import type { MemberCaller } from '../core/http/context';
import { EvidenceService } from './evidence.service';

@Controller()
export class EvidenceController {
  constructor(private readonly evidence: EvidenceService) {}

  @Call(evidenceApi.file)
  file(@Me() me: MemberCaller, @In() input: Input<typeof evidenceApi.file>) {
    return this.evidence.file(me, input);
  }

  @Call(evidenceApi.find)
  find(@In() input: Input<typeof evidenceApi.find>) {
    return this.evidence.find(input);
  }

  @Call(evidenceApi.seal)
  seal(@In() input: Input<typeof evidenceApi.seal>) {
    return this.evidence.seal(input);
  }
}
