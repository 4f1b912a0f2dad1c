import { Controller } from '@nestjs/common';
import { type Input, tenderApi } from '@ipw/domain';
import { Call, Ctx, In, Me } from '../core/http/call';
import type { Context, MemberCaller } from '../core/http/context';
import { ActivityBoardService } from './activity-board.service';
import { TenderBoardService } from './tender-board.service';
import { TenderService } from './tender.service';

type Api = typeof tenderApi;

@Controller()
export class TenderController {
  constructor(
    private readonly tenders: TenderService,
    private readonly activities: ActivityBoardService,
    private readonly boards: TenderBoardService,
  ) {}

  @Call(tenderApi.list)
  list(@In() input: Input<Api['list']>, @Ctx() { language }: Context) {
    return this.boards.list(input, language);
  }

  @Call(tenderApi.detail)
  detail(@Me() me: MemberCaller, @In() input: Input<Api['detail']>, @Ctx() { language }: Context) {
    return this.tenders.detail(me, input, language);
  }

  @Call(tenderApi.follow)
  follow(@In() input: Input<Api['follow']>) {
    return this.tenders.follow(input);
  }

  @Call(tenderApi.board)
  board(@Me() me: MemberCaller, @In() input: Input<Api['board']>, @Ctx() { language }: Context) {
    return this.activities.board(me, input, language);
  }
}
