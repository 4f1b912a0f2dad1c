import type { Input, opportunityApi, SheetRequest } from '@ipw/domain';
import type { Buyer } from './sheet.entity';

export type Submitted = Input<typeof opportunityApi.cooperateSubmit>;

/** What is asked by whom: the same for all IPs of a submission. */
export interface SheetContent {
  asked: SheetRequest;
  buyer: Buyer;
  /** Ids of pictures, and the number of finds in them. */
  images: readonly string[];
  finds: number;
}

export const askedIn = (input: Submitted): SheetRequest => ({
  sku_id: input.sku_id,
  buy_num: input.buy_num ?? null,
  sku_describe: input.sku_describe,
  company_case: input.company_case ?? null,
  other_describe: input.other_describe ?? null,
});

export const buyerIn = (input: Submitted): Buyer => ({
  buyer_name: input.buyer_name,
  company_name: input.company_name ?? null,
  area_code: input.area_code,
  phone_number: input.phone_number,
  email: input.email,
});
