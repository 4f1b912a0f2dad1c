import { createDecipheriv, createSign, createVerify, randomBytes } from 'node:crypto';
import type { Language } from '@ipw/domain';
import { noAnswer } from '../../core/errors/domain-error';
import { timed } from '../../core/metrics/metrics';
import type { PlatformKeys } from './platform-keys';
import { endOf, type Notice, type RawNotice, type Wallet } from './wallet';

/** Credentials of a merchant for WeChat Pay, API v3. Keys in PEM; `apiKey` are 32 bytes of text. */
export interface WechatAccess {
  appId: string;
  merchantId: string;
  /** Serial number of the merchant's certificate. */
  serial: string;
  privateKey: string;
  /** Public keys of WeChat Pay, by key id. */
  platformKeys: PlatformKeys;
  apiKey: string;
  endpoint: string;
  notifyUrl: string;
}

/** WeChat Pay signs every notification anew when it repeats it, so an older signature is a replay. */
const FRESH_S = 300;
/** Shorter than the two hours for which WeChat Pay keeps a code. */
const CODE_LIFE_MS = 90 * 60_000;
const NATIVE = '/v3/pay/transactions/native';
const BY_OUR_NUMBER = '/v3/pay/transactions/out-trade-no';
/** Answer to a query about a payment WeChat Pay does not know; refusals are not always signed. */
const NOT_THERE = /"code"\s*:\s*"ORDER_?NOT_?EXIST"/;
/** Payments in all other states may still be paid. */
const STATUS: Readonly<Record<string, Notice['status']>> = {
  SUCCESS: 'paid',
  CLOSED: 'ended',
  REVOKED: 'ended',
  REFUND: 'ended',
};
const TAG = 16;

interface Resource {
  ciphertext: string;
  nonce: string;
  associated_data?: string;
}
/** The last three fields exist once it is paid. */
interface Transaction {
  appid: string;
  mchid: string;
  out_trade_no: string;
  trade_state: string;
  transaction_id: string;
  success_time: string;
  amount?: { total: number; currency: string };
}
interface Payable {
  id: string;
  amount_fen: number;
  created_at: Date;
  description: string;
}

/** WeChat Pay (native): the payer scans a code on our page. Signatures are RSA-SHA256, contents AES-256-GCM. */
export class WechatWallet implements Wallet {
  readonly name = 'wechat';
  private readonly codes = new Map<string, { url: string; until: number }>();

  constructor(private readonly access: WechatAccess) {}

  payUrl({ id }: { id: string }, language: Language): string {
    return `/pay/wechat/${id}?lang=${language}`;
  }

  /** The content of the QR code. Throws BUSY when WeChat Pay gives no valid answer. */
  async codeOf(payment: Payable): Promise<string> {
    const known = this.codes.get(payment.id);
    if (known && known.until > Date.now()) return known.url;
    const { appId, merchantId, notifyUrl } = this.access;
    const answer = await this.send('POST', NATIVE, {
      appid: appId,
      mchid: merchantId,
      description: payment.description,
      out_trade_no: payment.id,
      time_expire: `${endOf(payment).toISOString().slice(0, 19)}+00:00`,
      notify_url: notifyUrl,
      amount: { total: payment.amount_fen, currency: 'CNY' },
    });
    const { code_url: url } = JSON.parse(answer ?? '{}') as { code_url?: unknown };
    if (typeof url !== 'string') throw noAnswer();
    if (this.codes.size > 10_000) this.codes.clear();
    this.codes.set(payment.id, { url, until: Date.now() + CODE_LIFE_MS });
    return url;
  }

  read({ headers, text }: RawNotice): Notice | undefined {
    if (!this.isSignedByWechat(headers, text)) return undefined;
    try {
      const { resource } = JSON.parse(text) as { resource: Resource };
      return this.noticeOf(JSON.parse(this.open(resource)) as Transaction);
    } catch {
      // Validly signed, but encrypted with another key or of an unknown form.
      return undefined;
    }
  }

  async ask(id: string): Promise<Notice | null> {
    const text = await this.send('GET', `${BY_OUR_NUMBER}/${id}?mchid=${this.access.merchantId}`);
    if (text === undefined) return null;
    const notice = this.noticeOf(JSON.parse(text) as Transaction);
    if (notice?.payment_id !== id) throw noAnswer();
    return notice;
  }

  async end(id: string): Promise<void> {
    await this.send('POST', `${BY_OUR_NUMBER}/${id}/close`, { mchid: this.access.merchantId });
    this.codes.delete(id);
  }

  private noticeOf(of: Transaction): Notice | undefined {
    const { appId, merchantId } = this.access;
    if (of.appid !== appId || of.mchid !== merchantId) return undefined;
    const status = STATUS[of.trade_state] ?? 'open';
    if (status !== 'paid') return { payment_id: of.out_trade_no, status };
    if (of.amount?.currency !== 'CNY') return undefined;
    return {
      payment_id: of.out_trade_no,
      status,
      provider_ref: of.transaction_id,
      amount_fen: of.amount.total,
      paid_at: new Date(of.success_time),
    };
  }

  /** The signed answer; undefined when WeChat Pay does not know the payment. Throws BUSY for all else. */
  private async send(method: 'GET' | 'POST', path: string, content?: object): Promise<string | undefined> {
    const body = content ? JSON.stringify(content) : '';
    const request = () =>
      fetch(this.access.endpoint + path, {
        method,
        headers: {
          accept: 'application/json',
          authorization: this.authorization(method, path, body),
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body }),
        redirect: 'error',
        signal: AbortSignal.timeout(10_000),
      });
    const response = await timed('wechat', request).catch(() => undefined);
    const text = await response?.text().catch(() => undefined);
    if (response === undefined || text === undefined) throw noAnswer();
    if (response.ok && this.isSignedByWechat(Object.fromEntries(response.headers), text)) return text;
    if (response.status === 404 && NOT_THERE.test(text)) return undefined;
    throw noAnswer();
  }

  private authorization(method: string, path: string, body: string): string {
    const { merchantId, serial, privateKey } = this.access;
    const time = String(Math.floor(Date.now() / 1000));
    const nonce = randomBytes(16).toString('hex');
    const signature = createSign('RSA-SHA256')
      .update(`${method}\n${path}\n${time}\n${nonce}\n${body}\n`)
      .sign(privateKey, 'base64');
    return `WECHATPAY2-SHA256-RSA2048 mchid="${merchantId}",nonce_str="${nonce}",timestamp="${time}",serial_no="${serial}",signature="${signature}"`;
  }

  /** Whether WeChat Pay has signed this text within the last minutes. */
  private isSignedByWechat(headers: RawNotice['headers'], text: string): boolean {
    const time = headers['wechatpay-timestamp'] ?? '';
    const signature = headers['wechatpay-signature'] ?? '';
    if (!/^\d{1,12}$/.test(time) || Math.abs(Date.now() / 1000 - Number(time)) > FRESH_S) return false;
    const key = this.access.platformKeys.of(headers['wechatpay-serial'] ?? '');
    if (!key) return false;
    return createVerify('RSA-SHA256')
      .update(`${time}\n${headers['wechatpay-nonce'] ?? ''}\n${text}\n`)
      .verify(key, signature, 'base64');
  }

  private open({ ciphertext, nonce, associated_data = '' }: Resource): string {
    const bytes = Buffer.from(ciphertext, 'base64');
    const decipher = createDecipheriv('aes-256-gcm', Buffer.from(this.access.apiKey), Buffer.from(nonce))
      .setAAD(Buffer.from(associated_data))
      .setAuthTag(bytes.subarray(-TAG));
    return decipher.update(bytes.subarray(0, -TAG), undefined, 'utf8') + decipher.final('utf8');
  }
}
