export { MessageModule } from './message.module';
export {
  DeliveryService,
  type MessageArgs,
  MessageService,
  READER,
  type Reader,
  wordsOf,
} from './message.service';
