import { Module } from '@nestjs/common';
import { MessageController } from './message.controller';
import { Messages } from './message.service';
import { MessageStream } from './stream';

@Module({ controllers: [MessageController], providers: [Messages, MessageStream], exports: [Messages] })
export class MessageModule {}
