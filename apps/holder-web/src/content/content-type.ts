import {
  beginning,
  contentSchema,
  galleryApi,
  kindOf,
  reviewStatesOf,
  STORIES,
  type ContentKind,
  type Endpoint,
  type FieldError,
  type FieldPlan,
  type ItemName,
  type UploadedFile,
} from '@ipw/domain';
import { errorsIn } from '../form/validate';

/** Form values by field name; pictures as lists. */
export type ContentValues = Record<string, unknown>;
/** Content in answers. */
export type ContentView = Readonly<Record<string, unknown>>;

type Call = 'list' | 'detail' | 'save' | 'submit' | 'delete' | 'sort';

const seriesCalls: Record<Call, Endpoint> = {
  list: galleryApi.seriesList,
  detail: galleryApi.seriesDetail,
  save: galleryApi.seriesSave,
  submit: galleryApi.seriesSubmit,
  delete: galleryApi.seriesDelete,
  sort: galleryApi.seriesSort,
};

/** The calls of a kind; each takes `ip_id` and `<name>_id`. */
export const callsOf = (name: ItemName): Record<Call, Endpoint> =>
  name === 'series' ? seriesCalls : STORIES[name].api;

export const idField = (name: string): string => `${name}_id`;
export const idOf = (name: ItemName, row: ContentView): string => String(row[idField(name)]);

/** The labels of a kind's review states. */
export const statusLabelsOf = reviewStatesOf;

export const plansOf = ({ fields }: Pick<ContentKind, 'fields'>): (readonly [string, FieldPlan])[] =>
  Object.entries(fields);

/** The files of a field with one or several. */
export const filesOf = (value: unknown): UploadedFile[] =>
  Array.isArray(value) ? (value as UploadedFile[]) : value ? [value as UploadedFile] : [];

const isSingle = ({ as }: FieldPlan) => as === 'picture' || as === 'document';

function valueOf(plan: FieldPlan, value: unknown): unknown {
  if ('usage' in plan) return filesOf(value);
  if (plan.as === 'references' || plan.as === 'items' || plan.as === 'tags') return value ?? [];
  if (plan.as === 'accounts')
    return { ...Object.fromEntries(plan.keys.map((key) => [key, ''])), ...(value as object | null) };
  return String(value ?? (plan.as === 'choice' && !plan.chosen ? plan.values[0] : ''));
}

function payloadOf(plan: FieldPlan, value: unknown): unknown {
  if (plan.as === 'accounts')
    return Object.fromEntries(Object.entries(value as object).filter(([, account]) => account !== ''));
  if (!('usage' in plan)) return value === '' ? undefined : value;
  const ids = filesOf(value).map(({ image_id }) => image_id);
  return isSingle(plan) ? (ids[0] ?? null) : ids;
}

/** Form values of content. */
export const valuesOf = (kind: Pick<ContentKind, 'fields'>, view: ContentView | null): ContentValues =>
  Object.fromEntries(plansOf(kind).map(([name, plan]) => [name, valueOf(plan, view?.[name])]));

/** The call's parameters: file ids in display order, without empty values. */
export const toPayload = (kind: Pick<ContentKind, 'fields'>, values: ContentValues): ContentView =>
  Object.fromEntries(plansOf(kind).map(([name, plan]) => [name, payloadOf(plan, values[name])]));

/** Errors that would refuse the submission. */
export const validate = (kind: ContentKind, values: ContentValues): FieldError[] =>
  errorsIn(contentSchema(kind), toPayload(kind, values));

/** Errors that even a draft must not have: an invalid field, or no content at all. */
export const draftErrors = (name: ItemName, values: ContentValues): FieldError[] => {
  const kind = kindOf(name);
  return Object.values(values).every((value) => (value as string | unknown[]).length === 0)
    ? [{ field: kind.title ?? '', rule: 'required', args: {} }]
    : errorsIn(callsOf(name).save.input, toPayload(kind, values), Object.keys(values));
};

/** The short name of content. */
export const nameOf = ({ title }: ContentKind, view: ContentView): string => {
  const text = String((title && view[title]) ?? '');
  const start = beginning(text, 24);
  return start === text ? text : `${start}…`;
};
