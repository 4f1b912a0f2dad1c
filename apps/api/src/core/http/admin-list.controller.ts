import { Param, Req, Res } from '@nestjs/common';
import type { ConsoleEndpoint, HistoryLine } from '@ipw/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ConsoleCall, Ctx, Staff } from './call';
import type { Context, StaffCaller } from './context';

/** A declared call whose answer is `O`. */
export type Answering<O> = ConsoleEndpoint & { output?: O };

interface ListApi<V, D> {
  list: Answering<V[]>;
  one: Answering<D>;
}

interface Listed<V, D> {
  list(staff: StaffCaller, context: Context, request: FastifyRequest, reply: FastifyReply): Promise<V[]>;
  one(id: string, staff: StaffCaller, context: Context): Promise<D>;
}

/** Binds a resource's list and single record. */
export function AdminListController<V, D>(api: ListApi<V, D>) {
  abstract class Base {
    protected abstract readonly records: Listed<V, D>;

    @ConsoleCall(api.list)
    list(
      @Staff() staff: StaffCaller,
      @Ctx() context: Context,
      @Req() request: FastifyRequest,
      @Res({ passthrough: true }) reply: FastifyReply,
    ): Promise<V[]> {
      return this.records.list(staff, context, request, reply);
    }

    @ConsoleCall(api.one)
    one(@Param('id') id: string, @Staff() staff: StaffCaller, @Ctx() context: Context): Promise<D> {
      return this.records.one(id, staff, context);
    }
  }
  return Base;
}

/** Binds a resource's list, single record and history. */
export function AdminRecordController<V, D>(api: ListApi<V, D> & { history: Answering<HistoryLine[]> }) {
  abstract class Base extends AdminListController(api) {
    protected abstract override readonly records: Listed<V, D> & {
      historyOf(id: string, staff: StaffCaller): Promise<HistoryLine[]>;
    };

    @ConsoleCall(api.history)
    historyOf(@Param('id') id: string, @Staff() staff: StaffCaller): Promise<HistoryLine[]> {
      return this.records.historyOf(id, staff);
    }
  }
  return Base;
}
