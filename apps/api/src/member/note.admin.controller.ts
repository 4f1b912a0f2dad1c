import { Controller, Param } from '@nestjs/common';
import { type ConsoleInput, noteAdminApi } from '@ipw/domain';
import { AdminListController } from '../core/http/admin-list.controller';
import { ConsoleCall, In, Staff } from '../core/http/call';
import type { StaffCaller } from '../core/http/context';
import { NoteAdminService } from './note.admin.service';

/** Notes on members, for staff only. */
@Controller()
export class NoteAdminController extends AdminListController(noteAdminApi) {
  constructor(protected readonly records: NoteAdminService) {
    super();
  }

  @ConsoleCall(noteAdminApi.create)
  create(@In() input: ConsoleInput<typeof noteAdminApi.create>, @Staff() staff: StaffCaller) {
    return this.records.create(input, staff);
  }

  @ConsoleCall(noteAdminApi.update)
  update(
    @Param('id') id: string,
    @In() input: ConsoleInput<typeof noteAdminApi.update>,
    @Staff() staff: StaffCaller,
  ) {
    return this.records.update(id, input, staff);
  }

  @ConsoleCall(noteAdminApi.remove)
  remove(
    @Param('id') id: string,
    @In() { version }: ConsoleInput<typeof noteAdminApi.remove>,
    @Staff() staff: StaffCaller,
  ) {
    return this.records.remove(id, version, staff);
  }
}
