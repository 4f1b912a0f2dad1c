import { createDecipheriv, createSign, createVerify, randomBytes } from 'node:crypto';
import { DomainError } from '../../core/errors/domain-error';
import type { Notice, RawNotice, Wallet } from './wallet';

/** A merchant's access to WeChat Pay, API v3. Keys in PEM; `apiKey` are 32 bytes of text. */
export interface WechatAccess {
  appId: string;
  merchantId: string;
  /** Serial number of the merchant's certificate. */
  serial: string;
  privateKey: string;
  /** The id and the public key WeChat Pay signs with. */
  platformKeyId: string;
  platformKey: string;
  apiKey: string;
  endpoint: string;
  notifyUrl: string;
}

/** A notification is signed anew each time it is sent: one older than this was kept by somebody. */
const FRESH_S = 300;
/** WeChat Pay keeps a code for two hours. */
const CODE_LIFE_MS = 90 * 60_000;
const NATIVE = '/v3/pay/transactions/native';
const TAG = 16;

interface Resource {
  ciphertext: string;
  nonce: string;
  associated_data?: string;
}
interface Transaction {
  appid: string;
  mchid: string;
  out_trade_no: string;
  transaction_id: string;
  trade_state: string;
  success_time: string;
  amount: { total: number; currency: string };
}

/** WeChat Pay, native: the payer scans a code on our page. Signatures RSA-SHA256, contents AES-256-GCM. */
export class WechatWallet implements Wallet {
  readonly name = 'wechat';
  private readonly codes = new Map<string, { url: string; until: number }>();

  constructor(private readonly access: WechatAccess) {}

  payUrl({ id }: { id: string }): string {
    return `/pay/wechat/${id}`;
  }

  /** What the payer's phone scans. Refuses with BUSY while WeChat Pay does not answer as it should. */
  async codeOf(payment: { id: string; amount_fen: number; description: string }): Promise<string> {
    const known = this.codes.get(payment.id);
    if (known && known.until > Date.now()) return known.url;
    const { appId, merchantId, notifyUrl } = this.access;
    const answer = await this.ask(NATIVE, {
      appid: appId,
      mchid: merchantId,
      description: payment.description,
      out_trade_no: payment.id,
      notify_url: notifyUrl,
      amount: { total: payment.amount_fen, currency: 'CNY' },
    });
    const { code_url: url } = answer as { code_url?: unknown };
    if (typeof url !== 'string') throw new DomainError('BUSY', { retry_after: 5 });
    if (this.codes.size > 10_000) this.codes.clear();
    this.codes.set(payment.id, { url, until: Date.now() + CODE_LIFE_MS });
    return url;
  }

  read({ headers, text }: RawNotice): Notice | undefined {
    if (!this.isTheirs(headers, text)) return undefined;
    try {
      const { resource } = JSON.parse(text) as { resource: Resource };
      return this.noticeOf(JSON.parse(this.open(resource)) as Transaction);
    } catch {
      // Signed, and yet not of this merchant's key or not of the form the protocol has.
      return undefined;
    }
  }

  private noticeOf(of: Transaction): Notice | undefined {
    const { appId, merchantId } = this.access;
    if (of.appid !== appId || of.mchid !== merchantId || of.amount.currency !== 'CNY') return undefined;
    return {
      payment_id: of.out_trade_no,
      provider_ref: of.transaction_id,
      amount_fen: of.amount.total,
      paid: of.trade_state === 'SUCCESS',
      paid_at: new Date(of.success_time),
    };
  }

  private async ask(path: string, body: object): Promise<unknown> {
    const text = JSON.stringify(body);
    const response = await fetch(this.access.endpoint + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        authorization: this.authorization('POST', path, text),
      },
      body: text,
      redirect: 'error',
      signal: AbortSignal.timeout(10_000),
    }).catch(() => undefined);
    const said = response?.ok ? await response.text() : undefined;
    if (said === undefined || !this.isTheirs(Object.fromEntries(response!.headers), said))
      throw new DomainError('BUSY', { retry_after: 5 });
    return JSON.parse(said) as unknown;
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

  /** Whether WeChat Pay has signed this text, just now. */
  private isTheirs(headers: RawNotice['headers'], text: string): boolean {
    const time = headers['wechatpay-timestamp'] ?? '';
    const signature = headers['wechatpay-signature'] ?? '';
    if (headers['wechatpay-serial'] !== this.access.platformKeyId) return false;
    if (!/^\d{1,12}$/.test(time) || Math.abs(Date.now() / 1000 - Number(time)) > FRESH_S) return false;
    return createVerify('RSA-SHA256')
      .update(`${time}\n${headers['wechatpay-nonce'] ?? ''}\n${text}\n`)
      .verify(this.access.platformKey, signature, 'base64');
  }

  private open({ ciphertext, nonce, associated_data = '' }: Resource): string {
    const bytes = Buffer.from(ciphertext, 'base64');
    const decipher = createDecipheriv('aes-256-gcm', Buffer.from(this.access.apiKey), Buffer.from(nonce))
      .setAAD(Buffer.from(associated_data))
      .setAuthTag(bytes.subarray(-TAG));
    return decipher.update(bytes.subarray(0, -TAG), undefined, 'utf8') + decipher.final('utf8');
  }
}
