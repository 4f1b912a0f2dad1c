import { Module } from '@nestjs/common';
import { CodeModule } from '../code/code.module';
import { ExportModule } from '../export/export.module';
import { MemberModule } from '../member/member.module';
import { MessageModule } from '../message/message.module';
import { Closing } from './closing';
import { ClosureAdminController } from './closure.admin.controller';
import { ClosureController } from './closure.controller';
import { ClosureDesk } from './closure.desk';
import { Closures } from './closure.service';
import { ContentErasure } from './content-erasure';
import { Erasure } from './erasure';
import { Retention } from './retention';

@Module({
  imports: [CodeModule, ExportModule, MemberModule, MessageModule],
  controllers: [ClosureController, ClosureAdminController],
  providers: [Closing, ClosureDesk, Closures, ContentErasure, Erasure, Retention],
})
export class ClosureModule {}
