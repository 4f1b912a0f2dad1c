import { Module } from '@nestjs/common';
import { codeKeyAdminApi } from '@ipw/domain';
import { adminController } from '../../core/http/admin.controller';
import { CodeKeyService } from './code-key.service';

@Module({ controllers: [adminController(codeKeyAdminApi, CodeKeyService)], providers: [CodeKeyService] })
export class KeysModule {}
