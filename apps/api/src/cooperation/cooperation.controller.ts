import { Controller, Res } from '@nestjs/common';
import { cooperationApi, type Input } from '@ipw/domain';
import type { FastifyReply } from 'fastify';
import { Call, Ctx, In, Me } from '../core/http/call';
import type { Context, MemberCaller } from '../core/http/context';
import { BuyerLinkService } from '../opportunity';
import { BrandService } from './brand.service';
import { HolderService } from './holder.service';
import { ThreadAnswerService } from './thread-answer.service';
import { ThreadPinService } from './thread-pin.service';

type Api = typeof cooperationApi;

@Controller()
export class CooperationController {
  constructor(
    private readonly answers: ThreadAnswerService,
    private readonly brands: BrandService,
    private readonly holders: HolderService,
    private readonly links: BuyerLinkService,
    private readonly pins: ThreadPinService,
  ) {}

  @Call(cooperationApi.cooperationList)
  list(@Me() me: MemberCaller, @In() input: Input<Api['cooperationList']>, @Ctx() { language }: Context) {
    return this.holders.list(me, input, language);
  }

  @Call(cooperationApi.cooperationDetail)
  detail(@Me() me: MemberCaller, @In() input: Input<Api['cooperationDetail']>, @Ctx() { language }: Context) {
    return this.holders.detail(me, input, language);
  }

  @Call(cooperationApi.threadList)
  threadList(@Me() me: MemberCaller, @In() input: Input<Api['threadList']>, @Ctx() { language }: Context) {
    return this.holders.threadList(me, input, language);
  }

  @Call(cooperationApi.threadDetail)
  threadDetail(
    @Me() me: MemberCaller,
    @In() input: Input<Api['threadDetail']>,
    @Ctx() { language }: Context,
  ) {
    return this.holders.threadDetail(me, input, language);
  }

  @Call(cooperationApi.threadReply)
  threadReply(@Me() me: MemberCaller, @In() input: Input<Api['threadReply']>) {
    return this.answers.reply(me, input);
  }

  @Call(cooperationApi.pinAnswer)
  pinAnswer(@Me() me: MemberCaller, @In() { ip_id, ...answer }: Input<Api['pinAnswer']>) {
    return this.pins.answer({ ip_id }, answer, { side: 'holder', actor: me, author_id: me.id });
  }

  @Call(cooperationApi.confirmFinal)
  confirmFinal(@Me() me: MemberCaller, @In() input: Input<Api['confirmFinal']>) {
    return this.answers.confirm(me, input);
  }

  @Call(cooperationApi.threadCertificate)
  threadCertificate(
    @Me() me: MemberCaller,
    @In() input: Input<Api['threadCertificate']>,
    @Ctx() { language }: Context,
  ) {
    return this.holders.certificate(me, input, language);
  }

  @Call(cooperationApi.brandCooperation)
  brandCooperation(
    @In() input: Input<Api['brandCooperation']>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.brands.cooperation(input, this.links.browserOf(reply));
  }

  @Call(cooperationApi.brandThread)
  brandThread(@In() input: Input<Api['brandThread']>, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.brands.thread(input, this.links.browserOf(reply));
  }

  @Call(cooperationApi.brandCertificate)
  brandCertificate(
    @In() input: Input<Api['brandCertificate']>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.brands.certificate(input, this.links.browserOf(reply));
  }

  @Call(cooperationApi.threadOpen)
  threadOpen(@In() input: Input<Api['threadOpen']>, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.brands.open(input, this.links.browserOf(reply));
  }

  @Call(cooperationApi.roundSubmit)
  roundSubmit(@In() input: Input<Api['roundSubmit']>, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.brands.submit(input, this.links.browserOf(reply));
  }

  @Call(cooperationApi.brandPinAnswer)
  brandPinAnswer(@In() input: Input<Api['brandPinAnswer']>, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.brands.answerPin(input, this.links.browserOf(reply));
  }

  @Call(cooperationApi.brandDaily)
  brandDaily(@In() input: Input<Api['brandDaily']>, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.brands.chooseDaily(input, this.links.browserOf(reply));
  }

  @Call(cooperationApi.brandForget)
  brandForget(@Res({ passthrough: true }) reply: FastifyReply) {
    void reply.header('set-cookie', this.links.forget());
    return null;
  }

  @Call(cooperationApi.finalMark)
  finalMark(@In() input: Input<Api['finalMark']>, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.brands.markFinal(input, this.links.browserOf(reply));
  }
}
