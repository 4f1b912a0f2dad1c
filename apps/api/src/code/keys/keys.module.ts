import { Module } from '@nestjs/common';
import { codeKeyAdminApi } from '@ipw/domain';
import { AdminController } from '../../core/http/admin.controller';
import { CodeKeyService } from './code-key.service';

@Module({ controllers: [AdminController(codeKeyAdminApi, CodeKeyService)], providers: [CodeKeyService] })
export class KeysModule {}
