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

/** An action with its input. */
type Taken<I extends Readonly<Record<string, z.ZodMiniType>>> = {
  [A in keyof I & string]: { action: A; input: z.output<I[A]> };
}[keyof I & string];

/** Records outside review queues, with the actions staff can take on them. */
interface Decided<V extends object, D, I extends Readonly<Record<string, z.ZodMiniType>>> extends Pick<
  AdminRecordService<{ id: string }, V, D>,
  'list' | 'one' | 'historyOf'
> {
  apply(staff: StaffCaller, id: string, taken: Taken<I>): Promise<unknown>;
}

/** Binds a record outside review queues: staff with the write scope take an action and get the updated record. */
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
