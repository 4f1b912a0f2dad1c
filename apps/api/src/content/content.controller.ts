import { Controller } from '@nestjs/common';
import { ALL_FIELDS, contentApi, type Input } from '@ipw/domain';
import { Call, Ctx, In } from '../core/http/call';
import type { Context } from '../core/http/context';
import { Limits } from '../core/limit/limits';
import { Consents } from './consent.service';
import { PublicDirectory } from './directory.service';

@Controller()
export class ContentController {
  constructor(
    private readonly consents: Consents,
    private readonly shown: PublicDirectory,
    private readonly limits: Limits,
  ) {}

  @Call(contentApi.legal)
  legal(@In() input: Input<typeof contentApi.legal>, @Ctx() context: Context) {
    return this.consents.text(input.page, context.language);
  }

  @Call(contentApi.directory)
  async directory(
    @In() { field }: Input<typeof contentApi.directory>,
    @Ctx() { address, language }: Context,
  ) {
    await this.limits.take('directory', address);
    return this.shown.read(field ?? ALL_FIELDS, language);
  }
}
