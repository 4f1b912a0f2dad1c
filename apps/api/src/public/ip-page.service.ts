import { Inject, Injectable } from '@nestjs/common';
import { isId, type Language, languageOf, type PublicIp } from '@ipw/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../core/config';
import { DomainError } from '../core/errors/domain-error';
import { queryOf } from '../core/http/body';
import { contextOf } from '../core/http/context';
import { originOf } from '../core/http/origin';
import { browserLanguage } from '../core/http/page-language';
import { LimitService } from '../core/limit/limit.service';
import { PRIVATE_PARAMETER, ShopLinkService } from '../shop';
import { missingPage } from './error-pages';
import type { PageQuery } from './page-head';
import { digest, POLICY } from './page-policy';
import { PublicIpService } from './public-ip.service';
import { sourceOf } from './visit-source';
import { isPerson, VisitService } from './visit.service';

/** A page of an IP: its address is the IP's name or id, and what stands behind it. */
interface PageCall {
  slug: string;
  suffix: string;
  render: (ip: PublicIp, query: PageQuery) => string;
}

/** Answers the pages of an IP for visitors and link previews, without a script. */
@Injectable()
export class IpPageService {
  constructor(
    private readonly ips: PublicIpService,
    private readonly limits: LimitService,
    private readonly links: ShopLinkService,
    private readonly visits: VisitService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async answer({ slug, suffix, render }: PageCall, request: FastifyRequest, reply: FastifyReply) {
    await this.limits.take('public_page', contextOf(request).address);
    const wish = languageOf(queryOf(request).lang);
    const language = wish ?? browserLanguage(request);
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
      const address = `/ip/${encodeURIComponent(ip.slug)}${suffix}`;
      return reply.redirect(query ? `${address}?${query}` : address, 301);
    }
    if (isPerson(request))
      await this.visits.look(ip.ip_id, contextOf(request), sourceOf(queryOf(request), request.headers));
    const page = render(ip, {
      language,
      chosen: wish !== undefined,
      origin: originOf(this.config),
      key,
      opened: key !== undefined && (await this.links.opens(ip.ip_id, key)),
    });
    const tag = `"${digest(page)}"`;
    void reply.header('etag', tag);
    return request.headers['if-none-match'] === tag ? reply.status(304).send() : reply.send(page);
  }

  private async find(
    slug: string,
    language: Language,
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
