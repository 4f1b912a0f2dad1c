import {
  fieldErrors,
  orderCreateInput,
  type FieldError,
  type LabelType,
  type PaymentType,
} from '@ipw/domain';

/** What a holder fills in to order labels. */
export interface OrderValues {
  goods_id: string;
  label_type: LabelType;
  quantity: string;
  sample: boolean;
  /** The order whose design is made again; empty for a new design. */
  repeat_of: string;
  recipient: string;
  recipient_phone: string;
  recipient_address: string;
  payment_type: PaymentType;
  contract: boolean;
  manual: boolean;
}

export const ADDRESS = ['recipient', 'recipient_phone', 'recipient_address'] as const;
export const TERMS = ['contract', 'manual'] as const;
/** Fields problems are shown on, in the order of the page. */
export const SHOWN = ['goods_id', 'repeat_of', 'quantity', ...ADDRESS, 'payment_type', 'agree'];

export const newOrder = (): OrderValues => ({
  goods_id: '',
  label_type: 'common',
  quantity: '',
  sample: false,
  repeat_of: '',
  recipient: '',
  recipient_phone: '',
  recipient_address: '',
  payment_type: 'wallet',
  contract: false,
  manual: false,
});

/** What an order costs follows from these. */
export const toQuote = (
  ip_id: string,
  {
    label_type,
    quantity,
    sample,
    repeat_of,
  }: Pick<OrderValues, 'label_type' | 'quantity' | 'sample' | 'repeat_of'>,
) => ({
  ip_id,
  label_type,
  quantity,
  sample,
  ...(label_type === 'custom' && repeat_of && { repeat_of }),
});

export function toPayload(ip_id: string, { contract, manual, repeat_of, ...rest }: OrderValues) {
  return { ...rest, ...toQuote(ip_id, { ...rest, repeat_of }), agree: { contract, manual } };
}

/** Everything that is wrong, as the server would say it. */
export function validateOrder(ip_id: string, values: OrderValues): FieldError[] {
  const input = toPayload(ip_id, values);
  const parsed = orderCreateInput.safeParse(input);
  const found = parsed.success ? [] : fieldErrors(parsed.error.issues, input);
  // An empty choice has no right form either: it is simply missing.
  const named = found.map((one) =>
    one.field === 'goods_id' && values.goods_id === '' ? { ...one, rule: 'required' as const } : one,
  );
  for (const term of TERMS)
    if (!values[term]) named.push({ field: `agree.${term}`, rule: 'agree_codes', args: {} });
  return named;
}
