import { Controller, Res } from '@nestjs/common';
import { campaignApi, type Input } from '@ipw/domain';
import type { FastifyReply } from 'fastify';
import { Call, Ctx, In } from '../core/http/call';
import type { Context } from '../core/http/context';
import { BuyerLinkService } from '../opportunity';
import { CampaignFollowService } from './campaign-follow.service';
import { CampaignService } from './campaign.service';
import { EntryIntakeService } from './entry-intake.service';
import { OwnEntryService } from './own-entry.service';

type Api = typeof campaignApi;

@Controller()
export class CampaignController {
  constructor(
    private readonly campaigns: CampaignService,
    private readonly follows: CampaignFollowService,
    private readonly intake: EntryIntakeService,
    private readonly links: BuyerLinkService,
    private readonly own: OwnEntryService,
  ) {}

  @Call(campaignApi.campaign)
  campaign(@In() input: Input<Api['campaign']>, @Ctx() context: Context) {
    return this.campaigns.campaign(input, context);
  }

  @Call(campaignApi.entry)
  entry(@In() input: Input<Api['entry']>, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.intake.submit(input, this.links.browserOf(reply));
  }

  @Call(campaignApi.mine)
  mine(@In() input: Input<Api['mine']>, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.own.list(input, this.links.browserOf(reply));
  }

  @Call(campaignApi.withdraw)
  withdraw(@In() input: Input<Api['withdraw']>, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.own.withdraw(input, this.links.browserOf(reply));
  }

  @Call(campaignApi.erase)
  erase(@In() input: Input<Api['erase']>, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.own.erase(input, this.links.browserOf(reply));
  }

  @Call(campaignApi.wall)
  wall(@In() input: Input<Api['wall']>, @Ctx() context: Context) {
    return this.campaigns.wall(input, context);
  }

  @Call(campaignApi.follow)
  follow(@In() input: Input<Api['follow']>) {
    return this.follows.follow(input);
  }

  @Call(campaignApi.report)
  report(@In() input: Input<Api['report']>, @Ctx() context: Context) {
    return this.campaigns.report(input, context);
  }
}
