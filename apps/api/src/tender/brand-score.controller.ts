import { Controller, Res } from '@nestjs/common';
import { brandScoreApi, type Input } from '@ipw/domain';
import type { FastifyReply } from 'fastify';
import { Call, In } from '../core/http/call';
import { BuyerLinkService } from '../opportunity';
import { BrandScoreService } from './brand-score.service';

type Api = typeof brandScoreApi;

@Controller()
export class BrandScoreController {
  constructor(
    private readonly links: BuyerLinkService,
    private readonly scores: BrandScoreService,
  ) {}

  @Call(brandScoreApi.brandEntries)
  entries(@In() input: Input<Api['brandEntries']>, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.scores.entries(input, this.links.browserOf(reply));
  }

  @Call(brandScoreApi.brandScore)
  score(@In() input: Input<Api['brandScore']>, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.scores.give(input, this.links.browserOf(reply));
  }
}
