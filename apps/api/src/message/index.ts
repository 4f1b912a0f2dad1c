export { DeliveryService, READER, type Reader } from './delivery.service';
export { MessageModule } from './message.module';
export { MessageService } from './message.service';
export { type MessageArgs, wordsOf } from './message.view';
