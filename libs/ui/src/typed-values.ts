import type { Values } from './form-types';

const isSame = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/**
 * What a draft keeps of a form: values other than those it began with, nothing secret. The rest is taken from the server
 * when the form is opened again: it may have been changed elsewhere meanwhile.
 */
export const typedValues = (values: Values, start: Values, secret: readonly string[]): Values =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !secret.includes(name) && !isSame(value, start[name])),
  );
