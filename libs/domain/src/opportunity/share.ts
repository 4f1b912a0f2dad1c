import type { Fen } from '../core/money';

/** The platform's share of a deal in percent, by the source of the deal. The offline contract has priority. */
export const PLATFORM_SHARE = { platform: 50, private_link: 0 } as const;
export type DealSource = keyof typeof PLATFORM_SHARE;

/** The holder's part of a deal in fen; an odd fen goes to the holder. */
export const holderPart = (deal: Fen, source: DealSource): Fen =>
  deal - Math.floor((deal * PLATFORM_SHARE[source]) / 100);
