import * as z from 'zod/mini';
import { COUNTRIES, type Country } from '../core/area-codes';
import { uploadLimit } from '../core/limits';
import { isHanName, isLatinName, isName } from '../core/names';
import { isDialled } from '../core/text';
import {
  anyDay,
  choice,
  day,
  distinct,
  file,
  files,
  id,
  int,
  line,
  list,
  object,
  optionalFile,
  optionalLine,
  optionalText,
  reference,
  rule,
  text,
} from '../core/wire';
import type { UploadedFile } from '../file/file.schema';
import type { ContentKind, FieldPlan, FieldPlans } from '../kind/content-kind';
import { MOST_KERNELS, REFERENCES, type ReferenceKind } from '../kind/reference-ids';

/** The stored value of a field: ids of files, otherwise the value. */
type Value<F extends FieldPlan> = F extends { as: 'item'; list: 'country' }
  ? Country
  : F extends { as: 'select' | 'item' }
    ? number
    : F extends { as: 'choice' }
      ? F['values'][number]
      : F extends { as: 'items' }
        ? number[]
        : F extends { as: 'pictures' | 'documents' | 'references' | 'tags' }
          ? string[]
          : F extends { as: 'accounts' }
            ? Partial<Record<F['keys'][number], string>> | undefined
            : string;

/** What a call takes for it: numbers may be written as text. */
type Given<F extends FieldPlan> =
  Value<F> extends number ? number | string : Value<F> extends number[] ? (number | string)[] : Value<F>;

/** Complete content as stored. */
export type DataOf<P extends FieldPlans> = {
  -readonly [F in keyof P]: P[F] extends {
    optional: true;
    as: 'line' | 'lines' | 'day' | 'picture' | 'document';
  }
    ? Value<P[F]> | null
    : Value<P[F]>;
};

/** Content in answers: files instead of their ids; in drafts all may be missing. */
export type ViewOf<P extends FieldPlans> = {
  -readonly [F in keyof P]: P[F] extends { as: 'pictures' | 'documents' }
    ? UploadedFile[]
    : P[F] extends { usage: string }
      ? UploadedFile | null
      : P[F] extends { as: 'references' | 'choice' }
        ? Value<P[F]>
        : Value<P[F]> | null;
};

type Complete<F extends FieldPlan> = F extends { as: 'line' | 'lines'; optional: true }
  ? ReturnType<typeof optionalText>
  : F extends { as: 'tags' }
    ? z.ZodMiniDefault<z.ZodMiniType<string[], string[]>>
    : F extends { as: 'accounts' }
      ? z.ZodMiniOptional<z.ZodMiniType<NonNullable<Value<F>>, NonNullable<Value<F>>>>
      : z.ZodMiniType<Value<F>, Given<F>>;

type Draft<F extends FieldPlan> = F extends { as: 'line' | 'lines' }
  ? ReturnType<typeof optionalText>
  : F extends { as: 'day' }
    ? z.ZodMiniOptional<ReturnType<typeof day>>
    : F extends { as: 'select' | 'item' } | { chosen: true }
      ? z.ZodMiniOptional<z.ZodMiniType<Value<F>, Given<F>>>
      : F extends { as: 'choice' | 'items' }
        ? z.ZodMiniDefault<z.ZodMiniType<Value<F>, Given<F>>>
        : F extends { as: 'tags' | 'accounts' }
          ? Complete<F>
          : F extends { as: 'picture' | 'document' }
            ? ReturnType<typeof optionalFile>
            : ReturnType<typeof files>;

const references = (max: number) => z._default(list(id(), 0, max), []).check(distinct);

const dayOf = ({ ahead }: FieldPlan & { as: 'day' }) => (ahead ? anyDay() : day());

/** An optional day of stored content, where an empty one is `null`. */
const storedDay = (plan: FieldPlan & { as: 'day' }) =>
  z.pipe(
    z.transform((value: unknown) => value ?? undefined),
    z.optional(dayOf(plan)),
  );

const LETTERS = { name: isName, han_name: isHanName, latin_name: isLatinName, dialled: isDialled };

/** In stored content an empty text is `null`. */
const orNull = (schema: ReturnType<typeof optionalText>) =>
  z.pipe(
    z.transform((value: unknown) => value ?? undefined),
    schema,
  );

type Presence = 'required' | 'optional' | 'stored';
const TEXTS: Record<'line' | 'lines', Record<Presence, (max: number) => z.ZodMiniType>> = {
  line: { required: line, optional: optionalLine, stored: (max) => orNull(optionalLine(max)) },
  lines: { required: text, optional: optionalText, stored: (max) => orNull(optionalText(max)) },
};

function written(presence: Presence, { as, max, letters }: FieldPlan & { as: 'line' | 'lines' }) {
  const schema = TEXTS[as][presence](max);
  return letters === undefined
    ? schema
    : z.pipe(schema, z.optional(z.string().check(rule(letters, LETTERS[letters]))));
}

/** Staff add core tags, so only the server knows which exist. */
const item = (kind: ReferenceKind): z.ZodMiniType => {
  if (kind === 'kernel') return int(1, MOST_KERNELS);
  return kind === 'country' ? choice(COUNTRIES as [Country, ...Country[]]) : reference(REFERENCES[kind]);
};

const tags = (max: number, length: number) => z._default(list(line(length), 0, max), []).check(distinct);

const accounts = (keys: readonly string[], length: number) =>
  z.optional(
    object(z.strictObject(Object.fromEntries(keys.map((key) => [key, z.optional(optionalLine(length))])))),
  );

function complete(plan: FieldPlan, optional: Presence = 'optional'): z.ZodMiniType {
  switch (plan.as) {
    case 'line':
    case 'lines':
      return written(plan.optional ? optional : 'required', plan);
    case 'day':
      return plan.optional ? storedDay(plan) : dayOf(plan);
    case 'select':
      return reference(plan.ids);
    case 'item':
      return item(plan.list);
    case 'items':
      return list(item(plan.list), plan.optional ? 0 : 1, plan.max);
    case 'tags':
      return tags(plan.max, plan.length);
    case 'accounts':
      return accounts(plan.keys, plan.length);
    case 'choice':
      return choice(plan.values);
    case 'picture':
    case 'document':
      return plan.optional ? optionalFile() : file();
    case 'pictures':
    case 'documents':
      return files(plan.optional ? 0 : 1, uploadLimit(plan.usage).count);
    case 'references':
      return references(plan.max);
  }
}

function draft(plan: FieldPlan): z.ZodMiniType {
  switch (plan.as) {
    case 'line':
    case 'lines':
      return written('optional', plan);
    case 'day':
      return z.optional(dayOf(plan));
    case 'select':
    case 'item':
      return z.optional(complete(plan));
    case 'items':
      return z._default(list(item(plan.list), 0, plan.max), []);
    case 'choice':
      return plan.chosen ? z.optional(choice(plan.values)) : z._default(choice(plan.values), plan.values[0]);
    case 'tags':
    case 'accounts':
      return complete(plan);
    case 'picture':
    case 'document':
      return optionalFile();
    case 'pictures':
    case 'documents':
      return files(0, uploadLimit(plan.usage).count);
    case 'references':
      return references(plan.max);
  }
}

const shapeOf = (fields: FieldPlans, of: (plan: FieldPlan) => z.ZodMiniType) =>
  Object.fromEntries(Object.entries(fields).map(([name, plan]) => [name, of(plan)]));

type Stored = Record<string, unknown>;

const isInOrder = (from: unknown, until: unknown) => !from || !until || String(from) <= String(until);
const isFilled = (value: unknown) => (Array.isArray(value) ? value.length > 0 : !!value);

/** The schema of a kind's complete content, which a submission must satisfy. */
export function contentSchema<K extends Pick<ContentKind, 'fields' | 'either' | 'span'>>({
  fields,
  either,
  span,
}: K): z.ZodMiniType<DataOf<K['fields']>, unknown> {
  const refusal = (field: string, name: string) => ({ error: name, path: [field], params: { rule: name } });
  const checks = [
    ...(either
      ? [
          z.refine<Stored>(
            (value) => either.some((field) => isFilled(value[field])),
            refusal(either[0]!, 'required'),
          ),
        ]
      : []),
    ...(span
      ? [
          z.refine<Stored>(
            (value) => isInOrder(value[span[0]], value[span[1]]),
            refusal(span[1], 'before_start'),
          ),
        ]
      : []),
  ];
  const schema = z.strictObject(shapeOf(fields, (plan) => complete(plan, 'stored'))).check(...checks);
  return schema as unknown as z.ZodMiniType<DataOf<K['fields']>, unknown>;
}

/** The fields of complete content, for inputs. */
export const completeFields = <const P extends FieldPlans>(fields: P) =>
  shapeOf(fields, (plan) => complete(plan)) as unknown as { -readonly [F in keyof P]: Complete<P[F]> };

/** The fields of a kind's draft, for inputs: all may be missing, but a value given must be valid. */
export const draftFields = <const P extends FieldPlans>(fields: P) =>
  shapeOf(fields, draft) as unknown as { -readonly [F in keyof P]: Draft<P[F]> };
