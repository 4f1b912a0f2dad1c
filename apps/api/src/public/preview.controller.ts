import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { isId } from '@ipw/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RelationService } from '../core/auth/relation.service';
import { FileSessionService } from '../core/files/file-session.service';
import { Open } from '../core/http/call';
import { pageLanguage } from '../core/http/page-language';
import { previewPage } from './ip-page';
import { missingPage } from './error-pages';
import { PublicIpService } from './public-ip.service';
import { FRAMED } from './page-policy';

/** The page of an IP with its drafts, for members who operate it. */
@Controller()
export class PreviewController {
  constructor(
    private readonly ips: PublicIpService,
    private readonly sessions: FileSessionService,
    private readonly relations: RelationService,
  ) {}

  /** The browser's cookie proves the session, because a frame sends no token. Everybody else finds no page. */
  @Open()
  @Get('preview/:id')
  async page(@Param('id') id: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const language = pageLanguage(request);
    void reply.type('text/html; charset=utf-8').headers({
      ...FRAMED,
      'x-robots-tag': 'noindex, nofollow',
      'content-language': language,
      'cache-control': 'private, no-store',
    });
    const member = isId(id) ? await this.sessions.memberOf(request.headers) : undefined;
    if (!member || !(await this.relations.has(id, member)))
      return reply.status(404).send(missingPage(language));
    const { ip, open } = await this.ips.preview(id, member, language);
    return reply.send(previewPage(ip, open, language));
  }
}
