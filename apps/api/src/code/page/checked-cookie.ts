import { createHmac } from 'node:crypto';
import { sameText } from '../../core/security/token';

/** The cookie with the codes a phone has checked, signed and stored on the phone only. */
export const CHECKED_COOKIE = 'checked';
const MOST = 20;
const LIFE_S = 180 * 86_400;

/** Code text and time of a check; the newest is the first. */
type Checked = readonly [code: string, at: number];

/** When this phone checked the code before; null if it did not. */
export function checkedAt(known: readonly Checked[], code: string): Date | null {
  const found = known.find(([one]) => one === code);
  return found ? new Date(found[1]) : null;
}

/** Reads and writes the cookie that stores when a phone checked a code. It holds no id of the phone. */
export class CheckedCookie {
  private readonly key: Buffer;

  constructor(addressKey: string) {
    this.key = createHmac('sha256', Buffer.from(addressKey, 'base64')).update('checked').digest();
  }

  /** The checks a cookie holds; none if it is not ours. */
  read(cookie: string | undefined): Checked[] {
    if (!cookie) return [];
    const [text = '', sign = ''] = cookie.split('.');
    if (!sameText(sign, this.sign(text))) return [];
    return JSON.parse(Buffer.from(text, 'base64url').toString()) as Checked[];
  }

  /** The Set-Cookie header that adds a check, keeping the first time of a code. Valid below `/s/` and `/S/` (as printed). */
  adding(known: readonly Checked[], code: string, at: Date): string {
    const stored = checkedAt(known, code) ? known : [[code, at.getTime()] as const, ...known];
    const text = Buffer.from(JSON.stringify(stored.slice(0, MOST))).toString('base64url');
    return `${CHECKED_COOKIE}=${text}.${this.sign(text)}; Path=/; Max-Age=${String(LIFE_S)}; HttpOnly; SameSite=Lax`;
  }

  private sign(text: string): string {
    return createHmac('sha256', this.key).update(text).digest('base64url').slice(0, 22);
  }
}
