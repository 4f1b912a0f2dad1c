export { MessageModule } from './message.module';
export { DeliveryService, MessageService, READER, type Reader } from './message.service';
export { type MessageArgs, wordsOf } from './message.view';
