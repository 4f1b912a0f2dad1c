import { type CallHandler, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Endpoint } from '@ipw/domain';
import type { FastifyRequest } from 'fastify';
import { mergeMap, type Observable } from 'rxjs';
import type { CallInterceptor } from '../core/http/call-interceptors';
import { CALL } from '../core/http/call';
import { contextOf } from '../core/http/context';
import { EVERY_IP, VisitService } from './visit.service';

/** Records an IP's operators, so that they are not counted as visitors of its page. Refused calls record nothing. */
@Injectable()
export class ExcludeOperatorsInterceptor implements CallInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly visits: VisitService,
  ) {}

  isFor(endpoint: Endpoint | undefined): boolean {
    return endpoint === undefined || endpoint.access === 'ip';
  }

  intercept(execution: ExecutionContext, next: CallHandler): Observable<unknown> {
    const context = contextOf(execution.switchToHttp().getRequest<FastifyRequest>());
    const { caller, input } = context;
    const endpoint = this.reflector.get<Endpoint | undefined>(CALL, execution.getHandler());
    const ip =
      caller?.kind === 'staff'
        ? EVERY_IP
        : endpoint?.access === 'ip'
          ? (input as { ip_id: string }).ip_id
          : undefined;
    if (ip === undefined) return next.handle();
    return next.handle().pipe(
      mergeMap(async (answer: unknown) => {
        await this.visits.excludeOperator(ip, context);
        return answer;
      }),
    );
  }
}
