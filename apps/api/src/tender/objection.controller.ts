import { Controller } from '@nestjs/common';
import { type Input, objectionApi } from '@ipw/domain';
import { Call, In, Me } from '../core/http/call';
import type { MemberCaller } from '../core/http/context';
import { ObjectionService } from './objection.service';

@Controller()
export class ObjectionController {
  constructor(private readonly objections: ObjectionService) {}

  @Call(objectionApi.objectionSubmit)
  submit(@Me() me: MemberCaller, @In() input: Input<(typeof objectionApi)['objectionSubmit']>) {
    return this.objections.submit(me, input);
  }
}
