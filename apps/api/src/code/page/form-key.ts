import { createHmac } from 'node:crypto';
import { ulid } from '@ipw/domain';
import { sameText } from '../../core/security/token';

/**
 * Signs the report form of a code, so that other sites cannot send reports through their visitors, and a form sent twice is
 * recognised.
 */
export class FormKey {
  private readonly key: Buffer;

  constructor(addressKey: string) {
    this.key = createHmac('sha256', Buffer.from(addressKey, 'base64')).update('report form').digest();
  }

  of(code: string): string {
    const id = ulid();
    return `${id}.${this.sign(code, id)}`;
  }

  holds(code: string, key = ''): boolean {
    const [id = '', sign = ''] = key.split('.');
    return sameText(sign, this.sign(code, id));
  }

  private sign(code: string, id: string): string {
    return createHmac('sha256', this.key).update(`${id}\0${code}`).digest('base64url').slice(0, 22);
  }
}
