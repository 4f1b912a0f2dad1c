import { Controller } from '@nestjs/common';
import { contentApi, type Input } from '@ipw/domain';
import { Call, Ctx, In } from '../core/http/call';
import type { Context } from '../core/http/context';
import { Consents } from './consent.service';

@Controller()
export class ContentController {
  constructor(private readonly consents: Consents) {}

  @Call(contentApi.legal)
  legal(@In() input: Input<typeof contentApi.legal>, @Ctx() context: Context) {
    return this.consents.text(input.page, context.language);
  }
}
