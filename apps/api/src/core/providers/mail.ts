import { createTransport } from 'nodemailer';
import type { Config } from '../config';
import { RefusedByProvider } from '../jobs/circuit-breaker';
import { timed } from '../metrics/metrics';
import { appendToOutbox } from './outbox';

export interface Letter {
  to: string;
  subject: string;
  text: string;
}

/** Sends an e-mail. Rejects when the server did not accept it (`RefusedByProvider`: this message only); the job retries. */
export interface Mail {
  send(letter: Letter): Promise<void>;
}
export const MAIL = Symbol('mail');

/** The local default: every e-mail is appended to `DATA_DIR/outbox/mail.jsonl`. */
export class OutboxMail implements Mail {
  constructor(private readonly dataDir: string) {}

  send(letter: Letter): Promise<void> {
    return appendToOutbox(this.dataDir, 'mail', letter);
  }
}

/** Time limits: to connect, for the greeting, and of inactivity while sending. */
const TIME_OUT_MS = 5_000;

/** Any server that speaks SMTP: `smtp://user:password@host:port`, `smtps://` for TLS from the first byte. */
export class SmtpMail implements Mail {
  private readonly transport;

  constructor({ SMTP_URL, MAIL_FROM }: Pick<Config, 'SMTP_URL' | 'MAIL_FROM'>) {
    this.transport = createTransport(
      {
        url: SMTP_URL!,
        connectionTimeout: TIME_OUT_MS,
        greetingTimeout: TIME_OUT_MS,
        socketTimeout: 2 * TIME_OUT_MS,
        // E-mails are text; nodemailer must not read a file or address named in one.
        disableFileAccess: true,
        disableUrlAccess: true,
      },
      { from: MAIL_FROM! },
    );
  }

  async send({ to, subject, text }: Letter): Promise<void> {
    const letter = {
      // An object, so that the address is not parsed as a list.
      to: { name: '', address: to },
      subject,
      text,
      headers: { 'Auto-Submitted': 'auto-generated' },
    };
    await timed('mail', () => this.transport.sendMail(letter)).catch((error: unknown) => {
      throw refusalOf(error as Refusal);
    });
  }
}

/** An error of nodemailer, with the server's answer where it gave one. */
interface Refusal {
  code?: string;
  message?: string;
  command?: string;
  responseCode?: number;
}

/** Errors of nodemailer before the server has heard of the letter, such as of its certificate. */
const OF_THE_CONNECTION = ['ECONNECTION', 'EDNS', 'ESOCKET', 'ETIMEDOUT', 'ETLS'];

/** The error without the server's words, which may quote the address: the outbox keeps and shows it. */
function refusalOf({ code = 'failed', message = '', command = '', responseCode }: Refusal): Error {
  if (responseCode === undefined)
    return new Error(`mail server: ${OF_THE_CONNECTION.includes(code) ? message : code}`);
  const answer = `mail server answered ${String(responseCode)} to ${command}`;
  const isOfTheLetter = responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA');
  return isOfTheLetter ? new RefusedByProvider(answer) : new Error(answer);
}

export const openMail = (config: Config): Mail =>
  config.SMTP_URL ? new SmtpMail(config) : new OutboxMail(config.DATA_DIR);
