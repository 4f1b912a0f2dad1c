import { Controller } from '@nestjs/common';
import { AGREEMENTS, commonApi, type PublicConfig, UPLOADS } from '@ipw/domain';
import { Call, Ctx } from '../core/http/call';
import type { Context } from '../core/http/context';
import { Consents } from './consent.service';
import { regions } from '../core/regions';

@Controller()
export class CommonController {
  constructor(private readonly consents: Consents) {}

  @Call(commonApi.regions)
  regions(@Ctx() { language }: Context) {
    return regions(language);
  }

  @Call(commonApi.config)
  config(@Ctx() { language }: Context): PublicConfig {
    const agreements = Object.fromEntries(
      AGREEMENTS.map((page) => {
        const { version, hash } = this.consents.text(page, language);
        return [page, { version, hash }];
      }),
    );
    return { uploads: UPLOADS, agreements, features: { sts: false } };
  }
}
