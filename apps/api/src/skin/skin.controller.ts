import { Controller } from '@nestjs/common';
import { type Input, skinApi } from '@ipw/domain';
import { Call, Ctx, In, Me } from '../core/http/call';
import type { Context, MemberCaller } from '../core/http/context';
import { SkinListService } from './skin-list.service';
import { SkinService } from './skin.service';

type Api = typeof skinApi;

@Controller()
export class SkinController {
  constructor(
    private readonly lists: SkinListService,
    private readonly skins: SkinService,
  ) {}

  @Call(skinApi.list)
  list(@Me() me: MemberCaller, @In() input: Input<Api['list']>) {
    return this.lists.list(me, input);
  }

  @Call(skinApi.detail)
  detail(@Me() me: MemberCaller, @In() input: Input<Api['detail']>, @Ctx() { language }: Context) {
    return this.lists.detail(me, input, language);
  }

  @Call(skinApi.save)
  save(@Me() me: MemberCaller, @In() input: Input<Api['save']>) {
    return this.skins.save(me, input);
  }

  @Call(skinApi.submit)
  submit(@Me() me: MemberCaller, @In() input: Input<Api['submit']>, @Ctx() { language }: Context) {
    return this.skins.submit(me, input, language);
  }

  @Call(skinApi.withdraw)
  withdraw(@Me() me: MemberCaller, @In() input: Input<Api['withdraw']>) {
    return this.skins.withdraw(me, input);
  }
}
