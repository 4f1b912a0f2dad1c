export { lockOf, type PaidThing, Payable, PayableService } from './payable';
export { PayableModule } from './payable.module';
