export { PriceService } from './price.service';
