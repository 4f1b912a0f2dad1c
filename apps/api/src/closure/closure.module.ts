import { Module } from '@nestjs/common';
import { MemberModule } from '../member';
import { MessageModule } from '../message';
import { ClosingService } from './closing.service';
import { ClosureAdminController } from './closure.admin.controller';
import { ClosureController } from './closure.controller';
import { ClosureHoldService } from './closure-hold.service';
import { ClosureService } from './closure.service';
import { RetentionService } from './retention.service';
import { ClosureAdminService } from './closure.admin.service';

@Module({
  imports: [MemberModule, MessageModule],
  controllers: [ClosureController, ClosureAdminController],
  providers: [ClosureAdminService, ClosingService, ClosureHoldService, ClosureService, RetentionService],
})
export class ClosureModule {}
