import { Module } from '@nestjs/common';
import { LabelContactService } from './label-contact.service';

@Module({ providers: [LabelContactService], exports: [LabelContactService] })
export class LabelContactModule {}
