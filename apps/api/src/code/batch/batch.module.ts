import { Module } from '@nestjs/common';
import { VerifyModule } from '../verify/verify.module';
import { BatchAdminController } from './batch.admin.controller';
import { BatchAdminService } from './batch.admin.service';
import { BatchService } from './batch.service';

@Module({
  imports: [VerifyModule],
  controllers: [BatchAdminController],
  providers: [BatchAdminService, BatchService],
})
export class BatchModule {}
