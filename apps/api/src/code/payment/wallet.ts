import type { Language } from '@ipw/domain';
import { DomainError } from '../../core/errors/domain-error';

/** What a provider says about a payment of ours: in a notification, or when it is asked. */
export type Notice =
  | { payment_id: string; status: 'open' | 'ended' }
  | {
      payment_id: string;
      status: 'paid';
      /** The provider's own number of the payment: one payment is settled by one of them. */
      provider_ref: string;
      amount_fen: number;
      paid_at: Date;
    };
export type PaidNotice = Extract<Notice, { status: 'paid' }>;

/** A notification as it came. */
export interface RawNotice {
  headers: Readonly<Record<string, string | undefined>>;
  /** The body letter by letter: what some providers sign. */
  text: string;
  fields: Record<string, string>;
}

/** A mobile wallet. */
export interface Wallet {
  name: string;
  /** The page to pay at, in the payer's language. */
  payUrl(payment: { id: string }, language: Language): string;
  /** A notification whose signature and seller are right; undefined otherwise. */
  read(notice: RawNotice): Notice | undefined;
  /** The provider's status of a payment; null when it is unknown there. Refuses answers of anybody else with BUSY. */
  ask(paymentId: string): Promise<Notice | null>;
  /** Ends a payment nobody made: it cannot be made any more. Refuses with BUSY when it was, or while there is no answer. */
  end(paymentId: string): Promise<void>;
}
export const WALLET = Symbol('wallet');

/** How long a payment can be made: as long as a wallet keeps the code it is made with. */
const LIFE_MS = 2 * 3_600_000;
export const endOf = ({ created_at }: { created_at: Date }): Date => new Date(created_at.getTime() + LIFE_MS);

/** The provider did not answer, or not as it should. */
export const noAnswer = (): DomainError => new DomainError('BUSY', { retry_after: 5 });

/** For those who can do without the answer. */
export function ignoreNoAnswer(error: unknown): void {
  if (!(error instanceof DomainError && error.reason === 'BUSY')) throw error;
}
