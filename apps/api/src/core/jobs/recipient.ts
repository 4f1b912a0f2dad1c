import { maskPhone } from '@ipw/domain';

/** An e-mail address with only its first letter and domain visible. */
const maskMail = (address: string): string => address.replace(/^(.)[^@]*/, '$1***').slice(0, 120);

/** A masked phone number or e-mail address; null for other values. */
export function maskRecipient(to: unknown): string | null {
  if (typeof to === 'string') return maskMail(to);
  const { area_code, phone_number } = (to ?? {}) as Record<string, unknown>;
  return typeof phone_number === 'string' ? `+${String(area_code)} ${maskPhone(phone_number)}` : null;
}
