import { Controller } from '@nestjs/common';
import { type Input, questionApi } from '@ipw/domain';
import { Call, Ctx, In, Me } from '../core/http/call';
import type { Context, MemberCaller } from '../core/http/context';
import { QuestionService } from './question.service';

type Api = typeof questionApi;

@Controller()
export class QuestionController {
  constructor(private readonly questions: QuestionService) {}

  @Call(questionApi.questionList)
  list(@In() input: Input<Api['questionList']>) {
    return this.questions.list(input);
  }

  @Call(questionApi.questionAsk)
  ask(@Me() me: MemberCaller, @In() input: Input<Api['questionAsk']>, @Ctx() context: Context) {
    return this.questions.ask(me, input, context);
  }
}
