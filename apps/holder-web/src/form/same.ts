import type { FieldError } from '@ipw/domain';
import type { Problem } from '@ipw/ui';

/** An error of a field: by a rule of the schema, or with the server's sentence. */
export type Found = FieldError | Problem | { field: string; msg: string };

/** The field of an error; a path into a list or an object belongs to its field. */
export const fieldOf = ({ field }: Pick<Found, 'field'>): string => field.split('.')[0] ?? '';

/** Files are compared by id, because their addresses change with every answer. */
const plain = (value: unknown) =>
  JSON.stringify(value ?? null, (_name, one: unknown) =>
    one && typeof one === 'object' && 'image_id' in one ? one.image_id : one,
  );
export const isSame = (a: unknown, b: unknown): boolean => plain(a) === plain(b);

/** The names of values that differ. */
export const differing = <V extends object>(a: Partial<V>, b: Partial<V>): (keyof V & string)[] =>
  (Object.keys(b) as (keyof V & string)[]).filter((name) => !isSame(a[name], b[name]));
