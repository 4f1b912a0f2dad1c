import { Controller, Get, Head, Inject, Param, Req, Res } from '@nestjs/common';
import { type Input, isId, languageOf, publicIpApi, type PublicIp } from '@ipw/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../core/config';
import { DomainError } from '../core/errors/domain-error';
import { queryOf } from '../core/http/body';
import { Call, Ctx, In, Open } from '../core/http/call';
import { type Context, contextOf } from '../core/http/context';
import { markup } from '../core/http/html';
import { originOf } from '../core/http/origin';
import { LimitService } from '../core/limit/limit.service';
import { PRIVATE_PARAMETER } from '../shop';
import { ipPage, missingPage } from './ip-page';
import { digest, POLICY } from './page-policy';
import { PublicIpService } from './public-ip.service';
import { sourceOf } from './visit-source';
import { isPerson, VisitService } from './visit.service';

/** The pages of IPs for visitors, link previews and search engines. */
@Controller()
export class PublicController {
  constructor(
    private readonly ips: PublicIpService,
    private readonly limits: LimitService,
    private readonly visits: VisitService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Call(publicIpApi.public)
  async public(@In() given: Input<typeof publicIpApi.public>, @Ctx() { address, language }: Context) {
    await this.limits.take('directory', address);
    return this.ips.find(given, language);
  }

  @Open()
  @Get('ip/:slug')
  async page(@Param('slug') slug: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const wish = languageOf(queryOf(request).lang);
    const language = wish ?? languageOf(request.headers['accept-language']) ?? 'zh-CN';
    const key = queryOf(request)[PRIVATE_PARAMETER];
    // Revalidated by ETag at each visit, so that content a holder hides disappears at once. Answers to a private link are
    // never cached.
    void reply.type('text/html; charset=utf-8').headers({
      'content-security-policy': POLICY,
      'content-language': language,
      'cache-control': key === undefined ? 'public, no-cache' : 'private, no-store',
      vary: 'accept-language',
    });
    const ip = await this.find(slug, language, key);
    if (!ip) return reply.status(404).send(missingPage(language));
    if (slug !== ip.slug) {
      // Keeps the key of a private link in the redirect to a new name.
      const query = request.raw.url?.split('?')[1];
      return reply.redirect(`/ip/${encodeURIComponent(ip.slug)}${query ? `?${query}` : ''}`, 301);
    }
    if (isPerson(request))
      await this.visits.look(ip.ip_id, contextOf(request), sourceOf(queryOf(request), request.headers));
    const page = ipPage(ip, {
      language,
      chosen: wish !== undefined,
      origin: originOf(this.config),
      key,
    });
    const tag = `"${digest(page)}"`;
    void reply.header('etag', tag);
    return request.headers['if-none-match'] === tag ? reply.status(304).send() : reply.send(page);
  }

  /** HEAD answers the status of GET. */
  @Open()
  @Head('ip/:slug')
  async head(@Param('slug') slug: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return this.page(slug, request, reply);
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

  private async find(
    slug: string,
    language: Context['language'],
    key: string | undefined,
  ): Promise<PublicIp | undefined> {
    try {
      return await this.ips.find(isId(slug) ? { ip_id: slug } : { slug }, language, key);
    } catch (error) {
      if (error instanceof DomainError && error.reason === 'NOT_FOUND') return undefined;
      throw error;
    }
  }
}
