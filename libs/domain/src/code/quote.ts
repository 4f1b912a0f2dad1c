import type { Fen } from '../core/money';

/** `common`: the general label; `custom`: the holder's own design. */
export const LABEL_TYPES = ['common', 'custom'] as const;
export type LabelType = (typeof LABEL_TYPES)[number];

/** One line of the price book: the price of a label type from a day on. */
export interface LabelPrice {
  label_type: LabelType;
  /** Fen for `unit_per` labels: 8 for 1 is 0.08 RMB each, 35 for 10 is 3.5 fen each. */
  unit_fen: Fen;
  unit_per: number;
  /** Minimum number of labels in an order. */
  minimum: number;
  /** Fee for the holographic plate; 0 when none is made. */
  plate_fee_fen: Fen;
  /** The plate is free for orders of more labels than this. */
  plate_free_above: number;
  /** Fee for a sample before the order; 0 when none is offered. */
  sample_fee_fen: Fen;
}

/** The first lines of the price book (specification section 9). */
export const FIRST_PRICES: readonly LabelPrice[] = [
  {
    label_type: 'common',
    unit_fen: 8,
    unit_per: 1,
    minimum: 1000,
    plate_fee_fen: 0,
    plate_free_above: 0,
    sample_fee_fen: 0,
  },
  {
    label_type: 'custom',
    unit_fen: 35,
    unit_per: 10,
    minimum: 100_000,
    plate_fee_fen: 500_000,
    plate_free_above: 500_000,
    sample_fee_fen: 20_000,
  },
];

export const QUOTE_ITEMS = ['labels', 'plate', 'sample'] as const;

export interface QuoteItem {
  /** Labels: `quote_item.<key>`. */
  key: (typeof QUOTE_ITEMS)[number];
  unit_fen: Fen;
  /** Number of labels that `unit_fen` pays for. */
  unit_per: number;
  quantity: number;
  amount_fen: Fen;
  /** 1 when the fee is waived: the plate of a large order, or of a design whose plate exists. */
  waived: 0 | 1;
  /** Reason of the waiver; absent when the fee is charged. Labels: `waived_for.<key>`. */
  waived_for?: WaivedFor;
}

export const WAIVED_FOR = ['repeat', 'quantity'] as const;
export type WaivedFor = (typeof WAIVED_FOR)[number];

/**
 * Working days from the payment of an order to its delivery (specification section 9). Labels: `delivery.<key>`. The label
 * contract names the same days, and CONTRACT_DAYS as the maximum for any order.
 */
export const DELIVERY_DAYS = {
  common: { from: 0, to: 2 },
  custom_new: { from: 10, to: 12 },
  custom_repeat: { from: 7, to: 10 },
} as const;
export type Delivery = keyof typeof DELIVERY_DAYS;
export const CONTRACT_DAYS = 15;

/** Delivery days of an order. `repeat`: the design was made before. */
export const deliveryOf = (type: LabelType, repeat: boolean): Delivery => {
  if (type === 'common') return 'common';
  return repeat ? 'custom_repeat' : 'custom_new';
};

export interface Quote {
  items: QuoteItem[];
  total_fen: Fen;
  delivery: Delivery;
}

const item = (
  key: QuoteItem['key'],
  unit_fen: Fen,
  unit_per: number,
  quantity: number,
  waived_for?: WaivedFor,
): QuoteItem => ({
  key,
  unit_fen,
  unit_per,
  quantity,
  // Rounds half a fen up; products of prices and counts stay far below 2^53.
  amount_fen: waived_for ? 0 : Math.floor((unit_fen * quantity * 2 + unit_per) / (unit_per * 2)),
  waived: waived_for ? 1 : 0,
  ...(waived_for && { waived_for }),
});

/** Why the plate fee of an order is waived; undefined when it is charged. */
function plateWaived(price: LabelPrice, quantity: number, repeat: boolean): WaivedFor | undefined {
  if (repeat) return 'repeat';
  return quantity > price.plate_free_above ? 'quantity' : undefined;
}

/**
 * The items and sum of an order, and its delivery days. `repeat`: the plate of the design was made for an earlier order. The
 * caller has checked `repeat` and the minimum.
 */
export function quoteFor(price: LabelPrice, quantity: number, sample: boolean, repeat = false): Quote {
  const items = [
    item('labels', price.unit_fen, price.unit_per, quantity),
    ...(price.plate_fee_fen
      ? [item('plate', price.plate_fee_fen, 1, 1, plateWaived(price, quantity, repeat))]
      : []),
    ...(sample && price.sample_fee_fen ? [item('sample', price.sample_fee_fen, 1, 1)] : []),
  ];
  return {
    items,
    total_fen: items.reduce((sum, { amount_fen }) => sum + amount_fen, 0),
    delivery: deliveryOf(price.label_type, repeat),
  };
}
