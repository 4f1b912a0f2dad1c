import { Controller, Get, Req, Res } from '@nestjs/common';
import { type Input, messageApi } from '@ipw/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { MemberSessionService } from '../core/auth/member-session.service';
import { bearerOf } from '../core/http/bearer';
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
    private readonly sessions: MemberSessionService,
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

  /** By ticket, which an `EventSource` can send, or by token as other calls. */
  @Open()
  @Get('api/message/stream')
  async open(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const given = new URLSearchParams(request.raw.url?.split('?')[1] ?? '');
    const ticket = given.get('ticket');
    if (ticket !== null) return this.stream.open(ticket, reply);
    const me = await this.sessions.require(bearerOf(request) ?? given.get('token'));
    await this.limits.take('stream', me.id);
    return this.stream.openFor(me, reply);
  }
}
