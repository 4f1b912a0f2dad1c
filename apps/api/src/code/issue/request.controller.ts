import { Controller } from '@nestjs/common';
import { codeRequestApi, type Input } from '@ipw/domain';
import { Call, In, Me } from '../../core/http/call';
import type { MemberCaller } from '../../core/http/context';
import { CodeRequestService } from './code-request.service';

@Controller()
export class CodeRequestController {
  constructor(private readonly requests: CodeRequestService) {}

  @Call(codeRequestApi.create)
  useCreate(@Me() me: MemberCaller, @In() input: Input<typeof codeRequestApi.create>) {
    return this.requests.create(me, input);
  }

  @Call(codeRequestApi.list)
  useList(@In() input: Input<typeof codeRequestApi.list>) {
    return this.requests.list(input);
  }
}
