import { Controller } from '@nestjs/common';
import { codeRequestAdminApi } from '@ipw/domain';
import { ReviewController } from '../../core/review/review.controller';
import { CodeRequestAdminService } from './request.admin.service';

@Controller()
export class CodeRequestAdminController extends ReviewController(codeRequestAdminApi) {
  constructor(protected readonly records: CodeRequestAdminService) {
    super();
  }
}
