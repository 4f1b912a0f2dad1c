import { Controller, Res } from '@nestjs/common';
import { type Input, opportunityApi } from '@ipw/domain';
import type { FastifyReply } from 'fastify';
import { Call, Ctx, In, Me } from '../core/http/call';
import type { Context, MemberCaller } from '../core/http/context';
import { BuyerLinkService } from './buyer-link.service';
import { BuyerErasureService } from './buyer-erasure.service';
import { BuyerSheetService } from './buyer-sheet.service';
import { LostLinkService } from './lost-link.service';
import { SheetAgainService } from './sheet-again.service';
import { SheetIntakeService } from './sheet-intake.service';
import { SheetListService } from './sheet-list.service';
import { SheetService } from './sheet.service';

type Api = typeof opportunityApi;

@Controller()
export class SheetController {
  constructor(
    private readonly again: SheetAgainService,
    private readonly buyers: BuyerSheetService,
    private readonly erasure: BuyerErasureService,
    private readonly intake: SheetIntakeService,
    private readonly links: BuyerLinkService,
    private readonly lists: SheetListService,
    private readonly lostLinks: LostLinkService,
    private readonly sheets: SheetService,
  ) {}

  @Call(opportunityApi.cooperateSubmit)
  submit(@In() input: Input<Api['cooperateSubmit']>, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.intake.submit(input, this.links.browserOf(reply));
  }

  @Call(opportunityApi.cooperateDetail)
  detail(@In() input: Input<Api['cooperateDetail']>, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.buyers.detail(input, this.links.browserOf(reply));
  }

  @Call(opportunityApi.cooperateList)
  list(@In() input: Input<Api['cooperateList']>, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.lostLinks.list(input, this.links.browserOf(reply));
  }

  @Call(opportunityApi.cooperateConfirm)
  confirm(@In() input: Input<Api['cooperateConfirm']>, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.buyers.move('confirm', input, this.links.browserOf(reply));
  }

  @Call(opportunityApi.cooperateAbandon)
  abandon(@In() input: Input<Api['cooperateAbandon']>, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.buyers.move('abandon', input, this.links.browserOf(reply));
  }

  @Call(opportunityApi.cooperateAgain)
  sendAgain(@In() input: Input<Api['cooperateAgain']>, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.again.send(input, this.links.browserOf(reply));
  }

  @Call(opportunityApi.cooperateRelink)
  relink(@In() input: Input<Api['cooperateRelink']>, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.lostLinks.relink(input, this.links.browserOf(reply));
  }

  @Call(opportunityApi.cooperateErase)
  erase(@In() input: Input<Api['cooperateErase']>, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.erasure.erase(input, this.links.browserOf(reply));
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
}
