import type { Config } from '../config';
import { timed } from '../metrics/metrics';

export interface IdentityQuestion {
  real_name: string;
  document_number: string;
  phone_number: string;
}

/** Checks whether name, resident identity number and phone belong together. Rejects when the provider cannot answer. */
export interface Identity {
  matches(question: IdentityQuestion): Promise<boolean>;
}
export const IDENTITY = Symbol('identity');

/**
 * The local default, documented in docs/operating.md: accepts every valid document number except those whose last four
 * characters before the check character are 0404, and every name except 查无此人.
 */
export class LocalIdentity implements Identity {
  matches({ real_name, document_number }: IdentityQuestion): Promise<boolean> {
    return Promise.resolve(document_number.slice(13, 17) !== '0404' && real_name !== '查无此人');
  }
}

/** An HTTP provider: POST as JSON with a bearer token, answered by `{"match": true|false}`. */
export class HttpIdentity implements Identity {
  constructor(private readonly config: Config) {}

  matches(question: IdentityQuestion): Promise<boolean> {
    return timed('identity', () => this.ask(question));
  }

  private async ask(question: IdentityQuestion): Promise<boolean> {
    const response = await fetch(this.config.IDENTITY_ENDPOINT!, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${this.config.IDENTITY_TOKEN ?? ''}`,
      },
      body: JSON.stringify(question),
      redirect: 'error',
      signal: AbortSignal.timeout(15_000),
    });
    if (!response.ok) throw new Error(`identity provider answered ${String(response.status)}`);
    const answer = (await response.json()) as { match?: unknown };
    if (typeof answer.match !== 'boolean') throw new Error('identity provider answered without a match');
    return answer.match;
  }
}

export const openIdentity = (config: Config): Identity =>
  config.IDENTITY_PROVIDER === 'http' ? new HttpIdentity(config) : new LocalIdentity();
