import { Module } from '@nestjs/common';
import { codeRequestAdminApi } from '@ipw/domain';
import { AdminController } from '../../core/http/admin.controller';
import { MemberModule } from '../../member';
import { MessageModule } from '../../message';
import { EngineModule } from '../engine/engine.module';
import { BatchNumberService } from './batch-number.service';
import { CodeRequestService } from './code-request.service';
import { IssueService } from './issue.service';
import { CodeRequestAdminService } from './request.admin.service';
import { CodeRequestController } from './request.controller';

@Module({
  imports: [MemberModule, MessageModule, EngineModule],
  controllers: [AdminController(codeRequestAdminApi, CodeRequestAdminService), CodeRequestController],
  providers: [BatchNumberService, CodeRequestService, IssueService, CodeRequestAdminService],
  exports: [IssueService],
})
export class IssueModule {}
