export { lockOf, type PaidBy, type PaidThing, Payable, PayableService } from './payable';
export { PayableModule } from './payable.module';
