import { Controller, Inject, Req, Res } from '@nestjs/common';
import { type Input, opportunityApi, visitorUploadInput } from '@ipw/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../core/config';
import { DomainError } from '../core/errors/domain-error';
import { receive } from '../core/files/receive';
import { queryOf } from '../core/http/body';
import { Call, Ctx, In } from '../core/http/call';
import type { Context } from '../core/http/context';
import { readCookie } from '../core/http/cookies';
import { BUYER_COOKIE, BuyerLinkService } from './buyer-link.service';
import { VisitorLimitService } from './visitor-limit.service';
import { VisitorPictureService } from './visitor-picture.service';

/** Pictures of people without an account, from a browser that has proven the phone. */
@Controller()
export class VisitorFileController {
  constructor(
    private readonly limits: VisitorLimitService,
    private readonly links: BuyerLinkService,
    private readonly pictures: VisitorPictureService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Call(opportunityApi.visitorUpload)
  async upload(
    @Req() request: FastifyRequest,
    @Ctx() context: Context,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const phone = await this.admitted(request, context).catch((error: unknown) => {
      // The unread body would otherwise precede the connection's next request.
      request.raw.resume();
      throw error;
    });
    return this.pictures.keep(await receive(request, reply, this.config.DATA_DIR, visitorUploadInput), phone);
  }

  @Call(opportunityApi.visitorFile)
  file(@In() { image_id }: Input<typeof opportunityApi.visitorFile>, @Req() request: FastifyRequest) {
    return this.pictures.own(image_id, this.phoneOf(request));
  }

  private async admitted(request: FastifyRequest, context: Context): Promise<string> {
    const phone = this.phoneOf(request);
    await this.limits.pass(phone, queryOf(request).usage, context);
    return phone;
  }

  /** The phone (its hash) this browser has proven. */
  private phoneOf(request: FastifyRequest): string {
    const phone = this.links.proven(readCookie(request.headers.cookie, BUYER_COOKIE));
    if (phone === undefined) throw new DomainError('YZM');
    return phone;
  }
}
