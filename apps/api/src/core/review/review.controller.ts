import { Body, Controller, Param, type Type } from '@nestjs/common';
import type { BulkOutcome, Counts, HistoryLine, ReviewRow, SavedFilter, savedFilterInput } from '@ipw/domain';
import type * as z from 'zod/mini';
import { AdminController, type Answering } from '../http/admin.controller';
import { ConsoleCall, Ctx, In, Staff } from '../http/call';
import type { Context, StaffCaller } from '../http/context';
import type { Bodies, ReviewRecordService } from './review-record.service';
import type { Reviewed } from './staff-decision';

interface QueueApi<V, D, A extends string> {
  list: Answering<V[]>;
  one: Answering<D>;
  history: Answering<HistoryLine[]>;
  counts: Answering<Counts>;
  savedFilters: Answering<SavedFilter[]>;
  saveFilter: Answering<SavedFilter[]> & { input: typeof savedFilterInput };
  removeFilter: Answering<SavedFilter[]>;
  decideMany: Answering<BulkOutcome[]> & { inputs: Bodies<A> };
  decide: Answering<V> & { inputs: Bodies<A> };
}

type Records<V extends ReviewRow, D, A extends string> = ReviewRecordService<Reviewed, string, A, V, D>;

/** The console's controller of a review queue: records, counts, saved filters, decisions. */
export function ReviewController<V extends ReviewRow, D, A extends string, S extends Records<V, D, A>>(
  api: QueueApi<V, D, A>,
  service: Type<S>,
): Type<{ readonly records: S }> {
  const { list, one, history, counts } = api;

  @Controller()
  class Base extends AdminController({ list, one, history, counts }, service as Type<Records<V, D, A>>) {
    @ConsoleCall(api.savedFilters)
    savedFilters(@Staff() staff: StaffCaller): Promise<SavedFilter[]> {
      return this.records.savedFilters(staff);
    }

    @ConsoleCall(api.saveFilter)
    saveFilter(
      @In() input: z.output<typeof savedFilterInput>,
      @Staff() staff: StaffCaller,
    ): Promise<SavedFilter[]> {
      return this.records.saveFilter(input, staff);
    }

    @ConsoleCall(api.removeFilter)
    removeFilter(@Param('id') id: string, @Staff() staff: StaffCaller): Promise<SavedFilter[]> {
      return this.records.removeFilter(id, staff);
    }

    @ConsoleCall(api.decideMany)
    decideMany(
      @Param('action') action: string,
      @Body() body: Record<string, unknown>,
      @Staff() staff: StaffCaller,
      @Ctx() context: Context,
    ): Promise<BulkOutcome[]> {
      return this.records.decideMany(api.decideMany.inputs, action, body, staff, context);
    }

    @ConsoleCall(api.decide)
    decide(
      @Param('id') id: string,
      @Param('action') action: string,
      @Body() body: Record<string, unknown>,
      @Staff() staff: StaffCaller,
      @Ctx() context: Context,
    ): Promise<V> {
      return this.records.decide(api.decide.inputs, id, action, body, staff, context);
    }
  }
  return Base as unknown as Type<{ readonly records: S }>;
}
