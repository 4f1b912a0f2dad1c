import { Module } from '@nestjs/common';
import { codeBatchAdminApi } from '@ipw/domain';
import { AdminController } from '../../core/http/admin.controller';
import { MemberModule } from '../../member';
import { VerifyModule } from '../verify/verify.module';
import { BatchAdminService } from './batch.admin.service';
import { BatchService } from './batch.service';

@Module({
  imports: [MemberModule, VerifyModule],
  controllers: [AdminController(codeBatchAdminApi, BatchAdminService)],
  providers: [BatchAdminService, BatchService],
})
export class BatchModule {}
