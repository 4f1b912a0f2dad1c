import { Module } from '@nestjs/common';
import { codeBatchAdminApi } from '@ipw/domain';
import { adminController } from '../../core/http/admin.controller';
import { VerifyModule } from '../verify/verify.module';
import { BatchAdminService } from './batch.admin.service';
import { BatchService } from './batch.service';

@Module({
  imports: [VerifyModule],
  controllers: [adminController(codeBatchAdminApi, BatchAdminService)],
  providers: [BatchAdminService, BatchService],
})
export class BatchModule {}
