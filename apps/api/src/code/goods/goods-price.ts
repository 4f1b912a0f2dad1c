import type { Fen } from '@ipw/domain';
import type { GoodsEntity } from './goods.entity';

/** The price of goods; null until the holder has entered it. */
export const priceOf = ({ price_fen }: Pick<GoodsEntity, 'price_fen'>): Fen | null =>
  price_fen === null ? null : Number(price_fen);
