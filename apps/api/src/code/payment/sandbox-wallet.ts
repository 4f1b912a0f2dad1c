import { createHmac } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Language, ulid } from '@ipw/domain';
import { noAnswer } from '../../core/errors/domain-error';
import type { Keys } from '../../core/keys';
import { sameText } from '../../core/security/token';
import type { Notice, RawNotice, Wallet } from './wallet';

/** Signed fields of a sandbox notification, besides `sign`. */
const FIELDS = ['amount_fen', 'paid_at', 'payment_id', 'provider_ref', 'seller', 'status'] as const;
const SELLER = 'sandbox-seller';
type Fields = Record<string, string>;

/**
 * The local wallet: a page on which every payment succeeds. It signs notifications as a provider does, and stores one file a
 * payment to answer queries.
 */
export class SandboxWallet implements Wallet {
  readonly name = 'sandbox';

  constructor(
    private readonly keys: Keys,
    private readonly books: string,
  ) {}

  payUrl({ id }: { id: string }, language: Language): string {
    return `/pay/sandbox/${id}?lang=${language}`;
  }

  read({ fields: body }: Pick<RawNotice, 'fields'>): Notice | undefined {
    if (!sameText(body.sign ?? '', this.sign(body)) || body.seller !== SELLER) return undefined;
    const payment_id = body.payment_id!;
    if (body.status !== 'paid') return { payment_id, status: body.status === 'ended' ? 'ended' : 'open' };
    return {
      payment_id,
      status: 'paid',
      provider_ref: body.provider_ref!,
      amount_fen: Number(body.amount_fen),
      paid_at: new Date(body.paid_at!),
    };
  }

  /** Marks the payment as paid, unless it was paid or ended before; returns the notification to send. */
  pay({ id, amount_fen }: { id: string; amount_fen: number }): Promise<Fields> {
    return this.book(id, {
      status: 'paid',
      provider_ref: ulid(),
      amount_fen: String(amount_fen),
      paid_at: new Date().toISOString(),
    });
  }

  async ask(id: string): Promise<Notice> {
    const fields = await this.booked(id);
    const notice = fields ? this.read({ fields }) : ({ payment_id: id, status: 'open' } as const);
    if (notice?.payment_id !== id) throw noAnswer();
    return notice;
  }

  async end(id: string): Promise<void> {
    const { status } = await this.book(id, { status: 'ended' });
    if (status !== 'ended') throw noAnswer();
  }

  sign(body: Fields): string {
    const text = FIELDS.map((field) => `${field}=${body[field] ?? ''}`).join('&');
    return createHmac('sha256', Buffer.from(this.keys.wallet, 'base64')).update(text).digest('hex');
  }

  /** Stores the result of a payment; only the first one counts. */
  private async book(id: string, what: Fields): Promise<Fields> {
    const fields = { ...what, payment_id: id, seller: SELLER };
    await mkdir(this.books, { recursive: true });
    const part = `${this.bookOf(id)}.${ulid()}.part`;
    try {
      await writeFile(part, JSON.stringify({ ...fields, sign: this.sign(fields) }), {
        mode: 0o600,
        flush: true,
      });
      await link(part, this.bookOf(id));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      await rm(part, { force: true });
    }
    return (await this.booked(id))!;
  }

  private async booked(id: string): Promise<Fields | undefined> {
    const text = await readFile(this.bookOf(id), 'utf8').catch(() => undefined);
    if (text === undefined) return undefined;
    try {
      return JSON.parse(text) as Fields;
    } catch {
      // The file is being written.
      throw noAnswer();
    }
  }

  private bookOf(id: string): string {
    return join(this.books, `${id}.json`);
  }
}
