import type { Mark } from '@ipw/domain';
import { fromJson } from '../db/db';
import { validationError } from '../errors/domain-error';

/** The marks as the row keeps them, null for none. A marked picture must be one the field holds. */
export function storedMarks(
  marks: readonly Mark[] | undefined,
  values: Record<string, unknown>,
): string | null {
  for (const { field, image_id } of marks ?? [])
    if (image_id && ![values[field]].flat().includes(image_id)) throw validationError('marks', 'choice');
  return marks?.length ? JSON.stringify(marks) : null;
}

export const marksOf = (stored: string | null): Mark[] => (stored ? fromJson<Mark[]>(stored) : []);
