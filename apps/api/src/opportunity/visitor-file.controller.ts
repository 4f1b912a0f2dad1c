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
import { LimitService } from '../core/limit/limit.service';
import { networkCounts } from '../core/limit/rules';
import { BUYER_COOKIE, BuyerLinkService } from './buyer-link.service';
import { VisitorPictureService } from './visitor-picture.service';

/** Pictures of people without an account, from a browser that has proven the phone. */
@Controller()
export class VisitorFileController {
  constructor(
    private readonly limits: LimitService,
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
    const { usage } = queryOf(request);
    const rooms = usage === 'draft_image' ? await this.pictures.roomsOf(phone) : [];
    const counts = networkCounts('visitor_upload', context);
    if (rooms.length === 0) await this.limits.pass([...counts, ['visitor_upload_phone', phone]], context);
    else {
      await this.limits.pass(counts, context);
      await this.takeRoom(rooms);
    }
    return phone;
  }

  /** Drafts are counted by room, because a cooperation needs more of them in a day than a sheet: a full room leaves the others. */
  private async takeRoom([id, ...others]: readonly string[]): Promise<void> {
    try {
      await this.limits.take('room_upload', id!);
    } catch (error) {
      if (others.length === 0) throw error;
      await this.takeRoom(others);
    }
  }

  /** The phone (its hash) this browser has proven. */
  private phoneOf(request: FastifyRequest): string {
    const phone = this.links.proven(readCookie(request.headers.cookie, BUYER_COOKIE));
    if (phone === undefined) throw new DomainError('YZM');
    return phone;
  }
}
