import { Module } from '@nestjs/common';
import { MessageModule } from '../../message';
import { EngineModule } from '../engine/engine.module';
import { BatchNumberService } from './batch-number.service';
import { CodeRequestService } from './code-request.service';
import { IssueService } from './issue.service';
import { CodeRequestAdminController } from './request.admin.controller';
import { CodeRequestAdminService } from './request.admin.service';
import { CodeRequestController } from './request.controller';

@Module({
  imports: [MessageModule, EngineModule],
  controllers: [CodeRequestAdminController, CodeRequestController],
  providers: [BatchNumberService, CodeRequestService, IssueService, CodeRequestAdminService],
  exports: [IssueService],
})
export class IssueModule {}
