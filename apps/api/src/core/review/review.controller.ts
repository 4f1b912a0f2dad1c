import { Body, Param } from '@nestjs/common';
import type { BulkOutcome, Counts, HistoryLine, ReviewRow, SavedFilter, savedFilterInput } from '@ipw/domain';
import type * as z from 'zod/mini';
import { AdminRecordController, type Answering } from '../http/admin-list.controller';
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

/** Binds the calls of a review queue: records, counts, saved filters, decisions. */
export function ReviewController<V extends ReviewRow, D, A extends string>(api: QueueApi<V, D, A>) {
  abstract class Base extends AdminRecordController(api) {
    protected abstract override readonly records: ReviewRecordService<Reviewed, string, A, V, D>;

    @ConsoleCall(api.counts)
    counts(@Staff() staff: StaffCaller): Promise<Counts> {
      return this.records.counts(staff);
    }

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
  return Base;
}
