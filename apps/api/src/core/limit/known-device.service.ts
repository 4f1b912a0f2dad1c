import { Inject, Injectable } from '@nestjs/common';
import { ulid } from '@ipw/domain';
import { CONFIG, type Config } from '../config';
import type { Context } from '../http/context';
import { sessionCookie } from '../http/cookies';
import { KEYS, type Keys } from '../keys';
import { sign } from '../security/signer';
import { sameText } from '../security/token';

export const DEVICE_COOKIE = 'known_device';
const LIFE_S = 180 * 24 * 3600;

/**
 * Browsers that have signed in to an account before have a rate limit of their own, so that attempts from elsewhere cannot
 * lock them out. The signed httpOnly cookie alone does not sign in.
 */
@Injectable()
export class KnownDeviceService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(KEYS) private readonly keys: Keys,
  ) {}

  /** The device's id, if it has signed in to this account before (a member's phone hash, or `staff {username}`). */
  of({ device }: Context, account: string): string | undefined {
    const [id = '', until = '', signature = ''] = device?.split('.') ?? [];
    return /^\d+$/.test(until) &&
      Number(until) > Date.now() / 1000 &&
      sameText(signature, sign(this.keys, 'device', account, id, until))
      ? id
      : undefined;
  }

  /** The cookie of a device that has just signed in to this account, sent to calls below `path` only. */
  cookie(context: Context, account: string, path: '/api/member' | '/api/admin' = '/api/member'): string {
    const id = this.of(context, account) ?? ulid();
    const until = String(Math.floor(Date.now() / 1000) + LIFE_S);
    return sessionCookie(DEVICE_COOKIE, `${id}.${until}.${sign(this.keys, 'device', account, id, until)}`, {
      path,
      maxAge: LIFE_S,
      secure: this.config.NODE_ENV === 'production',
    });
  }
}
