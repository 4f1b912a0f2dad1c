import { Controller, Get, Head, Inject, Param, Req, Res } from '@nestjs/common';
import { isId } from '@ipw/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CampaignService } from '../campaign';
import { CONFIG, type Config } from '../core/config';
import { Open } from '../core/http/call';
import { contextOf } from '../core/http/context';
import { originOf } from '../core/http/origin';
import { pageLanguage } from '../core/http/page-language';
import { LimitService } from '../core/limit/limit.service';
import { campaignPage } from './campaign-page';
import { unknownPage } from './error-pages';
import { POLICY } from './page-policy';

/** The page of a campaign whose address messengers can show. No script. */
@Controller()
export class CampaignPageController {
  constructor(
    private readonly campaigns: CampaignService,
    private readonly limits: LimitService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Open()
  @Get('campaign/:id')
  async page(@Param('id') id: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    await this.limits.take('public_page', contextOf(request).address);
    const language = pageLanguage(request);
    void reply.type('text/html; charset=utf-8').headers({
      'content-security-policy': POLICY,
      'content-language': language,
      'cache-control': 'no-cache',
      vary: 'accept-language',
    });
    const campaign = isId(id) ? await this.campaigns.found(id, language) : undefined;
    if (!campaign) return reply.status(404).send(unknownPage(language));
    return reply.send(campaignPage(campaign, language, originOf(this.config)));
  }

  /** HEAD answers the status of GET. */
  @Open()
  @Head('campaign/:id')
  head(@Param('id') id: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return this.page(id, request, reply);
  }
}
