import type { Language } from '@ipw/domain';
import { DomainError } from '../../core/errors/domain-error';

/** A provider's statement about a payment, in a notification or as answer to a query. */
export type Notice =
  | { payment_id: string; status: 'open' | 'ended' }
  | {
      payment_id: string;
      status: 'paid';
      /** The provider's number of the payment; a payment is settled by one of them only. */
      provider_ref: string;
      amount_fen: number;
      paid_at: Date;
    };
export type PaidNotice = Extract<Notice, { status: 'paid' }>;

/** A notification as received. */
export interface RawNotice {
  headers: Readonly<Record<string, string | undefined>>;
  /** The raw body, which some providers sign. */
  text: string;
  fields: Record<string, string>;
}

/** A mobile wallet. */
export interface Wallet {
  name: string;
  /** Address of the payment page in the payer's language. */
  payUrl(payment: { id: string }, language: Language): string;
  /** The content of a notification; undefined unless signature and seller are right. */
  read(notice: RawNotice): Notice | undefined;
  /**
   * The provider's status of a payment; null when the provider does not know it. Throws BUSY for an answer that is not
   * signed by the provider.
   */
  ask(paymentId: string): Promise<Notice | null>;
  /**
   * Ends an unpaid payment at the provider, so that it can no longer be paid. Throws BUSY when it was paid, or without an
   * answer.
   */
  end(paymentId: string): Promise<void>;
}
export const WALLET = Symbol('wallet');

/** How long a payment can be made: as long as the wallet's code is valid. */
const LIFE_MS = 2 * 3_600_000;
export const endOf = ({ created_at }: { created_at: Date }): Date => new Date(created_at.getTime() + LIFE_MS);

/** For callers that can continue without the answer. */
export function ignoreNoAnswer(error: unknown): void {
  if (!(error instanceof DomainError && error.reason === 'BUSY')) throw error;
}
