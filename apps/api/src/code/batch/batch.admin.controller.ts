import { Controller } from '@nestjs/common';
import { codeBatchAdminApi } from '@ipw/domain';
import { DecisionController } from '../../core/http/decision.controller';
import { BatchAdminService } from './batch.admin.service';

@Controller()
export class BatchAdminController extends DecisionController(codeBatchAdminApi) {
  constructor(protected readonly records: BatchAdminService) {
    super();
  }
}
