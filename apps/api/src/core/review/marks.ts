import type { Mark } from '@ipw/domain';
import { fromJson } from '../db/db';
import { validationError } from '../errors/domain-error';

/** The marks as stored, null for none. A marked picture must belong to the field. */
export function storedMarks(
  marks: readonly Mark[] | undefined,
  values: Record<string, unknown>,
): string | null {
  for (const { field, image_id } of marks ?? [])
    if (image_id && ![values[field]].flat().includes(image_id)) throw validationError('marks', 'choice');
  return marks?.length ? JSON.stringify(marks) : null;
}

export const marksOf = (stored: string | null): Mark[] => (stored ? fromJson<Mark[]>(stored) : []);
