import { createHmac } from 'node:crypto';
import { sameText } from '../../core/security/token';

/** The cookie with the codes a phone has checked, signed and stored on the phone only. */
export const CHECKED_COOKIE = 'checked';
const MOST = 20;
const LIFE_S = 180 * 86_400;

/** Code text and time of the check, newest first. */
type Checked = [code: string, at: number][];

/** Reads and writes the cookie that stores when a phone checked a code. It holds no id of the phone. */
export class CheckedCookie {
  private readonly key: Buffer;

  constructor(addressKey: string) {
    this.key = createHmac('sha256', Buffer.from(addressKey, 'base64')).update('checked').digest();
  }

  /** When this phone checked the code before; null if it did not, or if the cookie is not ours. */
  at(cookie: string | undefined, code: string): Date | null {
    const found = this.read(cookie).find(([known]) => known === code);
    return found ? new Date(found[1]) : null;
  }

  /** The Set-Cookie header that adds a check, keeping the first time of a code. Valid below `/s/` and `/S/` (as printed). */
  adding(cookie: string | undefined, code: string, at: Date): string {
    const known = this.read(cookie);
    const stored = known.some(([one]) => one === code) ? known : [[code, at.getTime()] as const, ...known];
    const text = Buffer.from(JSON.stringify(stored.slice(0, MOST))).toString('base64url');
    return `${CHECKED_COOKIE}=${text}.${this.sign(text)}; Path=/; Max-Age=${String(LIFE_S)}; HttpOnly; SameSite=Lax`;
  }

  private read(cookie = ''): Checked {
    const [text = '', sign = ''] = cookie.split('.');
    if (!sameText(sign, this.sign(text))) return [];
    return JSON.parse(Buffer.from(text, 'base64url').toString()) as Checked;
  }

  private sign(text: string): string {
    return createHmac('sha256', this.key).update(text).digest('base64url').slice(0, 22);
  }
}
