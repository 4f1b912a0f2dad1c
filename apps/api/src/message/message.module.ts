import { Module } from '@nestjs/common';
import { MessageController } from './message.controller';
import { Delivery } from './delivery';
import { Messages } from './message.service';
import { MessagePreferences } from './preference.service';
import { MessageStream } from './stream';

@Module({
  controllers: [MessageController],
  providers: [Delivery, MessagePreferences, Messages, MessageStream],
  exports: [Delivery, Messages],
})
export class MessageModule {}
