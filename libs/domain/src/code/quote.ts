import type { Fen } from '../core/money';

/** `common`: the general label; `custom`: the holder's own. */
export const LABEL_TYPES = ['common', 'custom'] as const;
export type LabelType = (typeof LABEL_TYPES)[number];

/** One line of the price book: what a label type costs from a day on. */
export interface LabelPrice {
  label_type: LabelType;
  /** Fen for `unit_per` labels: 8 for 1 is 0.08 RMB each, 35 for 10 is 3.5 fen each. */
  unit_fen: Fen;
  unit_per: number;
  /** The smallest order. */
  minimum: number;
  /** For the holographic plate; 0 where none is made. */
  plate_fee_fen: Fen;
  /** Orders of more labels than this get the plate for nothing. */
  plate_free_above: number;
  /** For a sample ahead of the order; 0 where none is offered. */
  sample_fee_fen: Fen;
}

/** The prices of specification section 9, which the price book begins with. */
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
  /** Words: `quote_item.<key>`. */
  key: (typeof QUOTE_ITEMS)[number];
  unit_fen: Fen;
  /** What `unit_fen` is the price of, in pieces. */
  unit_per: number;
  quantity: number;
  amount_fen: Fen;
  /** 1 where the price is not asked for: the plate of a large order, or of a design that has one. */
  waived: 0 | 1;
  /** Why it is not asked for; absent where it is. Words: `waived_for.<key>`. */
  waived_for?: WaivedFor;
}

export const WAIVED_FOR = ['repeat', 'quantity'] as const;
export type WaivedFor = (typeof WAIVED_FOR)[number];

/**
 * Working days from the payment of an order to its delivery (specification section 9). Words: `delivery.<key>`. The label
 * contract names the same days, and CONTRACT_DAYS as the most any order may take.
 */
export const DELIVERY_DAYS = {
  common: { from: 0, to: 2 },
  custom_new: { from: 10, to: 12 },
  custom_repeat: { from: 7, to: 10 },
} as const;
export type Delivery = keyof typeof DELIVERY_DAYS;
export const CONTRACT_DAYS = 15;

/** How soon labels come. `repeat`: of a design that was made before. */
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
  // Half a fen is rounded up; products of prices and counts stay far below 2^53.
  amount_fen: waived_for ? 0 : Math.floor((unit_fen * quantity * 2 + unit_per) / (unit_per * 2)),
  waived: waived_for ? 1 : 0,
  ...(waived_for && { waived_for }),
});

/** Why the plate of an order costs nothing; undefined where it costs its fee. */
function plateWaived(price: LabelPrice, quantity: number, repeat: boolean): WaivedFor | undefined {
  if (repeat) return 'repeat';
  return quantity > price.plate_free_above ? 'quantity' : undefined;
}

/**
 * What an order costs, item by item, and how soon it comes. `repeat`: of a design whose plate was made for an earlier order;
 * the caller has checked that, and the minimum.
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
