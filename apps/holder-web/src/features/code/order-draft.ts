import { keepDraft, readDraft } from '@ipw/ui/drafts';
import type { OrderValues } from './order-values';

/** Where the browser keeps an order of this IP. */
export const orderDraft = (ip_id: string) => `code.order.${ip_id}`;

/** What was filled in of an order for this IP. */
export const readOrder = (ip_id: string): Partial<OrderValues> => readDraft(orderDraft(ip_id)) ?? {};

/** Keeps an order from its first field on, over a reload and a switch of the IP too. Sending it and a sign-out end it. */
export const keepOrder = (ip_id: string, values: Partial<OrderValues>): boolean =>
  keepDraft(orderDraft(ip_id), values, { lasts: true });
