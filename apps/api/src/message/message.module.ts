import { Module } from '@nestjs/common';
import { MessageController } from './message.controller';
import { DeliveryService } from './delivery.service';
import { MessagePersonalData } from './message.personal-data';
import { MessageService } from './message.service';
import { MessageStreamService } from './message-stream.service';

@Module({
  controllers: [MessageController],
  providers: [DeliveryService, MessagePersonalData, MessageService, MessageStreamService],
  exports: [DeliveryService, MessageService],
})
export class MessageModule {}
