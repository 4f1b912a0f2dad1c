import { Inject, Injectable } from '@nestjs/common';
import type { Language } from '@ipw/domain';
import type { FastifyReply } from 'fastify';
import { CONFIG, type Config } from '../core/config';
import { appPath } from '../core/http/app-path';
import { type Context, contextOf } from '../core/http/context';
import { readCookie, sessionCookie } from '../core/http/cookies';
import { originOf } from '../core/http/origin';
import { KEYS, type Keys } from '../core/keys';
import { sign } from '../core/security/signer';
import { sameText } from '../core/security/token';

/** The cookie of a browser that has proven the phone of a buyer or an entrant by a one-time code. */
export const BUYER_COOKIE = 'buyer_phone';
const PROVEN_S = 30 * 24 * 3600;

/** The browser of somebody without an account. */
export interface Browser {
  context: Context;
  /** The cookie of a phone it has proven. */
  cookie: string | undefined;
  /** Makes it remember a phone (its hash), whether the call succeeds or not. */
  remember: (phoneHash: string) => void;
}

/** The record a link opens, and the number that a new link counts up. */
interface Linked {
  id: string;
  link_number: number;
}
/** A record whose link is sent, in a language. */
type Sent = Linked & { language: string };

/**
 * Links of people without an account. The secret is derived from the record and its link number, so a text message can repeat
 * it, nothing secret is stored, and a new number ends the old link.
 */
@Injectable()
export class BuyerLinkService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(KEYS) private readonly keys: Keys,
  ) {}

  keyOf({ id, link_number }: Linked): string {
    return sign(this.keys, 'sheet-link', id, link_number);
  }

  opens(record: Linked, key: string): boolean {
    return sameText(key, this.keyOf(record));
  }

  /** The page of the link. */
  addressOf(sheet: Sent & { sheet_no: string }): string {
    return this.pageOf('detail', `no=${sheet.sheet_no}`, sheet);
  }

  /** The page on which a brand cooperates. */
  roomOf(cooperation: Sent & { coop_no: string }): string {
    return this.pageOf('room', `no=${cooperation.coop_no}`, cooperation);
  }

  /** The page on which the brand of a project scores its entries. */
  scoresOf(brand: Sent): string {
    return this.pageOf('entries', `tender=${brand.id}`, brand);
  }

  /** The secret is behind `#`, which browsers send to nobody. */
  private pageOf(page: string, query: string, record: Sent): string {
    const route = `/cooperate/${page}?${query}&key=${this.keyOf(record)}`;
    return originOf(this.config) + appPath(route, record.language as Language);
  }

  /** The cookie for a phone (its hash) that has just been proven. */
  cookie(phoneHash: string): string {
    const until = String(Math.floor(Date.now() / 1000) + PROVEN_S);
    return this.set(`${phoneHash}.${until}.${sign(this.keys, 'buyer-phone', phoneHash, until)}`, PROVEN_S);
  }

  /** The cookie that ends the proof in a browser. */
  forget(): string {
    return this.set('', 0);
  }

  private set(value: string, maxAge: number): string {
    const secure = this.config.NODE_ENV === 'production';
    return sessionCookie(BUYER_COOKIE, value, { path: '/api', maxAge, secure });
  }

  /** The browser of a call that will be answered by `reply`. */
  browserOf(reply: FastifyReply): Browser {
    return {
      context: contextOf(reply.request),
      cookie: readCookie(reply.request.headers.cookie, BUYER_COOKIE),
      remember: (phoneHash) => void reply.header('set-cookie', this.cookie(phoneHash)),
    };
  }

  /** The phone (its hash) this browser has proven. */
  proven(cookie: string | undefined): string | undefined {
    const [hash = '', until = '', signature = ''] = cookie?.split('.') ?? [];
    const valid = /^\d+$/.test(until) && Number(until) > Date.now() / 1000;
    return valid && sameText(signature, sign(this.keys, 'buyer-phone', hash, until)) ? hash : undefined;
  }
}
