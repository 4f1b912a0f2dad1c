import * as z from 'zod/mini';
import { uploadLimit } from '../core/limits';
import {
  choice,
  day,
  file,
  files,
  id,
  list,
  optionalFile,
  optionalText,
  reference,
  rule,
  text,
} from '../core/wire';
import type { UploadedFile } from '../file/file.schema';
import type { ContentKind, FieldPlan, FieldPlans } from '../kind/content-kind';

/** The stored value of a field: ids of files, otherwise the value. */
type Value<F extends FieldPlan> = F extends { as: 'select' }
  ? number
  : F extends { as: 'choice' }
    ? F['values'][number]
    : F extends { as: 'pictures' | 'documents' | 'references' }
      ? string[]
      : string;

/** Complete content as stored. */
export type DataOf<P extends FieldPlans> = {
  -readonly [F in keyof P]: P[F] extends { optional: true; as: 'line' | 'lines' | 'picture' | 'document' }
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

type Draft<F extends FieldPlan> = F extends { as: 'line' | 'lines' }
  ? ReturnType<typeof optionalText>
  : F extends { as: 'day' }
    ? z.ZodMiniOptional<ReturnType<typeof day>>
    : F extends { as: 'select' }
      ? z.ZodMiniOptional<ReturnType<typeof reference>>
      : F extends { as: 'choice' }
        ? z.ZodMiniDefault<z.ZodMiniType<F['values'][number], F['values'][number]>>
        : F extends { as: 'picture' | 'document' }
          ? ReturnType<typeof optionalFile>
          : ReturnType<typeof files>;

const distinct = (max: number) =>
  z
    ._default(list(id(), 0, max), [])
    .check(rule('duplicate', (ids: string[]) => new Set(ids).size === ids.length));

/** An optional text of stored content, where an empty one is `null`. */
const storedText = (max: number) =>
  z.pipe(
    z.transform((value: unknown) => value ?? undefined),
    optionalText(max),
  );

function complete(plan: FieldPlan): z.ZodMiniType {
  switch (plan.as) {
    case 'line':
    case 'lines':
      return plan.optional ? storedText(plan.max) : text(plan.max);
    case 'day':
      return day();
    case 'select':
      return reference(plan.ids);
    case 'choice':
      return choice(plan.values);
    case 'picture':
    case 'document':
      return plan.optional ? optionalFile() : file();
    case 'pictures':
    case 'documents':
      return files(plan.optional ? 0 : 1, uploadLimit(plan.usage).count);
    case 'references':
      return distinct(plan.max);
  }
}

function draft(plan: FieldPlan): z.ZodMiniType {
  switch (plan.as) {
    case 'line':
    case 'lines':
      return optionalText(plan.max);
    case 'day':
    case 'select':
      return z.optional(complete(plan));
    case 'choice':
      return z._default(choice(plan.values), plan.values[0]);
    case 'picture':
    case 'document':
      return optionalFile();
    case 'pictures':
    case 'documents':
      return files(0, uploadLimit(plan.usage).count);
    case 'references':
      return distinct(plan.max);
  }
}

const shapeOf = (fields: FieldPlans, of: (plan: FieldPlan) => z.ZodMiniType) =>
  Object.fromEntries(Object.entries(fields).map(([name, plan]) => [name, of(plan)]));

const isFilled = (value: unknown) => (Array.isArray(value) ? value.length > 0 : !!value);

/** The schema of a kind's complete content, which a submission must satisfy. */
export function contentSchema<K extends Pick<ContentKind, 'fields' | 'either'>>({
  fields,
  either,
}: K): z.ZodMiniType<DataOf<K['fields']>, unknown> {
  const schema = z.strictObject(shapeOf(fields, complete));
  const checked = either
    ? schema.check(
        z.refine((value) => either.some((field) => isFilled(value[field])), {
          error: 'required',
          path: [either[0]!],
          params: { rule: 'required' },
        }),
      )
    : schema;
  return checked as unknown as z.ZodMiniType<DataOf<K['fields']>, unknown>;
}

/** The fields of a kind's draft, for inputs: all may be missing, but a value given must be valid. */
export const draftFields = <const P extends FieldPlans>(fields: P) =>
  shapeOf(fields, draft) as unknown as { -readonly [F in keyof P]: Draft<P[F]> };
