import { Inject, Injectable } from '@nestjs/common';
import { KEYS, type Keys } from '../core/keys';
import { sign } from '../core/security/signer';
import { sameText } from '../core/security/token';

/** Lifetime of an address in seconds; afterwards the page requests a new one. */
const ADDRESS_S = 1800;

/** The storage key of an archive. */
export const archiveKey = (id: string): string => `exports/${id}.zip`;

/** Signed short-lived addresses of archives, each for the member who requested the list. */
@Injectable()
export class ExportAddressService {
  constructor(@Inject(KEYS) private readonly keys: Keys) {}

  of(id: string, memberId: string): string {
    const until = Math.floor(Date.now() / 1000) + ADDRESS_S;
    return `/files/export/${id}?e=${String(until)}&s=${sign(this.keys, 'export', id, memberId, until)}`;
  }

  fits(id: string, memberId: string, { e = '', s = '' }: Record<string, string>): boolean {
    const until = Number(e);
    return (
      Number.isSafeInteger(until) &&
      until * 1000 > Date.now() &&
      sameText(s, sign(this.keys, 'export', id, memberId, until))
    );
  }
}
