import type { UploadedFile } from '@ipw/domain';
import { phoneOf } from './phone';
import type { Values } from './schema-form';

const phoneIn = (values: Values): string => {
  const { area_code, phone_number = '' } = phoneOf(values);
  return `${area_code} ${phone_number}`;
};

/** What the form holds once this browser has proven its phone; another phone needs a code again. */
export const PROVEN = 'proven';
export const provenBy = (values: Values): string => phoneIn(values);
export const isProven = (values: Values): boolean =>
  values[PROVEN] !== undefined && values[PROVEN] === phoneIn(values);

/** The pictures a field of the form holds. */
export const picturesIn = (value: unknown): UploadedFile[] =>
  Array.isArray(value) ? (value as UploadedFile[]) : [];
