import type { CooperationEntity, CooperationService } from '../opportunity';

type Named = Pick<CooperationEntity, 'source' | 'origin'>;
type Buyer = NonNullable<ReturnType<CooperationService['buyerOf']>>;

/** What stands for somebody who came by the private link, and whom only the business password names. */
export const PRIVATE_CUSTOMER = 'cooperation.private_customer';
/** What stands for the brand of a sheet, which only the supplementary agreement names. */
export const UNNAMED_BRAND = 'cooperation.unnamed_brand';

/** Whether the brand is a person who came by the private link: one without a company. */
export const isPrivatePerson = ({ source }: Pick<Named, 'source'>, { company_name }: Buyer): boolean =>
  source === 'private_link' && company_name === null;

/** Whether it began with a sheet, whose buyer is known to who agreed to the supplementary agreement only. */
export const isOfSheet = ({ origin }: Pick<Named, 'origin'>): boolean => origin === 'sheet';

/**
 * Arguments of a message that name the brand; no name when it was erased. A message is read without the business password.
 * `agreed`: whether its reader has agreed to the supplementary agreement.
 */
export function brandArgs(
  found: Named,
  buyer: Buyer | null,
  agreed: boolean,
): { brand: string; brand_key?: string } {
  if (!buyer) return { brand: '' };
  if (isPrivatePerson(found, buyer)) return { brand: '', brand_key: PRIVATE_CUSTOMER };
  if (isOfSheet(found) && !agreed) return { brand: '', brand_key: UNNAMED_BRAND };
  return { brand: buyer.company_name ?? buyer.buyer_name };
}
