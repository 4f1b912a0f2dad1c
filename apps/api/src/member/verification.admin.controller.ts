import { Controller } from '@nestjs/common';
import { verificationAdminApi } from '@ipw/domain';
import { ReviewController } from '../core/review/review.controller';
import { VerificationAdminService } from './verification.admin.service';

@Controller()
export class VerificationAdminController extends ReviewController(verificationAdminApi) {
  constructor(protected readonly records: VerificationAdminService) {
    super();
  }
}
