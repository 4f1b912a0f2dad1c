import type { Rule } from '@ipw/domain';
import * as z from 'zod';
import { type JsonSchema, SAMPLE_PASSWORD, sampleOf, SAMPLES } from './sample';

/** A check of a field: rule, arguments and test. */
interface Check {
  rule: Rule;
  args: Record<string, number>;
  test: (value: unknown) => boolean;
}

/** Ids of the reference lists are below this. */
const MOST_REFERENCE_IDS = 1000;
const ofArrayOrText = (type: unknown, forArray: JsonSchema, forText: JsonSchema): JsonSchema =>
  type === 'array' ? forArray : forText;

/** JSON Schema keywords of the rules that have an equivalent. */
const KEYWORDS: Partial<Record<Rule, (check: Check, type: unknown) => JsonSchema>> = {
  required: (_, type) => ofArrayOrText(type, { minItems: 1 }, type === 'string' ? { minLength: 1 } : {}),
  min_length: ({ args }) => ({ minLength: args.min }),
  max_length: ({ args }) => ({ maxLength: args.max }),
  min_items: ({ args }) => ({ minItems: args.min }),
  max_items: ({ args }) => ({ maxItems: args.max }),
  file_count: ({ args }) => ({ maxItems: args.max }),
  upload_required: (_, type) => ofArrayOrText(type, { minItems: 1 }, {}),
  integer: () => ({ type: 'integer' }),
  label_quantity: () => ({ type: 'integer' }),
  min: ({ args }) => ({ minimum: args.min }),
  max: ({ args }) => ({ maximum: args.max }),
  email: () => ({ format: 'email' }),
  web_address: () => ({ format: 'uri' }),
  id: ({ test }) => (test('a') ? {} : { pattern: '^[0-7][0-9A-HJKMNP-TV-Z]{25}$' }),
  date: ({ test }) => ({ format: test('2020-02-29') ? 'date' : 'date-time' }),
  choice: ({ test }) => {
    const ids = Array.from({ length: MOST_REFERENCE_IDS }, (_, id) => id).filter(test);
    return ids.length > 0 && ids.length < MOST_REFERENCE_IDS ? { enum: ids } : {};
  },
};

type Schema = z.core.$ZodType;

/** The checks of a field, including those of the types it is piped through. */
function checksOf(schema: Schema): Check[] {
  const {
    checks = [],
    in: before,
    out,
  } = schema._zod.def as unknown as {
    checks?: { _zod: { def: { params?: Pick<Check, 'rule' | 'args'>; fn: Check['test'] } } }[];
    in?: Schema;
    out?: Schema;
  };
  const own = checks.flatMap(({ _zod: { def } }) =>
    def.params?.rule ? [{ ...def.params, test: def.fn }] : [],
  );
  return [...(before ? checksOf(before) : []), ...(out ? checksOf(out) : []), ...own];
}

function passes(checks: readonly Check[], value: unknown): boolean {
  try {
    return checks.every(({ test }) => test(value));
  } catch {
    return false;
  }
}

const withoutDialect = ({ $schema: _, ...json }: JsonSchema): JsonSchema => json;

const isValid = (schema: Schema, value: unknown): boolean => z.safeParse(schema, value).success;

/** Marks the required fields of an object: all its schema refuses when absent, including those zod shows as optional. */
function describeObject(schema: z.core.$ZodObject, json: JsonSchema): void {
  const required = Object.entries(schema._zod.def.shape).flatMap(([name, field]) =>
    isValid(field, undefined) ? [] : [name],
  );
  if (required.length > 0) json.required = required;
  for (const [name, field] of Object.entries((json.properties ?? {}) as Record<string, JsonSchema>))
    if (/password/.test(name)) field.examples = [SAMPLE_PASSWORD];
}

/** The JSON schema of a call's input: types, limits and choices from its rules, and an example of each field. */
export const inputSchemaOf = (schema: unknown): JsonSchema =>
  z.toJSONSchema(schema as Schema, {
    io: 'input',
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      if (zodSchema._zod.def.type === 'object') {
        describeObject(zodSchema as z.core.$ZodObject, jsonSchema);
        return;
      }
      const { out } = zodSchema._zod.def as { out?: Schema };
      // A field that accepts several forms is described by its output type.
      if (out && !('type' in jsonSchema)) Object.assign(jsonSchema, withoutDialect(inputSchemaOf(out)));
      const checks = checksOf(zodSchema);
      if (checks.length === 0) return;
      for (const check of checks) Object.assign(jsonSchema, KEYWORDS[check.rule]?.(check, jsonSchema.type));
      const example =
        jsonSchema.type === 'array' ? undefined : SAMPLES.find((value) => passes(checks, value));
      if (example !== undefined) jsonSchema.examples = [example];
    },
  }) as JsonSchema;

/** An input the schema accepts: its required fields, one more, or all fields. */
export function exampleOf(schema: unknown, json = inputSchemaOf(schema)): unknown {
  const short = sampleOf(json, { all: false });
  const whole = sampleOf(json, { all: true });
  const oneMore = Object.entries(whole as object).map(([name, value]) => ({
    [name]: value,
    ...(short as object),
  }));
  return [short, ...oneMore, whole].find((value) => isValid(schema as Schema, value));
}
