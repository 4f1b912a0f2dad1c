import * as z from 'zod/mini';
import { choice, int, rule } from '../core/wire';
import { shanghaiDay } from '../core/working-days';
import { MOST_LABELS } from './order.api';
import { LABEL_TYPES, type LabelPrice } from './quote';

/** Status of a price-book line today. Labels: `state.label_price.<key>`. */
export const PRICE_STATES = ['upcoming', 'current', 'past'] as const;
export type PriceState = (typeof PRICE_STATES)[number];

/** Maximum price in fen; maximum number of labels a price may be for; maximum days ahead a line may begin. */
export const PRICE_LIMITS = { fen: 100_000_000, per: 10_000, daysAhead: 730 } as const;

const DAY_MS = 86_400_000;
const exists = (value: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) &&
  !Number.isNaN(Date.parse(value)) &&
  new Date(value).toISOString().startsWith(value);

/** The earliest first day of a new line (`YYYY-MM-DD`, Asia/Shanghai): tomorrow, so that today's prices never change. */
export const earliestPriceDay = (): string => shanghaiDay(new Date(Date.now() + DAY_MS));
const latestPriceDay = () => shanghaiDay(new Date(Date.now() + PRICE_LIMITS.daysAhead * DAY_MS));

const content = {
  label_type: choice(LABEL_TYPES),
  valid_from: z.string().check(rule('date', (value) => exists(value) && value <= latestPriceDay())),
  unit_fen: int(1, PRICE_LIMITS.fen),
  unit_per: int(1, PRICE_LIMITS.per),
  minimum: int(1, MOST_LABELS),
  plate_fee_fen: z._default(int(0, PRICE_LIMITS.fen), 0),
  plate_free_above: z._default(int(0, MOST_LABELS), 0),
  sample_fee_fen: z._default(int(0, PRICE_LIMITS.fen), 0),
};
export const labelPriceInput = z.strictObject(content);
export const labelPriceEditInput = z.strictObject({ ...content, version: int(1) });

/** A line of the price book as the console shows it. */
export interface LabelPriceRow extends LabelPrice {
  id: string;
  state: PriceState;
  version: number;
  /** Only a line that has not begun can be changed. */
  actions: ('update' | 'delete')[];
  /** First and last day (`YYYY-MM-DD`, Asia/Shanghai); the last day is absent while no later line exists. */
  valid_from: string;
  valid_until: string | null;
  created_at: string;
}
