import { Controller, createParamDecorator, type ExecutionContext, Inject, type Type } from '@nestjs/common';
import type { ConsoleEndpoint, ConsoleOutput } from '@ipw/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { ConsoleCall } from './call';
import { contextOf, type Context, type StaffCaller } from './context';

/** A console call as its service receives it. */
export interface AdminCall<E = unknown> {
  /** `:id` of the path; malformed ids are refused by the service. */
  id: string;
  /** All parameters of the path. */
  params: Readonly<Record<string, string>>;
  /** Validated body; of a call with actions see `actionInput`. */
  input: E extends { input: infer I extends z.ZodMiniType } ? z.output<I> : unknown;
  staff: StaffCaller;
  context: Context;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** A method for each declared call, of the call's name. */
type Handlers<A> = {
  [K in keyof A]: (call: AdminCall<A[K]>) => ConsoleOutput<A[K]> | Promise<ConsoleOutput<A[K]>>;
};

const callOf = (execution: ExecutionContext): AdminCall => {
  const http = execution.switchToHttp();
  const request = http.getRequest<FastifyRequest>();
  const context = contextOf(request);
  const params = request.params as Record<string, string>;
  return {
    id: params.id ?? '',
    params,
    input: context.input,
    staff: context.caller as StaffCaller,
    context,
    request,
    reply: http.getResponse<FastifyReply>(),
  };
};

const ParamCall = createParamDecorator((_: unknown, execution: ExecutionContext) => callOf(execution));

/** Binds all declared calls of a console resource to the methods of its service that have their names. */
export function AdminController<A extends object>(api: A, service: Type<Handlers<A>>): Type {
  @Controller()
  class Bound {
    constructor(@Inject(service) readonly service: Handlers<A>) {}
  }
  for (const [name, endpoint] of Object.entries<ConsoleEndpoint>(api as Record<string, ConsoleEndpoint>)) {
    const value = function (this: Bound, call: AdminCall): unknown {
      return this.service[name as keyof A](call as AdminCall<A[keyof A]>);
    };
    const handler = { value, configurable: true, writable: true };
    Object.defineProperty(Bound.prototype, name, handler);
    ParamCall()(Bound.prototype, name, 0);
    ConsoleCall(endpoint)(Bound.prototype, name, handler);
  }
  return Bound;
}
