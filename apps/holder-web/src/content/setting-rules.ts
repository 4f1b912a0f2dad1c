import type { ContentKind, Endpoint, FieldError } from '@ipw/domain';
import { errorsIn } from '../form/validate';
import { toPayload, validate, valuesOf, type ContentValues, type ContentView } from './content-type';

/** How a kind's form holds, sends and validates its values. */
export interface SettingRules<V, P = object> {
  valuesOf: (view: ContentView | null) => V;
  toPayload: (values: V) => P;
  validate: (values: V) => FieldError[];
  draftErrors: (values: V) => FieldError[];
}

/** The rules derived from a kind's fields and the call that saves its draft. */
export const settingRules = <V extends object, P extends object>(
  kind: ContentKind,
  save: Endpoint,
): SettingRules<V, P> => {
  const payload = (values: V) => toPayload(kind, values as ContentValues) as P;
  return {
    valuesOf: (view) => valuesOf(kind, view) as V,
    toPayload: payload,
    validate: (values) => validate(kind, values as ContentValues),
    draftErrors: (values) => errorsIn(save.input, { draft: true, ...payload(values) }, Object.keys(values)),
  };
};
