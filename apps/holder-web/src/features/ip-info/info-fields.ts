import {
  ACCOUNTS,
  GENDERS,
  ipInfoApi,
  ipInfoSchema,
  TEXT,
  type FieldError,
  type UploadedFile,
} from '@ipw/domain';
import { errorsIn } from '../../form/validate';
import type { Key } from '../../i18n/catalogue';

/** The kind of input of an information field. */
export type InfoField =
  | { name: string; kind: 'line' | 'lines'; max: number; optional?: boolean }
  | { name: string; kind: 'day' }
  | { name: string; kind: 'select'; list: ListName }
  | { name: string; kind: 'chips'; list: ListName; max: number }
  | { name: string; kind: 'one'; values: readonly string[]; words: string }
  | { name: string; kind: 'picture'; usage: 'avatar' | 'artist_cover' }
  | { name: string; kind: 'tags' }
  | { name: string; kind: 'accounts' };

export type ListName = 'field' | 'area' | 'origin' | 'type' | 'kernel' | 'genre';

/** In display order; names are the specification's. */
export const INFO_FIELDS: Readonly<Record<'normal' | 'artist', readonly InfoField[]>> = {
  normal: [
    { name: 'ip_image', kind: 'picture', usage: 'avatar' },
    { name: 'ip_name', kind: 'line', max: 40 },
    { name: 'intro', kind: 'lines', max: TEXT.ipIntro },
    { name: 'core_audience', kind: 'lines', max: TEXT.audience },
    { name: 'auth_field_id', kind: 'select', list: 'field' },
    { name: 'ip_origin', kind: 'select', list: 'origin' },
    { name: 'birth_time', kind: 'day' },
    { name: 'birth_area', kind: 'select', list: 'area' },
    { name: 'ip_types', kind: 'chips', list: 'type', max: 5 },
    { name: 'kernels', kind: 'chips', list: 'kernel', max: 8 },
    { name: 'own_kernels', kind: 'tags' },
  ],
  artist: [
    { name: 'avatar', kind: 'picture', usage: 'avatar' },
    { name: 'cover', kind: 'picture', usage: 'artist_cover' },
    { name: 'cn_name', kind: 'line', max: 40, optional: true },
    { name: 'en_name', kind: 'line', max: 40, optional: true },
    { name: 'gender', kind: 'one', values: GENDERS, words: 'gender' },
    { name: 'intro', kind: 'lines', max: TEXT.intro },
    { name: 'location', kind: 'line', max: TEXT.location },
    { name: 'ip_type_id', kind: 'select', list: 'type' },
    { name: 'art_genres_id', kind: 'chips', list: 'genre', max: 5 },
    { name: 'other_art_genres', kind: 'line', max: 40, optional: true },
    { name: 'artist_school', kind: 'line', max: TEXT.location, optional: true },
    { name: 'accounts', kind: 'accounts' },
  ],
};

/** The label of a field. */
export const infoLabel = (field: string): Key =>
  field === 'own_kernels' ? 'ipinfo.own_kernels' : (`claim.field.${field}` as Key);

/** Values by field name; pictures as lists of one. */
export type InfoValues = Record<string, unknown>;

const EMPTY: Readonly<Record<InfoField['kind'], unknown>> = {
  line: '',
  lines: '',
  day: '',
  select: '',
  chips: [],
  one: '',
  picture: [],
  tags: [],
  accounts: Object.fromEntries(ACCOUNTS.map((key) => [key, ''])),
};

export const infoValues = (
  fields: readonly InfoField[],
  view: Readonly<Record<string, unknown>>,
): InfoValues =>
  Object.fromEntries(
    fields.map(({ name, kind }) => {
      const value = view[name];
      if (kind === 'picture') return [name, value ? [value as UploadedFile] : []];
      if (kind === 'accounts') return [name, { ...(EMPTY.accounts as object), ...(value as object | null) }];
      if (kind === 'select') return [name, value ? String(value) : ''];
      return [name, value ?? EMPTY[kind]];
    }),
  );

/** The call's parameters without empty values. */
export const infoPayload = (fields: readonly InfoField[], values: InfoValues): Record<string, unknown> =>
  Object.fromEntries(
    fields.flatMap(({ name, kind }): [string, unknown][] => {
      const value = values[name];
      if (kind === 'picture') return [[name, (value as UploadedFile[])[0]?.image_id ?? null]];
      if (kind === 'accounts')
        return [
          [name, Object.fromEntries(Object.entries(value as object).filter(([, account]) => account !== ''))],
        ];
      if (value === '') return [];
      return [[name, kind === 'select' && /^\d+$/.test(String(value)) ? Number(value) : value]];
    }),
  );

type Kind = keyof typeof INFO_FIELDS;

/** Errors that would refuse the submission. */
export const validateInfo = (kind: Kind, values: InfoValues): FieldError[] =>
  errorsIn(ipInfoSchema, { kind, ...infoPayload(INFO_FIELDS[kind], values) });

/** Errors that even a draft must not have. */
export const draftErrors = (kind: Kind, values: InfoValues): FieldError[] =>
  errorsIn(
    ipInfoApi.update.input,
    { kind, draft: true, ...infoPayload(INFO_FIELDS[kind], values) },
    Object.keys(values),
  );
