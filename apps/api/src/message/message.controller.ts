import { Controller, Get, Req, Res } from '@nestjs/common';
import { type Input, messageApi } from '@ipw/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Call, Ctx, In, Me, Open } from '../core/http/call';
import type { Context, MemberCaller } from '../core/http/context';
import { validationError } from '../core/errors/domain-error';
import { LimitService } from '../core/limit/limit.service';
import { MessageService } from './message.service';
import { MessageStreamService } from './message-stream.service';

@Controller()
export class MessageController {
  constructor(
    private readonly messages: MessageService,
    private readonly stream: MessageStreamService,
    private readonly limits: LimitService,
  ) {}

  @Call(messageApi.list)
  list(@Me() me: MemberCaller, @In() input: Input<typeof messageApi.list>, @Ctx() context: Context) {
    return this.messages.list(me.id, input, context.language);
  }

  @Call(messageApi.read)
  read(@Me() me: MemberCaller, @In() input: Input<typeof messageApi.read>) {
    if (!input.all && !input.message_id) throw validationError('message_id', 'required');
    return input.all
      ? this.messages.readAll(me.id, input.group)
      : this.messages.read(me.id, input.message_id ?? '');
  }

  @Call(messageApi.unreadCount)
  unreadCount(@Me() me: MemberCaller) {
    return this.messages.unread(me.id);
  }

  @Call(messageApi.streamTicket)
  async streamTicket(@Me() me: MemberCaller) {
    await this.limits.take('stream', me.id);
    return { ticket: this.stream.ticket(me.sessionId) };
  }

  @Open()
  @Get('api/message/stream')
  open(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return this.stream.open(
      new URLSearchParams(request.raw.url?.split('?')[1] ?? '').get('ticket') ?? '',
      reply,
    );
  }
}
