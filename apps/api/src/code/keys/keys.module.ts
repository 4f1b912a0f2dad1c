import { Module } from '@nestjs/common';
import { CodeKeyAdminController } from './code-key.admin.controller';
import { CodeKeyService } from './code-key.service';

@Module({ controllers: [CodeKeyAdminController], providers: [CodeKeyService] })
export class KeysModule {}
