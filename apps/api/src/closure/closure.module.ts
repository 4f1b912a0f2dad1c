import { Module } from '@nestjs/common';
import { closureAdminApi } from '@ipw/domain';
import { AdminController } from '../core/http/admin.controller';
import { MemberModule } from '../member';
import { MessageModule } from '../message';
import { ClosingService } from './closing.service';
import { ClosureController } from './closure.controller';
import { ClosureHoldService } from './closure-hold.service';
import { ClosureService } from './closure.service';
import { RetentionService } from './retention.service';
import { ClosureAdminService } from './closure.admin.service';

@Module({
  imports: [MemberModule, MessageModule],
  controllers: [ClosureController, AdminController(closureAdminApi, ClosureAdminService)],
  providers: [ClosureAdminService, ClosingService, ClosureHoldService, ClosureService, RetentionService],
})
export class ClosureModule {}
