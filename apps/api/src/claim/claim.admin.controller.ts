import { Controller, Req } from '@nestjs/common';
import { claimAdminApi } from '@ipw/domain';
import type { FastifyRequest } from 'fastify';
import { ConsoleCall, Staff } from '../core/http/call';
import type { StaffCaller } from '../core/http/context';
import { ReviewController } from '../core/review/review.controller';
import { ClaimAdminService } from './claim.admin.service';

@Controller()
export class ClaimAdminController extends ReviewController(claimAdminApi, ClaimAdminService) {
  @ConsoleCall(claimAdminApi.export)
  export(@Req() request: FastifyRequest, @Staff() staff: StaffCaller) {
    return this.records.export(request, staff);
  }
}
