import { Module } from '@nestjs/common';
import { FileThreadService } from './file-thread.service';

@Module({ providers: [FileThreadService], exports: [FileThreadService] })
export class PrintModule {}
