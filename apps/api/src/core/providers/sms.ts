import type { Config } from '../config';
import { RefusedByProvider } from '../jobs/circuit-breaker';
import { timed } from '../metrics/metrics';
import { appendToOutbox } from './outbox';

/**
 * Sends a text message. Rejects when the provider did not accept it (`RefusedByProvider`: this message only); the job
 * retries.
 */
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

const TIME_OUT_MS = 10_000;
/** Status codes about one message (an invalid number); other errors concern all messages. */
const OF_THE_MESSAGE = [400, 404, 422];

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
    const response = await timed('sms', () =>
      fetch(`${endpoint}/2010-04-01/Accounts/${account!}/Messages.json`, {
        method: 'POST',
        headers: { authorization: `Basic ${Buffer.from(`${account!}:${token!}`).toString('base64')}` },
        body: new URLSearchParams({ To: `+${to.area_code}${to.phone_number}`, From: from!, Body: text }),
        redirect: 'error',
        signal: AbortSignal.timeout(TIME_OUT_MS),
      }),
    );
    if (response.ok) return;
    const answer = `sms provider answered ${String(response.status)}`;
    throw OF_THE_MESSAGE.includes(response.status) ? new RefusedByProvider(answer) : new Error(answer);
  }
}

export const openSms = (config: Config): Sms =>
  config.SMS_PROVIDER === 'twilio' ? new TwilioSms(config) : new OutboxSms(config.DATA_DIR);
