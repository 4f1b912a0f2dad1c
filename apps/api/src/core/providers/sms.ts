import type { Config } from '../config';
import { appendToOutbox } from './outbox';

/** Sends a text message. Rejects when the provider did not take it; the job tries again. */
export interface Sms {
  send(to: { area_code: string; phone_number: string }, text: string): Promise<void>;
}
export const SMS = Symbol('sms');

/** The local default: every message is appended to `DATA_DIR/outbox/sms.jsonl`. */
export class OutboxSms implements Sms {
  constructor(private readonly dataDir: string) {}

  send(to: { area_code: string; phone_number: string }, text: string): Promise<void> {
    return appendToOutbox(this.dataDir, 'sms', { ...to, text });
  }
}

/** Twilio's Messages resource over HTTPS. */
export class TwilioSms implements Sms {
  constructor(private readonly config: Config) {}

  async send(to: { area_code: string; phone_number: string }, text: string): Promise<void> {
    const {
      SMS_TWILIO_ACCOUNT: account,
      SMS_TWILIO_TOKEN: token,
      SMS_TWILIO_FROM: from,
      SMS_TWILIO_ENDPOINT: endpoint,
    } = this.config;
    const response = await fetch(`${endpoint}/2010-04-01/Accounts/${account!}/Messages.json`, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(`${account!}:${token!}`).toString('base64')}` },
      body: new URLSearchParams({ To: `+${to.area_code}${to.phone_number}`, From: from!, Body: text }),
      redirect: 'error',
      signal: AbortSignal.timeout(15_000),
    });
    if (!response.ok) throw new Error(`sms provider answered ${String(response.status)}`);
  }
}

export const openSms = (config: Config): Sms =>
  config.SMS_PROVIDER === 'twilio' ? new TwilioSms(config) : new OutboxSms(config.DATA_DIR);
