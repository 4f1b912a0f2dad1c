import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { queryOf } from '../core/http/body';
import { Open } from '../core/http/call';
import { contextOf } from '../core/http/context';
import { pageLanguage } from '../core/http/page-language';
import { LimitService } from '../core/limit/limit.service';
import { PRIVATE_PARAMETER } from '../shop';
import { CountedLinkService } from './counted-link.service';
import { missingPage, errorHtml } from './error-pages';
import { isPerson, VisitService } from './visit.service';

/** Links of public pages that are counted: they lead on to a picture, the manual, or the way to ask. */
@Controller()
export class CountedController {
  constructor(
    private readonly links: CountedLinkService,
    private readonly limits: LimitService,
    private readonly visits: VisitService,
  ) {}

  @Open()
  @Get('go/:ip/:act')
  async go(
    @Param('ip') ipId: string,
    @Param('act') act: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    await this.limits.take('public_page', contextOf(request).address);
    const { id, [PRIVATE_PARAMETER]: key } = queryOf(request);
    const language = pageLanguage(request);
    const target = await this.links.target(ipId, act, { id, key }, language);
    void reply.headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
    if (!target) return errorHtml(reply.status(404), language).send(missingPage(language));
    if (isPerson(request)) await this.visits.act(ipId, contextOf(request), target.figures);
    return reply.redirect(target.address, 302);
  }
}
