import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { imageRequestApi, type Input } from '@ipw/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Call, Ctx, In, Me, Open } from '../core/http/call';
import type { Context, MemberCaller } from '../core/http/context';
import { BuyerLinkService } from '../opportunity';
import { ImageBrandService } from './image-brand.service';
import { ImageDownloadService } from './image-download.service';
import { ImageHolderService } from './image-holder.service';
import { ImageRequestService } from './image-request.service';
import { ImageTraceService } from './image-trace.service';

type Api = typeof imageRequestApi;
/** A client that reads nothing for this long counts as gone; it may resume with a range. */
const STALL_MS = 60_000;

@Controller()
export class ImageRequestController {
  constructor(
    private readonly brands: ImageBrandService,
    private readonly downloads: ImageDownloadService,
    private readonly holders: ImageHolderService,
    private readonly links: BuyerLinkService,
    private readonly requests: ImageRequestService,
    private readonly traces: ImageTraceService,
  ) {}

  @Call(imageRequestApi.imageRequestList)
  list(@Me() me: MemberCaller, @In() input: Input<Api['imageRequestList']>, @Ctx() { language }: Context) {
    return this.holders.list(me, input, language);
  }

  @Call(imageRequestApi.imageRequestDetail)
  detail(
    @Me() me: MemberCaller,
    @In() input: Input<Api['imageRequestDetail']>,
    @Ctx() { language }: Context,
  ) {
    return this.holders.detail(me, input, language);
  }

  @Call(imageRequestApi.imageDecide)
  decide(@Me() me: MemberCaller, @In() input: Input<Api['imageDecide']>) {
    return this.requests.decide(me, input);
  }

  @Call(imageRequestApi.imageRevoke)
  revoke(@Me() me: MemberCaller, @In() input: Input<Api['imageRevoke']>) {
    return this.requests.revoke(me, input);
  }

  @Call(imageRequestApi.imageTrace)
  trace(@Me() me: MemberCaller, @In() input: Input<Api['imageTrace']>, @Ctx() { language }: Context) {
    return this.traces.trace(me, input, language);
  }

  @Call(imageRequestApi.brandImages)
  brandImages(@In() input: Input<Api['brandImages']>, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.brands.images(input, this.links.browserOf(reply));
  }

  @Call(imageRequestApi.imageRequest)
  ask(@In() input: Input<Api['imageRequest']>, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.brands.ask(input, this.links.browserOf(reply));
  }

  @Call(imageRequestApi.imageWithdraw)
  withdraw(@In() input: Input<Api['imageWithdraw']>, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.brands.withdraw(input, this.links.browserOf(reply));
  }

  @Call(imageRequestApi.imageLink)
  link(@In() input: Input<Api['imageLink']>, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.brands.link(input, this.links.browserOf(reply));
  }

  @Open()
  @Get('api/files/images/:token')
  async download(@Param('token') token: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const { stream, size, range, mime, file_name } = await this.downloads.open(token, request.headers);
    const { start, end } = range ?? { start: 0, end: size - 1 };
    reply.raw.setTimeout(STALL_MS, () => stream.destroy());
    await reply
      .status(range ? 206 : 200)
      .headers({
        'content-type': mime,
        'content-length': end - start + 1,
        'accept-ranges': 'bytes',
        ...(range && { 'content-range': `bytes ${String(start)}-${String(end)}/${String(size)}` }),
        'content-disposition': `attachment; filename="${file_name}"`,
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      })
      .send(stream);
  }
}
