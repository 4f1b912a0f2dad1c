import { Body, Param } from '@nestjs/common';
import type { HistoryLine } from '@ipw/domain';
import type * as z from 'zod/mini';
import { AdminRecordController, type Answering } from './admin-list.controller';
import type { AdminRecordService } from './admin-record.service';
import { ConsoleCall, Ctx, Staff } from './call';
import { parseUlidParam } from './console-id';
import { actionInput } from './console-input';
import type { Context, StaffCaller } from './context';

interface DecisionApi<V, D, I> {
  list: Answering<V[]>;
  one: Answering<D>;
  history: Answering<HistoryLine[]>;
  decide: Answering<D> & { inputs: I };
}

/** An action with the body it was sent. */
type Taken<I extends Readonly<Record<string, z.ZodMiniType>>> = {
  [A in keyof I & string]: { action: A; input: z.output<I[A]> };
}[keyof I & string];

/** Records that are in nobody's queue, with the actions staff take on them. */
interface Decided<V extends object, D, I extends Readonly<Record<string, z.ZodMiniType>>> extends Pick<
  AdminRecordService<{ id: string }, V, D>,
  'list' | 'one' | 'historyOf'
> {
  apply(staff: StaffCaller, id: string, taken: Taken<I>): Promise<unknown>;
}

/** Binds a record in nobody's queue: who may write it takes an action, and sees the record as it is then. */
export function DecisionController<
  V extends object,
  D,
  const I extends Readonly<Record<string, z.ZodMiniType>>,
>(api: DecisionApi<V, D, I>) {
  abstract class Base extends AdminRecordController(api) {
    protected abstract override readonly records: Decided<V, D, I>;

    @ConsoleCall(api.decide)
    async decide(
      @Param('id') id: string,
      @Param('action') action: string,
      @Body() body: unknown,
      @Staff() staff: StaffCaller,
      @Ctx() context: Context,
    ): Promise<D> {
      const taken = actionInput(api.decide, action, body);
      await this.records.apply(staff, parseUlidParam(id), taken);
      return this.records.one(id, staff, context);
    }
  }
  return Base;
}
