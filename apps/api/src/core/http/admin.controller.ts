import { Body, Controller, Inject, Param, Req, Res, type Type } from '@nestjs/common';
import type { ConsoleEndpoint, ConsoleInput, ConsoleOutput, Counts, HistoryLine } from '@ipw/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { ConsoleCall, Ctx, In, Staff } from './call';
import { parseUlidParam } from './console-id';
import { actionInput } from './console-input';
import type { Context, StaffCaller } from './context';

/** A declared call whose answer is `O`. */
export type Answering<O> = ConsoleEndpoint & { output?: O };

type Inputs = Readonly<Record<string, z.ZodMiniType>>;

/** The calls of a resource that read or change one record, or its list, in the standard way. */
export interface AdminApi {
  list: ConsoleEndpoint;
  one: ConsoleEndpoint;
  history?: Answering<HistoryLine[]>;
  counts?: Answering<Counts>;
  create?: ConsoleEndpoint;
  update?: ConsoleEndpoint;
  remove?: Answering<{ id: string }> & { input: z.ZodMiniType<{ version: number }> };
  /** Staff take an action and get the updated record. */
  decide?: ConsoleEndpoint & { inputs: Inputs };
}

/** An action with its input. */
type Taken<I extends Inputs> = {
  [A in keyof I & string]: { action: A; input: z.output<I[A]> };
}[keyof I & string];

/** What a service does for the calls that `A` declares. */
export type Records<A extends AdminApi> = {
  list(
    staff: StaffCaller,
    context: Context,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<ConsoleOutput<A['list']>>;
  one(id: string, staff: StaffCaller, context: Context): Promise<ConsoleOutput<A['one']>>;
} & (A extends { history: object }
  ? { historyOf(id: string, staff: StaffCaller): Promise<HistoryLine[]> }
  : unknown) &
  (A extends { counts: object } ? { counts(staff: StaffCaller): Promise<Counts> } : unknown) &
  (A extends { create: infer E }
    ? { create(input: ConsoleInput<E>, staff: StaffCaller, context: Context): Promise<ConsoleOutput<E>> }
    : unknown) &
  (A extends { update: infer E }
    ? {
        update(
          id: string,
          input: ConsoleInput<E>,
          staff: StaffCaller,
          context: Context,
        ): Promise<ConsoleOutput<E>>;
      }
    : unknown) &
  (A extends { remove: object }
    ? { remove(id: string, version: number, staff: StaffCaller): Promise<{ id: string }> }
    : unknown) &
  (A extends { decide: { inputs: infer I extends Inputs } }
    ? { apply(staff: StaffCaller, id: string, taken: Taken<I>): Promise<unknown> }
    : unknown);

type Every = Records<Required<AdminApi>>;

/**
 * The console's controller of a resource: binds those of the standard calls that `api` declares to the service. A resource
 * with further calls extends it.
 */
export function AdminController<A extends AdminApi, S extends Records<A>>(
  api: A,
  service: Type<S>,
): Type<{ readonly records: S }> {
  @Controller()
  class Base {
    constructor(@Inject(service) readonly records: Every & S) {}

    list(
      @Staff() staff: StaffCaller,
      @Ctx() context: Context,
      @Req() request: FastifyRequest,
      @Res({ passthrough: true }) reply: FastifyReply,
    ) {
      return this.records.list(staff, context, request, reply);
    }

    one(@Param('id') id: string, @Staff() staff: StaffCaller, @Ctx() context: Context) {
      return this.records.one(id, staff, context);
    }

    history(@Param('id') id: string, @Staff() staff: StaffCaller) {
      return this.records.historyOf(id, staff);
    }

    counts(@Staff() staff: StaffCaller) {
      return this.records.counts(staff);
    }

    create(@In() input: never, @Staff() staff: StaffCaller, @Ctx() context: Context) {
      return this.records.create(input, staff, context);
    }

    update(
      @Param('id') id: string,
      @In() input: never,
      @Staff() staff: StaffCaller,
      @Ctx() context: Context,
    ) {
      return this.records.update(id, input, staff, context);
    }

    remove(@Param('id') id: string, @In() { version }: { version: number }, @Staff() staff: StaffCaller) {
      return this.records.remove(id, version, staff);
    }

    async decide(
      @Param('id') id: string,
      @Param('action') action: string,
      @Body() body: unknown,
      @Staff() staff: StaffCaller,
      @Ctx() context: Context,
    ) {
      const taken = actionInput(api.decide!, action, body);
      await this.records.apply(staff, parseUlidParam(id), taken);
      return this.records.one(id, staff, context);
    }
  }
  const handlers = Object.getOwnPropertyDescriptors(Base.prototype);
  for (const name of ['list', 'one', 'history', 'counts', 'create', 'update', 'remove', 'decide'] as const) {
    const endpoint: ConsoleEndpoint | undefined = api[name];
    if (endpoint) ConsoleCall(endpoint)(Base.prototype, name, handlers[name] as never);
  }
  return Base as unknown as Type<{ readonly records: S }>;
}
