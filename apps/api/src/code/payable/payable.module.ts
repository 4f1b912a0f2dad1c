import { Module } from '@nestjs/common';
import { PayableService } from './payable';

@Module({ providers: [PayableService], exports: [PayableService] })
export class PayableModule {}
