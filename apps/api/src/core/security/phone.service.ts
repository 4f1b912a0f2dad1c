import { Injectable } from '@nestjs/common';
import { AREA_CODES, countryOf, MAINLAND, maskPhone, plausiblePhone } from '@ipw/domain';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { validationError } from '../errors/domain-error';
import { FieldCipher } from './field-cipher';

export interface Phone {
  area_code: string;
  phone_number: string;
}

/**
 * A phone without the national prefix that people dial at home (the 0 of 07400 123456 in Britain), so that all its forms are
 * one key. Numbers no plan knows stay as they are.
 */
export function canonicalPhone({ area_code, phone_number }: Phone): Phone {
  // Numbers of the mainland have one form, and are by far the most.
  if (area_code === MAINLAND) return { area_code, phone_number };
  const parsed = parsePhoneNumberFromString(`+${area_code}${phone_number}`);
  const isOfCode = parsed?.countryCallingCode === area_code;
  return { area_code, phone_number: isOfCode ? parsed.nationalNumber : phone_number };
}

/** The keyed hash a phone is found by. */
export function phoneHash(cipher: FieldCipher, phone: Phone): string {
  const { area_code, phone_number } = canonicalPhone(phone);
  return cipher.blind('phone', `${area_code} ${phone_number}`);
}

/** The additional data that binds a sealed phone to its member. */
const contextOf = (memberId: string): string => `member:${memberId}:phone`;

/** Phone numbers: validated by the full numbering plan, stored encrypted, found by a blind index. */
@Injectable()
export class PhoneService {
  constructor(private readonly cipher: FieldCipher) {}

  /** Refuses a number that is impossible under its area code. */
  check({ area_code, phone_number }: Phone): void {
    const known =
      area_code === MAINLAND
        ? plausiblePhone(area_code, phone_number)
        : parsePhoneNumberFromString(`+${area_code}${phone_number}`)?.isValid();
    if (!known || !countryOf(area_code)) throw validationError('phone_number', 'phone');
  }

  hash(phone: Phone): string {
    return phoneHash(this.cipher, phone);
  }

  /** Hashes of the phones a typed text may stand for: with an area code, or without one of `home`. */
  hashes(typed: string, home: string = MAINLAND): string[] {
    const digits = typed.replace(/^\+|[\s()-]/g, '');
    if (!/^\d{5,18}$/.test(digits)) return [];
    const codes = [...new Set(AREA_CODES.map(([, code]) => code))].filter((code) => digits.startsWith(code));
    return [
      this.hash({ area_code: home, phone_number: digits }),
      ...codes.map((code) => this.hash({ area_code: code, phone_number: digits.slice(code.length) })),
    ];
  }

  seal(memberId: string, phone: string): Buffer {
    return this.cipher.seal(contextOf(memberId), phone);
  }

  open(memberId: string, sealed: Buffer): string {
    return this.cipher.open(contextOf(memberId), sealed);
  }

  masked(memberId: string, sealed: Buffer): string {
    return this.cipher.masked(contextOf(memberId), sealed, maskPhone);
  }
}
