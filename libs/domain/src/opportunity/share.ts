import type { Fen } from '../core/money';

/** The platform's share of a deal in percent, by where the deal came from. The offline contract decides. */
export const PLATFORM_SHARE = { platform: 50, private_link: 0 } as const;
export type DealSource = keyof typeof PLATFORM_SHARE;

/** The holder's part of a deal, in fen. An odd fen stays with the holder. */
export const holderPart = (deal: Fen, source: DealSource): Fen =>
  deal - Math.floor((deal * PLATFORM_SHARE[source]) / 100);
