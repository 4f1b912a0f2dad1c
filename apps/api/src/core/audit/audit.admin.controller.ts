import { Controller, Req } from '@nestjs/common';
import { auditAdminApi } from '@ipw/domain';
import type { FastifyRequest } from 'fastify';
import { AdminController } from '../http/admin.controller';
import { ConsoleCall, Staff } from '../http/call';
import type { StaffCaller } from '../http/context';
import { AuditAdminService } from './audit.admin.service';

@Controller()
export class AuditAdminController extends AdminController(auditAdminApi, AuditAdminService) {
  @ConsoleCall(auditAdminApi.export)
  export(@Req() request: FastifyRequest, @Staff() staff: StaffCaller) {
    return this.records.export(request, staff);
  }

  @ConsoleCall(auditAdminApi.verify)
  verify(@Staff() staff: StaffCaller) {
    return this.records.verify(staff);
  }
}
