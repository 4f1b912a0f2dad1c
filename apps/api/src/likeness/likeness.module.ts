import { Module } from '@nestjs/common';
import { likenessAdminApi } from '@ipw/domain';
import { AdminController } from '../core/http/admin.controller';
import { LikenessAdminService } from './likeness.admin.service';
import { LikenessService } from './likeness.service';

@Module({
  controllers: [AdminController(likenessAdminApi, LikenessAdminService)],
  providers: [LikenessAdminService, LikenessService],
})
export class LikenessModule {}
