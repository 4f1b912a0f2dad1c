import type { Mark } from '@ipw/domain';

const SEPARATOR = '/';

/** A mark as a string, for use in a set. */
export const markKey = ({ field, image_id }: Mark): string =>
  image_id ? `${field}${SEPARATOR}${image_id}` : field;

export function markOf(key: string): Mark {
  const [field = '', image_id] = key.split(SEPARATOR);
  return image_id ? { field, image_id } : { field };
}
