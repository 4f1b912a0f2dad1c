import { shanghaiDay } from '@ipw/domain';

export type JsonSchema = Record<string, unknown>;

export const SAMPLE_TEXT = '月台猫';
export const SAMPLE_ID = '01JD0M3V8QZ4T6W9YB2C5F7H1K';
export const SAMPLE_PASSWORD = 'meadow-lark-99';
const INSTANT = '2026-05-01T08:00:00.000Z';
const DAY_MS = 86_400_000;

/** Sample values of text formats that JSON Schema does not distinguish. */
export const SAMPLES: readonly unknown[] = [
  SAMPLE_TEXT,
  'Platform Cat',
  SAMPLE_ID,
  '2020-02-29',
  INSTANT,
  // A month ahead, where a day may not be past.
  shanghaiDay(new Date(Date.now() + 30 * DAY_MS)),
  '13800138000',
  '86',
  '246810',
  '0571-87654321',
  'mei@example.com',
  'https://example.com/cat',
  '11010519491231002X',
  'A1234567',
  'lin.mei',
  SAMPLE_PASSWORD,
  '91330106MA2CDEFG1X',
  '12345678',
  '1.0',
  'ABCDEFGHJK',
  'eyJwYWdlIjoyfQ',
  '261123K7Q2MD',
  'p'.repeat(43),
  '0f'.repeat(32),
  '0f'.repeat(8),
  '0f'.repeat(64),
  `ipw-seal 1 ${'0f'.repeat(8)} 1 1 ${'0f'.repeat(32)}`,
  1,
  100,
];

/** Sample texts for answer fields, by field name. */
const NAMED: readonly (readonly [RegExp, string])[] = [
  [/(^|_)id$/, SAMPLE_ID],
  [/(_at|_time|_until|_date)$/, INSTANT],
  [/(_path|_url|^url|link)$/, 'https://example.com/cat'],
  [/phone/, '138****8000'],
];

const REF = '#/components/schemas/';

interface Options {
  /** Named schemas for `$ref`. */
  schemas?: Readonly<Record<string, JsonSchema>>;
  /** All fields of objects instead of the required ones. */
  all?: boolean;
}

/** A sample value of a JSON schema. Recursive schemas end at the second level. */
export function sampleOf(
  schema: JsonSchema,
  options: Options = {},
  name = '',
  within: readonly string[] = [],
): unknown {
  const { $ref, examples, enum: choices, anyOf, oneOf, const: only, type, minItems } = schema;
  if (typeof $ref === 'string') {
    const called = $ref.slice(REF.length);
    const found = options.schemas?.[called];
    return found && !within.includes(called) ? sampleOf(found, options, name, [...within, called]) : null;
  }
  if (only !== undefined) return only;
  if (Array.isArray(choices)) return choices[0];
  if (Array.isArray(examples)) return examples[0] as unknown;
  const [first] = ((anyOf ?? oneOf) as JsonSchema[] | undefined) ?? [];
  if (first) return sampleOf(first, options, name, within);
  switch (type) {
    case 'string':
      return NAMED.find(([pattern]) => pattern.test(name))?.[1] ?? SAMPLE_TEXT;
    case 'integer':
    case 'number':
      return schema.minimum ?? 1;
    case 'boolean':
      return true;
    case 'null':
      return null;
    case 'array':
      return listOf(schema, options, name, within, options.all === true || Boolean(minItems));
    case 'object':
      return objectOf(schema, options, within);
    default:
      return SAMPLE_ID;
  }
}

function listOf(
  { items, prefixItems }: JsonSchema,
  options: Options,
  name: string,
  within: readonly string[],
  filled: boolean,
): unknown[] {
  const each = (prefixItems ?? (items ? [items] : [])) as JsonSchema[];
  return filled || prefixItems ? each.map((one) => sampleOf(one, options, name, within)) : [];
}

function objectOf({ properties, required }: JsonSchema, options: Options, within: readonly string[]): object {
  const fields = Object.entries((properties ?? {}) as Record<string, JsonSchema>);
  const isWanted = (name: string) =>
    options.all === true || (required as string[] | undefined)?.includes(name);
  return Object.fromEntries(
    fields
      .filter(([name]) => isWanted(name))
      .map(([name, of]) => [name, sampleOf(of, options, name, within)]),
  );
}
