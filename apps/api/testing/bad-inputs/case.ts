/** A bad input as a row of a table: what is sent where, and how it must be refused. */
import type { ErrorName, Rule } from '@ipw/domain';
import type { BadInputFixtures } from './fixtures';

/**
 * `V <rule>`: validation, the rule on the named field. `U` sign in again, `X` forbidden, `N` not found and byte-equal to
 * a record that never was, `R` too often with Retry-After, `L` too large, `C` not in this state or changed meanwhile.
 * Codes of their own go by name. `OK`: at the very edge, and admitted.
 */
export type Expected = `V ${Rule}` | 'U' | 'X' | 'N' | 'R' | 'L' | 'C' | 'OK' | ErrorName;

export type Body = string | FormData | Uint8Array;

/** What goes over the wire instead of the call's valid input with one field changed. */
export interface Raw {
  method?: string;
  query?: string;
  headers?: Record<string, string>;
  body?: Body;
}

type Given<T> = T | ((fixtures: BadInputFixtures) => T | Promise<T>);

export interface Case {
  id: string;
  /** A call of the data API (`claim/submit`), or `METHOD resource…` of the console. */
  call: string;
  /** The field that is wrong, and that the refusal names. */
  field: string;
  /** The field the refusal names, where that is another one. */
  names?: string;
  /** What the field holds; a function is asked for it; `undefined` leaves the field out. */
  value?: unknown;
  expected: Expected;
  /** The key of the sentence, where a call has words of its own for the refusal. */
  says?: string;
  /** Who asks; the member Ann, or the role's staff at the console, unless told otherwise. */
  as?: 'nobody' | 'unverified' | 'reviewer' | 'consultant' | 'finance' | 'admin' | 'enrolling';
  /** Further fields of the input. */
  more?: Given<Record<string, unknown>>;
  raw?: Given<Raw>;
  /** What must have happened before. */
  before?: (fixtures: BadInputFixtures) => Promise<unknown>;
  /** No such call: the status says so as well. */
  noRoute?: boolean;
  /** Too heavy to send three times, and to be quick about it. */
  once?: boolean;
}

export const given = async <T>(value: Given<T>, fixtures: BadInputFixtures): Promise<T> =>
  typeof value === 'function'
    ? await (value as (fixtures: BadInputFixtures) => T | Promise<T>)(fixtures)
    : value;

/** Rows of one call and field: `[id, value, expected]`. */
export const rows = (
  call: string,
  field: string,
  list: readonly (readonly [string, unknown, Expected])[],
  shared: Partial<Case> = {},
): Case[] =>
  list.map(([id, value, expected]) => ({
    id: `${call} ${field}: ${id}`,
    call,
    field,
    value,
    expected,
    ...shared,
  }));
