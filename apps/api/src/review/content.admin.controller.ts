import { Body, Controller, Param, type Type } from '@nestjs/common';
import type { ContentRow, DeskName } from '@ipw/domain';
import { AdminRecordController } from '../core/http/admin-list.controller';
import { ConsoleCall, Ctx, Staff } from '../core/http/call';
import type { Context, StaffCaller } from '../core/http/context';
import { adminApiOf } from './content-plan';
import { ContentAdminServices } from './content.admin.service';

/** The console's controller of a kind of content. */
export function contentAdminController(name: DeskName): Type {
  const api = adminApiOf(name);

  @Controller()
  class ContentAdminController extends AdminRecordController(api) {
    protected readonly records: ReturnType<ContentAdminServices['of']>;

    constructor(services: ContentAdminServices) {
      super();
      this.records = services.of(name);
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
