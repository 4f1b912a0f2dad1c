export { DeliveryService, READER, type Reader } from './delivery.service';
export { MessageModule } from './message.module';
export { type MessageArgs, MessageService, wordsOf } from './message.service';
