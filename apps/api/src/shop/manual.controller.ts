import { Controller } from '@nestjs/common';
import { type Input, manualApi } from '@ipw/domain';
import { Call, In, Me } from '../core/http/call';
import type { MemberCaller } from '../core/http/context';
import { ManualService } from './manual.service';

type Api = typeof manualApi;

@Controller()
export class ManualController {
  constructor(private readonly manuals: ManualService) {}

  @Call(manualApi.list)
  list(@Me() me: MemberCaller, @In() input: Input<Api['list']>) {
    return this.manuals.list(me, input);
  }

  @Call(manualApi.detail)
  detail(@Me() me: MemberCaller, @In() input: Input<Api['detail']>) {
    return this.manuals.detail(me, input);
  }

  @Call(manualApi.save)
  save(@Me() me: MemberCaller, @In() input: Input<Api['save']>) {
    return this.manuals.save(me, input);
  }

  @Call(manualApi.submit)
  submit(@Me() me: MemberCaller, @In() input: Input<Api['submit']>) {
    return this.manuals.submit(me, input);
  }

  @Call(manualApi.delete)
  remove(@Me() me: MemberCaller, @In() input: Input<Api['delete']>) {
    return this.manuals.remove(me, input);
  }

  @Call(manualApi.sort)
  sort(@In() input: Input<Api['sort']>) {
    return this.manuals.sort(input);
  }
}
