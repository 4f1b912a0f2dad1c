import { createTransport } from 'nodemailer';
import type { Config } from '../config';
import { RefusedByProvider } from '../jobs/circuit-breaker';
import { appendToOutbox } from './outbox';

export interface Letter {
  to: string;
  subject: string;
  text: string;
}

/** Sends an e-mail. Rejects when nobody took it (`RefusedByProvider`: this one); the job tries again. */
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

/** To connect, until the server greets, and of silence while a letter is handed over. */
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
        // A letter is text; nothing in it may make the sender read a file or an address.
        disableFileAccess: true,
        disableUrlAccess: true,
      },
      { from: MAIL_FROM! },
    );
  }

  async send({ to, subject, text }: Letter): Promise<void> {
    await this.transport
      .sendMail({
        // As an object: the address is taken whole, never parsed for further ones.
        to: { name: '', address: to },
        subject,
        text,
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
      .catch((error: unknown) => {
        throw ofTheLetter(error) ? new RefusedByProvider((error as Error).message) : error;
      });
  }
}

/** Whether the server answered about this letter: its reader or its text. */
function ofTheLetter(error: unknown): boolean {
  const { command, responseCode = 0 } = error as { command?: string; responseCode?: number };
  return responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA');
}

export const openMail = (config: Config): Mail =>
  config.SMTP_URL ? new SmtpMail(config) : new OutboxMail(config.DATA_DIR);
