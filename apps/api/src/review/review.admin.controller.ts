import { Controller, Req } from '@nestjs/common';
import { reviewAdminApi } from '@ipw/domain';
import type { FastifyRequest } from 'fastify';
import { ConsoleCall, Staff } from '../core/http/call';
import type { StaffCaller } from '../core/http/context';
import { ReviewController } from '../core/review/review.controller';
import { ReviewAdminService } from './review.admin.service';

/** The queue of all revisions. */
@Controller()
export class ReviewAdminController extends ReviewController(reviewAdminApi, ReviewAdminService) {
  @ConsoleCall(reviewAdminApi.export)
  export(@Req() request: FastifyRequest, @Staff() staff: StaffCaller) {
    return this.records.export(request, staff);
  }
}
