import { Controller, Get, Head, Inject, Param, Req, Res } from '@nestjs/common';
import { ASK_SUFFIX, type Input, publicIpApi } from '@ipw/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../core/config';
import { Call, Ctx, In, Open } from '../core/http/call';
import { type Context, contextOf } from '../core/http/context';
import { markup } from '../core/http/html';
import { originOf } from '../core/http/origin';
import { LimitService } from '../core/limit/limit.service';
import { askPage } from './ask-page';
import { ipPage } from './ip-page';
import { IpPageService } from './ip-page.service';
import { PublicIpService } from './public-ip.service';

/** The pages of IPs for visitors, link previews and search engines. */
@Controller()
export class PublicController {
  constructor(
    private readonly ips: PublicIpService,
    private readonly limits: LimitService,
    private readonly pages: IpPageService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Call(publicIpApi.public)
  async public(@In() given: Input<typeof publicIpApi.public>, @Ctx() { address, language }: Context) {
    await this.limits.take('directory', address);
    return this.ips.find(given, language);
  }

  @Open()
  @Get('ip/:slug')
  page(@Param('slug') slug: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return this.pages.answer({ slug, suffix: '', render: ipPage }, request, reply);
  }

  /** HEAD answers the status of GET. */
  @Open()
  @Head('ip/:slug')
  head(@Param('slug') slug: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return this.page(slug, request, reply);
  }

  @Open()
  @Get('ip/:slug/cooperate')
  ask(@Param('slug') slug: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return this.pages.answer({ slug, suffix: ASK_SUFFIX, render: askPage }, request, reply);
  }

  @Open()
  @Head('ip/:slug/cooperate')
  askHead(@Param('slug') slug: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return this.ask(slug, request, reply);
  }

  @Open()
  @Get('sitemap.xml')
  async sitemap(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    await this.limits.take('sitemap', contextOf(request).address);
    const origin = originOf(this.config);
    // A sitemap needs absolute addresses.
    if (!origin) return reply.status(404).send();
    const pages = ['/', ...(await this.ips.addresses()).map((slug) => `/ip/${encodeURIComponent(slug)}`)];
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=600')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n${
          markup`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"
            >${pages.map((page) => markup`<url><loc>${origin + page}</loc></url>`)}</urlset
          >`.text
        }\n`,
      );
  }

  @Open()
  @Get('robots.txt')
  robots(@Res() reply: FastifyReply) {
    const origin = originOf(this.config);
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=600')
      .send(
        `User-agent: *\nDisallow: /admin/\nDisallow: /api/\nDisallow: /go/\nDisallow: /preview/\n${origin && `Sitemap: ${origin}/sitemap.xml\n`}`,
      );
  }
}
