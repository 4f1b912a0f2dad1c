import { keepDraft, readDraft } from '@ipw/ui/drafts';
import type { OrderValues } from './order-values';

/** Draft key of an order of this IP. */
export const orderDraft = (ip_id: string) => `code.order.${ip_id}`;

/** The draft of an order for this IP. */
export const readOrder = (ip_id: string): Partial<OrderValues> => readDraft(orderDraft(ip_id)) ?? {};

/**
 * Saves the draft of an order from its first field on; it survives a reload and a switch of the IP. Sending it or signing
 * out deletes it.
 */
export const keepOrder = (ip_id: string, values: Partial<OrderValues>): boolean =>
  keepDraft(orderDraft(ip_id), values, { lasts: true });
