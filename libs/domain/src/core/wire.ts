import * as z from 'zod/mini';
import { codePointLength, isId, normalise } from './text';
import { isStorable, normaliseLine, readWhole, visibleLength } from './wire-text';
import type { Rule } from './rule';
import { shanghaiDay } from './working-days';

export type { Rule };

export interface FieldError {
  field: string;
  rule: Rule;
  args: Record<string, string | number>;
  /** The name by which its form calls the field (`name.<name>`), if not that of all forms. */
  name?: string;
}

type Names = Readonly<Record<string, string>>;

/** Names fields of a form in its errors where the name that all forms share (`name.<field>`) says something else. */
// @__NO_SIDE_EFFECTS__
export function naming<S extends z.ZodMiniType>(form: S, names: Names): S {
  return Object.assign(form, { names });
}

/** Checks a field by a named rule; `args` fill the placeholders of the rule's sentence. */
export const rule = <T>(
  name: Rule,
  test: (value: T) => boolean,
  args: Record<string, string | number> = {},
) => z.refine<T>(test, { error: name, params: { rule: name, args }, abort: true });

const written = (tidy: (value: string) => string, max: number, min: number) =>
  z.pipe(
    z.string().check(
      rule('text', isStorable),
      z.overwrite(tidy),
      rule('required', (value) => min === 0 || value.length > 0),
      rule('min_length', (value) => visibleLength(value) >= min, { min }),
      rule('max_length', (value) => codePointLength(value) <= max, { max }),
    ),
    z.string(),
  );

/** Text after NFC and trimming, `min` visible to `max` code points, storable; one of which nothing can be seen is empty. */
export const text = (max: number, min = 1) => written(normalise, max, min);
/** The same in one line: line breaks, which only pasted text and programs send, become spaces. */
export const line = (max: number, min = 1) => written(normaliseLine, max, min);

/** Optional text; an empty one reads as `undefined`. */
export const optionalText = (max: number, of = text) =>
  z.pipe(
    z.optional(of(max, 0)),
    z.transform((value: string | undefined) => value || undefined),
  );
export const optionalLine = (max: number) => optionalText(max, line);

/** An optional field that is no text: an empty value reads as absent, as forms send it. */
export const orNothing = <T extends z.ZodMiniType>(schema: T) =>
  z.optional(
    z.pipe(
      z.transform((value: unknown) => (value === '' ? undefined : value)),
      z.optional(schema),
    ),
  ) as unknown as z.ZodMiniOptional<T>;

/** An opaque time-ordered id (ULID, 26 characters). */
export const id = () => z.string().check(rule('id', isId));

/** A whole number in decimal digits only: no exponent, plus sign, space, separator or full-width digit. */
export const int = (min = 0, max = Number.MAX_SAFE_INTEGER) =>
  z.pipe(
    z.transform(readWhole),
    z.any().check(
      rule<unknown>('required', (value) => value !== undefined && value !== null && value !== ''),
      rule<unknown>('integer', (value) => typeof value === 'number' && Number.isSafeInteger(value)),
      rule<number>('min', (value) => value >= min, { min }),
      rule<number>('max', (value) => value <= max, { max }),
      z.overwrite((value: number) => value),
    ) as unknown as z.ZodMiniType<number, unknown>,
  ) as unknown as z.ZodMiniType<number, number | string>;

/** Consent: only `1` and `true` agree. All else, absence included, reads as `false`. */
export const agree = () =>
  z.pipe(
    z.optional(z.unknown()),
    z.transform((value: unknown) => value === 1 || value === true || value === '1' || value === 'true'),
  ) as unknown as z.ZodMiniType<boolean, boolean | 0 | 1 | undefined>;

/** Parses JSON text; an absent value reads as an empty list, invalid JSON stays as it is. */
function readJson(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (value === '') return [];
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
}

/** Whether a text is the JSON of an object, not of a list or a single value. */
export function isJsonObject(value: string): boolean {
  const read = readJson(value);
  return typeof read === 'object' && read !== null && !Array.isArray(read);
}

/** Refuses a longer array before any of its items is read. */
const atMost = (max: number, name: Rule) =>
  rule<unknown>(name, (value) => !Array.isArray(value) || value.length <= max, { max });

/** A list, or the JSON text of one. */
export const list = <T extends z.ZodMiniType>(item: T, min: number, max: number) =>
  z.pipe(
    z.transform(readJson).check(atMost(max, 'max_items')),
    z
      .array(item)
      .check(rule<unknown[]>(min === 1 ? 'required' : 'min_items', (value) => value.length >= min, { min })),
  ) as unknown as z.ZodMiniType<z.output<T>[], z.input<T>[]>;

/** Refuses a list in which a value occurs twice (`duplicate`). */
export const distinct = rule<unknown[]>('duplicate', (value) => new Set(value).size === value.length);

/** Id of a required uploaded file. */
export const file = () =>
  z.pipe(
    z.pipe(
      z.optional(z.unknown()),
      z.transform((value: unknown) => value ?? ''),
    ),
    z.string().check(
      rule('upload_required', (value) => value !== ''),
      rule('id', isId),
    ),
  ) as unknown as z.ZodMiniType<string, string>;

/** Id of an optional uploaded file; absent, null and empty read as `null`. */
export const optionalFile = () =>
  z.pipe(
    z.optional(z.unknown()),
    z.pipe(
      z.transform((value: unknown) => (value === undefined || value === '' ? null : value)),
      z.nullable(id()),
    ),
  ) as unknown as z.ZodMiniType<string | null, string | null | undefined>;

/** Ids of `min` to `max` uploaded files, in order. */
export const files = (min: number, max: number) =>
  z.pipe(
    z.optional(z.unknown()),
    z.pipe(
      z.transform((value: unknown) => readJson(value ?? [])).check(atMost(max, 'file_count')),
      z.array(id()).check(rule<string[]>('upload_required', (value) => value.length >= min)),
    ),
  ) as unknown as z.ZodMiniDefault<z.ZodMiniArray<z.ZodMiniType<string, string>>>;

/** An object, or the JSON text of one. */
export const object = <T extends z.ZodMiniType>(schema: T) =>
  z.pipe(z.transform(readJson), schema) as unknown as z.ZodMiniType<z.output<T>, z.input<T>>;

/** One of a closed set of words. */
export const choice = <const T extends readonly [string, ...string[]]>(values: T) => z.enum(values);

/** An id from a reference list. */
export const reference = (ids: readonly number[]) =>
  int().check(rule<number>('choice', (value) => ids.includes(value))) as z.ZodMiniType<
    number,
    number | string
  >;

/** A calendar day `YYYY-MM-DD` that exists. */
export const anyDay = () =>
  z.string().check(
    rule('date', (value) => {
      const [, y, m, d] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value)?.map(Number) ?? [];
      if (!y || !m || !d) return false;
      const date = new Date(Date.UTC(y, m - 1, d));
      return y >= 1000 && date.getUTCMonth() === m - 1 && date.getUTCDate() === d;
    }),
  );

/** A calendar day that is not in the future in Asia/Shanghai. */
export const day = () => anyDay().check(rule('future_date', (value) => value <= shanghaiDay(new Date())));

/** A calendar day of this century, past or future; the server checks whether it is allowed. */
export const calendarDay = () =>
  z
    .string()
    .check(
      rule(
        'date',
        (value) =>
          /^20\d{2}-\d{2}-\d{2}$/.test(value) &&
          !Number.isNaN(Date.parse(value)) &&
          new Date(value).toISOString().startsWith(value),
      ),
    );

/** An instant in UTC, `YYYY-MM-DDTHH:MM[:SS[.mmm]]Z`. */
export const instant = () =>
  z
    .string()
    .check(
      rule(
        'date',
        (value) =>
          /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(value) &&
          !Number.isNaN(Date.parse(value)) &&
          new Date(value).toISOString().startsWith(value.slice(0, 10)),
      ),
    );

/**
 * Rows that lists of the console and of scans can be paged to by number, so that a page costs as much whatever the table holds. Those
 * beyond are found by a filter, in the other order, or by a cursor.
 */
export const MOST_PAGED = 10_000;

/** Paging of every list call. */
export const paging = {
  page: z._default(int(1, 1_000_000), 1),
  page_size: z._default(int(1, 100), 20),
  cursor: orNothing(z.string().check(rule('malformed', (value) => /^[A-Za-z0-9_-]{1,200}$/.test(value)))),
};

/** Orders of a list by age; without one a list is in its own order. Labels: `list.sort.<word>`. */
export const LIST_SORTS = ['newest', 'oldest'] as const;
export type ListSort = (typeof LIST_SORTS)[number];
export const sort = orNothing(choice(LIST_SORTS));

export interface Page<T> {
  list: T[];
  total: number;
  page: number;
  page_size: number;
  next_cursor: string | null;
}

interface RawIssue {
  code?: string;
  path: PropertyKey[];
  message: string;
  keys?: string[];
  params?: { rule?: Rule; args?: Record<string, string | number> };
}

/** Rules about the form of a value; an empty value fails only as missing. */
const WRITTEN: readonly Rule[] = [
  'id',
  'date',
  'choice',
  'malformed',
  'phone',
  'dialled',
  'area_code',
  'yzm',
  'email',
  'tax_id',
  'document_number',
];

/** Errors of one answer; nobody reads more. */
const MOST_ERRORS = 100;

/** Translates zod issues into named rules of named fields, in the order of the schema; one error a field, a hundred at most; `form` is the schema. */
export function fieldErrors(issues: readonly unknown[], input: unknown, form?: object): FieldError[] {
  const names = (form as { names?: Names } | undefined)?.names;
  const errors = new Map<string, FieldError>();
  for (const error of (issues as RawIssue[]).flatMap((issue) => errorsOf(issue, input))) {
    const name = names?.[error.field];
    if (!errors.has(error.field)) errors.set(error.field, name ? { ...error, name } : error);
  }
  return [...errors.values()].slice(0, MOST_ERRORS);
}

function errorsOf({ code, path, keys, params }: RawIssue, input: unknown): FieldError[] {
  if (code === 'unrecognized_keys')
    return (keys ?? []).map((key) => ({ field: [...path, key].join('.'), rule: 'unknown', args: {} }));
  const field = path.join('.') || 'body';
  const value = path.reduce<unknown>(
    (at, key) => (at as Record<PropertyKey, unknown> | undefined)?.[key],
    input,
  );
  const empty = value === undefined || value === null || value === '';
  const missing = empty && (!params?.rule || WRITTEN.includes(params.rule));
  const malformed = code === 'invalid_value' || code === 'invalid_union' ? 'choice' : 'type';
  const broken = missing ? 'required' : (params?.rule ?? malformed);
  return [{ field, rule: broken, args: (!missing && params?.args) || {} }];
}
