export {
  lockOf,
  PAID_JOINS,
  PAID_NUMBER,
  type PaidBy,
  type PaidRef,
  type PaidThing,
  Payable,
  PayableService,
} from './payable';
export { PayableModule } from './payable.module';
