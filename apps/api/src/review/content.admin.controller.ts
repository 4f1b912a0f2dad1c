import { Body, Controller, Inject, Param, type Type } from '@nestjs/common';
import type { ContentRow, DeskName } from '@ipw/domain';
import { AdminController } from '../core/http/admin.controller';
import { ConsoleCall, Ctx, Staff } from '../core/http/call';
import type { Context, StaffCaller } from '../core/http/context';
import { adminApiOf } from './content-plan';
import { ContentAdminService, ContentAdminServices } from './content.admin.service';

/** The console's controller of a kind of content. */
export function contentAdminController(name: DeskName): Type {
  const { decide, ...api } = adminApiOf(name);

  @Controller()
  class ContentAdminController extends AdminController(api, ContentAdminService) {
    constructor(@Inject(ContentAdminServices) services: ContentAdminServices) {
      super(services.of(name));
    }

    @ConsoleCall(decide)
    decide(
      @Param('id') id: string,
      @Param('action') action: string,
      @Body() body: unknown,
      @Staff() staff: StaffCaller,
      @Ctx() context: Context,
    ): Promise<ContentRow> {
      return this.records.decide(decide.inputs, id, action, body, staff, context);
    }
  }
  return ContentAdminController;
}
