import { type CallHandler, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Endpoint } from '@ipw/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { from, lastValueFrom, map, type Observable } from 'rxjs';
import { type AnswerCookies, IdempotencyService } from '../idempotency/idempotency.service';
import { CALL } from '../http/call';
import { contextOf } from '../http/context';
import type { CallInterceptor } from '../http/call-interceptors';

/** Wraps answers of the data API in the envelope, and answers a repeated creation with its stored answer. */
@Injectable()
export class EnvelopeInterceptor implements CallInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly idempotency: IdempotencyService,
  ) {}

  isFor(endpoint: Endpoint | undefined): boolean {
    return endpoint !== undefined;
  }

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const endpoint = this.reflector.get<Endpoint>(CALL, context.getHandler());
    const { caller, idempotencyKey, input } = contextOf(context.switchToHttp().getRequest<FastifyRequest>());
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    void reply.status(200).header('cache-control', 'no-store');
    const answer =
      endpoint.creates && idempotencyKey
        ? from(
            this.idempotency.once(
              `${caller?.id ?? 'visitor'} ${endpoint.path} ${idempotencyKey}`,
              input,
              () => lastValueFrom(next.handle()),
              cookiesOf(reply),
            ),
          )
        : next.handle();
    return answer.pipe(map((data: unknown) => ({ code: 0, msg: '', data: data ?? null })));
  }
}

/** Those the handler sets; what guards have set before is of this request. */
function cookiesOf(reply: FastifyReply): AnswerCookies {
  const all = () => [reply.getHeader('set-cookie') ?? []].flat().map(String);
  const before = all();
  return {
    get: () => all().filter((cookie) => !before.includes(cookie)),
    set: (cookies) => void (cookies.length && reply.header('set-cookie', cookies)),
  };
}
