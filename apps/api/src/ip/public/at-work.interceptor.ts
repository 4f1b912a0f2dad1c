import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Endpoint } from '@ipw/domain';
import type { FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import { CALL } from '../../core/http/call';
import { contextOf } from '../../core/http/context';
import { EVERY_IP, VisitCounter } from './visits.service';

/** Notes who works on which IP, so that they are not counted as visitors of its page. */
@Injectable()
export class AtWork implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly visits: VisitCounter,
  ) {}

  async intercept(execution: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const context = contextOf(execution.switchToHttp().getRequest<FastifyRequest>());
    const { caller, input } = context;
    if (caller?.kind === 'staff') await this.visits.works(EVERY_IP, context);
    const endpoint = this.reflector.get<Endpoint | undefined>(CALL, execution.getHandler());
    if (endpoint?.access === 'ip') await this.visits.works((input as { ip_id: string }).ip_id, context);
    return next.handle();
  }
}
