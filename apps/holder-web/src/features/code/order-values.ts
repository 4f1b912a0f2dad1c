import {
  fieldErrors,
  orderCreateInput,
  type FieldError,
  type LabelType,
  type OrderDetail,
  type PaymentType,
  type ShownTexts,
} from '@ipw/domain';

/** Values of the order form. */
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
/** The legal text each of them is ticked for. */
export const TERM_TEXT = { contract: 'labelContract', manual: 'labelManual' } as const;
/** Fields that can show errors, in the order of the page. */
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

/** An order once more: what, how many and where to; own labels from the design made then. Payment and consent are new. */
export const likeOrder = (order: OrderDetail): Partial<OrderValues> => ({
  goods_id: order.goods_id,
  label_type: order.label_type,
  quantity: String(order.quantity),
  sample: order.sample === 1,
  repeat_of:
    order.repeat_of?.order_id ?? (order.label_type === 'custom' && order.exportable ? order.order_id : ''),
  recipient: order.recipient,
  recipient_phone: order.recipient_phone,
  recipient_address: order.recipient_address,
  contract: false,
  manual: false,
});

/** The values that determine the price. */
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

export function toPayload(
  ip_id: string,
  { contract, manual, repeat_of, ...rest }: OrderValues,
  texts?: ShownTexts,
) {
  return {
    ...rest,
    ...toQuote(ip_id, { ...rest, repeat_of }),
    agree: { contract, manual },
    ...(texts && { texts }),
  };
}

/** All errors, as the server would answer them. */
export function validateOrder(ip_id: string, values: OrderValues): FieldError[] {
  const input = toPayload(ip_id, values);
  const parsed = orderCreateInput.safeParse(input);
  const found = parsed.success ? [] : fieldErrors(parsed.error.issues, input);
  // An empty choice is also malformed; it is reported as missing.
  const named = found.map((one) =>
    one.field === 'goods_id' && values.goods_id === '' ? { ...one, rule: 'required' as const } : one,
  );
  for (const term of TERMS)
    if (!values[term]) named.push({ field: `agree.${term}`, rule: 'agree_codes', args: {} });
  return named;
}
