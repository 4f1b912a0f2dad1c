import { Controller, Inject, Param, type Type } from '@nestjs/common';
import type { HistoryLine, ShownFields } from '@ipw/domain';
import type * as z from 'zod/mini';
import { AdminRecordController, type Answering } from '../core/http/admin-list.controller';
import { ConsoleCall, Ctx, In, Staff } from '../core/http/call';
import type { Context, StaffCaller } from '../core/http/context';
import type { ShownContent } from './shown-content';

interface ShownApi<C, V> {
  list: Answering<V[]>;
  one: Answering<V>;
  history: Answering<HistoryLine[]>;
  create: Answering<V> & { input: z.ZodMiniType<C> };
  update: Answering<V> & { input: z.ZodMiniType<C & { version: number }> };
  remove: Answering<{ id: string }>;
}

/** The console's controller of one kind of shown content. */
export function shownAdminController<C, R, V extends ShownFields>(
  api: ShownApi<C, V>,
  service: Type<ShownContent<C, R, V>>,
): Type {
  @Controller()
  class ShownAdminController extends AdminRecordController(api) {
    constructor(@Inject(service) protected readonly records: ShownContent<C, R, V>) {
      super();
    }

    @ConsoleCall(api.create)
    create(@In() input: C, @Staff() staff: StaffCaller, @Ctx() context: Context): Promise<V> {
      return this.records.create(input, staff, context);
    }

    @ConsoleCall(api.update)
    update(
      @Param('id') id: string,
      @In() input: C & { version: number },
      @Staff() staff: StaffCaller,
      @Ctx() context: Context,
    ): Promise<V> {
      return this.records.update(id, input, staff, context);
    }

    @ConsoleCall(api.remove)
    remove(
      @Param('id') id: string,
      @In() { version }: { version: number },
      @Staff() staff: StaffCaller,
    ): Promise<{ id: string }> {
      return this.records.remove(id, version, staff);
    }
  }
  return ShownAdminController;
}
