import type { CooperationEntity, CooperationService } from '../opportunity';

type Named = Pick<CooperationEntity, 'source'>;
type Buyer = NonNullable<ReturnType<CooperationService['buyerOf']>>;

/** What stands for somebody who came by the private link, and whom only the business password names. */
export const PRIVATE_CUSTOMER = 'cooperation.private_customer';

/** Whether the brand is a person who came by the private link: one without a company. */
export const isPrivatePerson = ({ source }: Named, { company_name }: Buyer): boolean =>
  source === 'private_link' && company_name === null;

/** Arguments of a message that name the brand; no name when it was erased. A message is read without the business password. */
export function brandArgs(found: Named, buyer: Buyer | null): { brand: string; brand_key?: string } {
  if (!buyer) return { brand: '' };
  if (isPrivatePerson(found, buyer)) return { brand: '', brand_key: PRIVATE_CUSTOMER };
  return { brand: buyer.company_name ?? buyer.buyer_name };
}
