import { Controller, Req, Res } from '@nestjs/common';
import { type Input, opportunityApi } from '@ipw/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Call, Ctx, In, Me } from '../core/http/call';
import { type Context, contextOf, type MemberCaller } from '../core/http/context';
import { readCookie } from '../core/http/cookies';
import { BUYER_COOKIE, BuyerLinkService } from './buyer-link.service';
import type { Answered, Browser } from './buyer-access.service';
import { BuyerErasureService } from './buyer-erasure.service';
import { BuyerSheetService } from './buyer-sheet.service';
import { SheetIntakeService } from './sheet-intake.service';
import { SheetListService } from './sheet-list.service';
import { SheetService } from './sheet.service';

type Api = typeof opportunityApi;

const browserOf = (request: FastifyRequest): Browser => ({
  context: contextOf(request),
  cookie: readCookie(request.headers.cookie, BUYER_COOKIE),
});

@Controller()
export class SheetController {
  constructor(
    private readonly buyers: BuyerSheetService,
    private readonly erasure: BuyerErasureService,
    private readonly intake: SheetIntakeService,
    private readonly links: BuyerLinkService,
    private readonly lists: SheetListService,
    private readonly sheets: SheetService,
  ) {}

  @Call(opportunityApi.cooperateSubmit)
  async submit(
    @In() input: Input<Api['cooperateSubmit']>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { phoneHash, ...sent } = await this.intake.submit(input, browserOf(request));
    void reply.header('set-cookie', this.links.cookie(phoneHash));
    return sent;
  }

  @Call(opportunityApi.cooperateDetail)
  detail(@In() input: Input<Api['cooperateDetail']>, @Req() request: FastifyRequest) {
    return this.buyers.detail(input, browserOf(request));
  }

  @Call(opportunityApi.cooperateList)
  async list(
    @In() input: Input<Api['cooperateList']>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.proven(await this.buyers.list(input, browserOf(request)), reply);
  }

  @Call(opportunityApi.cooperateConfirm)
  async confirm(
    @In() input: Input<Api['cooperateConfirm']>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.proven(await this.buyers.move('confirm', input, browserOf(request)), reply);
  }

  @Call(opportunityApi.cooperateAbandon)
  async abandon(
    @In() input: Input<Api['cooperateAbandon']>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.proven(await this.buyers.move('abandon', input, browserOf(request)), reply);
  }

  @Call(opportunityApi.cooperateAgain)
  async again(
    @In() input: Input<Api['cooperateAgain']>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.proven(await this.intake.again(input, browserOf(request)), reply);
  }

  @Call(opportunityApi.cooperateRelink)
  async relink(
    @In() input: Input<Api['cooperateRelink']>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.proven(await this.buyers.relink(input, browserOf(request)), reply);
  }

  @Call(opportunityApi.cooperateErase)
  async erase(
    @In() input: Input<Api['cooperateErase']>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.proven(await this.erasure.erase(input, browserOf(request)), reply);
  }

  @Call(opportunityApi.sheetList)
  sheetList(@Me() me: MemberCaller, @In() input: Input<Api['sheetList']>, @Ctx() { language }: Context) {
    return this.lists.list(me, input, language);
  }

  @Call(opportunityApi.sheetDetail)
  sheetDetail(@Me() me: MemberCaller, @In() input: Input<Api['sheetDetail']>, @Ctx() { language }: Context) {
    return this.sheets.detail(me, input, language);
  }

  @Call(opportunityApi.sheetReply)
  sheetReply(@Me() me: MemberCaller, @In() input: Input<Api['sheetReply']>) {
    return this.sheets.reply(me, input);
  }

  @Call(opportunityApi.agreeSupplement)
  agreeSupplement(
    @Me() me: MemberCaller,
    @In() input: Input<Api['agreeSupplement']>,
    @Ctx() { language }: Context,
  ) {
    return this.sheets.agree(me, input, language);
  }

  @Call(opportunityApi.privateList)
  privateList(@Me() me: MemberCaller, @In() input: Input<Api['privateList']>, @Ctx() { language }: Context) {
    return this.lists.privateList(me, input, language);
  }

  @Call(opportunityApi.privateDetail)
  privateDetail(
    @Me() me: MemberCaller,
    @In() input: Input<Api['privateDetail']>,
    @Ctx() { language }: Context,
  ) {
    return this.sheets.privateDetail(me, input, language);
  }

  /** The answer; the browser remembers a phone proven by this call. */
  private proven<T>({ answer, proved }: Answered<T>, reply: FastifyReply): T {
    if (proved) void reply.header('set-cookie', this.links.cookie(proved));
    return answer;
  }
}
