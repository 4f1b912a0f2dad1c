import { createHmac } from 'node:crypto';
import type { Keys } from '../../core/keys';
import { sameText } from '../../core/security/token';

/** What a provider says about a payment of ours. */
export interface Notice {
  payment_id: string;
  /** The provider's own number of the payment: one payment is settled by one of them. */
  provider_ref: string;
  amount_fen: number;
  paid: boolean;
  paid_at: Date;
}

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
  /** The page to pay at. */
  payUrl(payment: { id: string; amount_fen: number }): string;
  /** A notification whose signature and seller are right; undefined otherwise. */
  read(notice: RawNotice): Notice | undefined;
}
export const WALLET = Symbol('wallet');

/** Fields of a sandbox notification, signed together with `sign`. */
const FIELDS = ['amount_fen', 'paid_at', 'payment_id', 'provider_ref', 'seller', 'status'] as const;
export const SANDBOX_SELLER = 'sandbox-seller';

/** The local default: a page of our own where everybody can pay, whose notifications are signed as a provider's are. */
export class SandboxWallet implements Wallet {
  readonly name = 'sandbox';

  constructor(private readonly keys: Keys) {}

  payUrl({ id }: { id: string }): string {
    return `/pay/sandbox/${id}`;
  }

  read({ fields: body }: RawNotice): Notice | undefined {
    if (!sameText(body.sign ?? '', this.sign(body)) || body.seller !== SANDBOX_SELLER) return undefined;
    return {
      payment_id: body.payment_id!,
      provider_ref: body.provider_ref!,
      amount_fen: Number(body.amount_fen),
      paid: body.status === 'paid',
      paid_at: new Date(body.paid_at!),
    };
  }

  sign(body: Record<string, string>): string {
    const text = FIELDS.map((field) => `${field}=${body[field] ?? ''}`).join('&');
    return createHmac('sha256', Buffer.from(this.keys.wallet, 'base64')).update(text).digest('hex');
  }
}
