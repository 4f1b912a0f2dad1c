import { createHmac } from 'node:crypto';
import { ulid } from '@ipw/domain';
import { sameText } from './token';

/**
 * Signs a public form about one subject (a code, an IP), so that other sites cannot send it through their visitors, and a form
 * sent twice is recognised.
 */
export class FormKey {
  private readonly key: Buffer;

  constructor(addressKey: string, form: 'report form' | 'complaint form') {
    this.key = createHmac('sha256', Buffer.from(addressKey, 'base64')).update(form).digest();
  }

  of(subject: string): string {
    const id = ulid();
    return `${id}.${this.sign(subject, id)}`;
  }

  holds(subject: string, key = ''): boolean {
    const [id = '', sign = ''] = key.split('.');
    return sameText(sign, this.sign(subject, id));
  }

  private sign(subject: string, id: string): string {
    return createHmac('sha256', this.key).update(`${id}\0${subject}`).digest('base64url').slice(0, 22);
  }
}
