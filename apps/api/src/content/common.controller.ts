import { Controller, Inject } from '@nestjs/common';
import { AGREEMENTS, bannerApi, commonApi, type PublicConfig, UPLOADS } from '@ipw/domain';
import { CONFIG, type Config } from '../core/config';
import { Call, Ctx } from '../core/http/call';
import type { Context } from '../core/http/context';
import { AgreementService } from './agreement.service';
import { BannerService } from './banner.service';
import { regions } from '../core/regions';

@Controller()
export class CommonController {
  constructor(
    private readonly agreements: AgreementService,
    private readonly banners: BannerService,
    @Inject(CONFIG) private readonly settings: Config,
  ) {}

  @Call(bannerApi.getBanner)
  getBanner(@Ctx() { language }: Context) {
    return this.banners.shown(language);
  }

  @Call(commonApi.regions)
  regions(@Ctx() { language }: Context) {
    return regions(language);
  }

  @Call(commonApi.config)
  async config(@Ctx() { language }: Context): Promise<PublicConfig> {
    const published = await this.agreements.published(AGREEMENTS);
    const agreements: PublicConfig['agreements'] = {};
    for (const [page, versions] of published) {
      const { version, hash } = (await this.agreements.texts(page, this.agreements.live(versions)))[language];
      agreements[page] = { version, hash };
    }
    const { API_SIGN_REQUIRED, API_SIGN_SECRET, S3_ROLE_ARN } = this.settings;
    return {
      uploads: UPLOADS,
      agreements,
      features: { sts: S3_ROLE_ARN !== undefined },
      sign_secret: API_SIGN_REQUIRED ? API_SIGN_SECRET : null,
    };
  }
}
