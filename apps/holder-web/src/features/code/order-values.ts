import {
  fieldErrors,
  orderCreateInput,
  type FieldError,
  type LabelType,
  type PaymentType,
  type UploadedFile,
} from '@ipw/domain';

/** What a holder fills in to order labels. */
export interface OrderValues {
  goods_id: string;
  label_type: LabelType;
  quantity: string;
  sample: boolean;
  recipient: string;
  recipient_phone: string;
  recipient_address: string;
  payment_type: PaymentType;
  voucher: UploadedFile[];
  contract: boolean;
  manual: boolean;
}

export const ADDRESS = ['recipient', 'recipient_phone', 'recipient_address'] as const;
export const TERMS = ['contract', 'manual'] as const;
/** Fields the server's problems are shown on. */
export const SHOWN = ['goods_id', 'quantity', 'payment_type', 'voucher_image', 'agree', ...ADDRESS];

export const newOrder = (goods_id: string): OrderValues => ({
  goods_id,
  label_type: 'common',
  quantity: '',
  sample: false,
  recipient: '',
  recipient_phone: '',
  recipient_address: '',
  payment_type: 'wallet',
  voucher: [],
  contract: false,
  manual: false,
});

export function toWire(ip_id: string, { voucher, contract, manual, ...rest }: OrderValues) {
  const voucher_image = rest.payment_type === 'bank' ? voucher[0]?.image_id : undefined;
  return { ip_id, ...rest, ...(voucher_image && { voucher_image }), agree: { contract, manual } };
}

/** Everything that is wrong, as the server would say it. */
export function judgeOrder(ip_id: string, values: OrderValues): FieldError[] {
  const input = toWire(ip_id, values);
  const parsed = orderCreateInput.safeParse(input);
  const found = parsed.success ? [] : fieldErrors(parsed.error.issues, input);
  // An empty choice has no right form either: it is simply missing.
  const named = found.map((one) =>
    one.field === 'goods_id' && values.goods_id === '' ? { ...one, rule: 'required' as const } : one,
  );
  if (values.payment_type === 'bank' && values.voucher.length === 0)
    named.push({ field: 'voucher_image', rule: 'upload_required', args: {} });
  for (const term of TERMS)
    if (!values[term]) named.push({ field: `agree.${term}`, rule: 'agree_codes', args: {} });
  return named;
}
