/** A bad input as a table row: call, field, value, and the expected refusal. */
import type { ErrorName, Rule } from '@ipw/domain';
import type { BadInputFixtures } from './fixtures';

/**
 * `V <rule>`: validation, the rule on the named field. `U` sign in again, `X` forbidden, `N` not found, byte-equal to the
 * answer for a record that never existed, `R` too often with Retry-After, `L` too large, `C` wrong state or changed
 * meanwhile. Other errors by name. `OK`: at the limit, and accepted.
 */
export type Expected = `V ${Rule}` | 'U' | 'X' | 'N' | 'R' | 'L' | 'C' | 'OK' | ErrorName;

export type Body = string | FormData | Uint8Array;

/** The request to send instead of the valid input with one field changed. */
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
  /** The invalid field, which the refusal names. */
  field: string;
  /** The field the refusal names, if another. */
  names?: string;
  /** The field's value, or a function that returns it; `undefined` leaves the field out. */
  value?: unknown;
  expected: Expected;
  /** Key of the sentence, if the call has its own for this refusal. */
  says?: string;
  /** The caller; by default the member Ann, or staff of the route's role at the console. */
  as?: 'nobody' | 'unverified' | 'reviewer' | 'consultant' | 'finance' | 'admin' | 'enrolling';
  /** Further fields of the input. */
  more?: Given<Record<string, unknown>>;
  raw?: Given<Raw>;
  /** Preparation before the request. */
  before?: (fixtures: BadInputFixtures) => Promise<unknown>;
  /** No such call: the HTTP status is checked too. */
  noRoute?: boolean;
  /** Too slow to be sent in three languages and to be timed. */
  once?: boolean;
}

export const given = async <T>(value: Given<T>, fixtures: BadInputFixtures): Promise<T> =>
  typeof value === 'function'
    ? await (value as (fixtures: BadInputFixtures) => T | Promise<T>)(fixtures)
    : value;

/** Cases of one call and field: `[id, value, expected]`. */
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
