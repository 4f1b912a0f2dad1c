import { Module } from '@nestjs/common';
import { BellService } from './bell.service';
import { MessageController } from './message.controller';
import { DeliveryService, MessageService } from './message.service';
import { MessageDigestService } from './message-digest.service';
import { MessagePersonalData } from './message.personal-data';
import { MessageStreamService } from './message-stream.service';

@Module({
  controllers: [MessageController],
  providers: [
    BellService,
    DeliveryService,
    MessageDigestService,
    MessagePersonalData,
    MessageService,
    MessageStreamService,
  ],
  exports: [DeliveryService, MessageService],
})
export class MessageModule {}
