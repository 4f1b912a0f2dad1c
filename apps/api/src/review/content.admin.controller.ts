import { Body, Controller, Param, type Type } from '@nestjs/common';
import { CONSOLE_API, type ContentRow } from '@ipw/domain';
import { AdminRecordController } from '../core/http/admin-list.controller';
import { ConsoleCall, Ctx, Staff } from '../core/http/call';
import type { Context, StaffCaller } from '../core/http/context';
import type { ContentKind } from './content-kinds';
import { ContentAdminServices } from './content.admin.service';

/** The console's controller of one kind of content. */
export function contentAdminController(kind: ContentKind): Type {
  const api = CONSOLE_API[kind.resource];

  @Controller()
  class ContentAdminController extends AdminRecordController(api) {
    protected readonly records: ReturnType<ContentAdminServices['of']>;

    constructor(services: ContentAdminServices) {
      super();
      this.records = services.of(kind);
    }

    @ConsoleCall(api.decide)
    decide(
      @Param('id') id: string,
      @Param('action') action: string,
      @Body() body: unknown,
      @Staff() staff: StaffCaller,
      @Ctx() context: Context,
    ): Promise<ContentRow> {
      return this.records.decide(api.decide.inputs, id, action, body, staff, context);
    }
  }
  return ContentAdminController;
}
