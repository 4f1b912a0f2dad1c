import { contentSchema, type ContentKind, type Endpoint, type FieldError } from '@ipw/domain';
import type { Schema } from '../form/schema-form';
import { errorsIn } from '../form/validate';
import { toPayload, valuesOf, type ContentValues, type ContentView } from './content-type';

/** How the form of a kind of which an IP has one holds, sends and validates its values. */
export interface SettingRules<P = object> {
  kind: Pick<ContentKind, 'fields' | 'texts'>;
  valuesOf: (view: ContentView | null) => ContentValues;
  toPayload: (values: ContentValues) => P;
  validate: (values: ContentValues) => FieldError[];
  draftErrors: (values: ContentValues) => FieldError[];
}

interface Options {
  schema?: Schema<unknown>;
  /** Parameters of the call beside the fields that decide about them. */
  given?: object;
}

/** The rules derived from a kind's fields and the call that saves its draft. */
export const settingRules = <P extends object>(
  kind: SettingRules['kind'],
  save: Endpoint,
  { schema = contentSchema(kind), given }: Options = {},
): SettingRules<P> => {
  const payload = (values: ContentValues) => ({ ...given, ...toPayload(kind, values) }) as P;
  return {
    kind,
    valuesOf: (view) => valuesOf(kind, view),
    toPayload: payload,
    validate: (values) => errorsIn(schema, payload(values)),
    draftErrors: (values) => errorsIn(save.input, { draft: true, ...payload(values) }, Object.keys(values)),
  };
};
