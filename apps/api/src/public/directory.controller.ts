import { Controller } from '@nestjs/common';
import { directoryApi, type Input } from '@ipw/domain';
import { Call, Ctx, In } from '../core/http/call';
import type { Context } from '../core/http/context';
import { LimitService } from '../core/limit/limit.service';
import { DirectoryService } from './directory.service';

@Controller()
export class DirectoryController {
  constructor(
    private readonly shown: DirectoryService,
    private readonly limits: LimitService,
  ) {}

  @Call(directoryApi.directory)
  async directory(@In() input: Input<typeof directoryApi.directory>, @Ctx() { address, language }: Context) {
    await this.limits.take('directory', address);
    return this.shown.read(input, language);
  }
}
